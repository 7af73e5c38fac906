"""300 slow or silent connections on a server with 400 descriptors, and a visitor who wants a page meanwhile.

    python3 scripts/attack/silent.py [CONNECTIONS] [DESCRIPTORS]
"""

import http.client
import socket
import sys
import threading
import time

from server import Server, percentile, verdict

HEADS = [
    b"",
    b"GET / HTTP/1.1\r\nhost: x",
    b"POST /me HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\nname=",
    b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
]


def hold(server, count, stop):
    """Connections that say nothing, a part of a head, a part of a body, or one request and then nothing; closed ones come back."""
    held = [None] * count
    opened = 0
    while not stop.is_set():
        for n in range(count):
            if held[n] is None:
                try:
                    held[n] = socket.create_connection((server.host, server.port), timeout=5)
                    held[n].sendall(HEADS[n % len(HEADS)])
                    held[n].setblocking(False)
                    opened += 1
                except OSError:
                    held[n] = None
                continue
            try:
                # One more byte now and then, as slow clients do.
                if n % 4 in (1, 2):
                    held[n].send(b"a")
                if held[n].recv(65536) == b"":
                    held[n].close()
                    held[n] = None
            except BlockingIOError:
                pass
            except OSError:
                held[n] = None
        stop.wait(1)
    return opened


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    descriptors = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    server = Server(descriptors=descriptors)
    stop = threading.Event()
    attack = threading.Thread(target=hold, args=(server, count, stop))
    attack.start()
    time.sleep(3)
    times, failures = [], 0
    end = time.time() + 60
    while time.time() < end:
        begun = time.perf_counter()
        try:
            visitor = http.client.HTTPConnection(server.host, server.port, timeout=10)
            visitor.request("GET", "/")
            answer = visitor.getresponse()
            answer.read()
            failures += answer.status != 200
            visitor.close()
        except OSError:
            failures += 1
        times.append(time.perf_counter() - begun)
        time.sleep(0.02)
    stop.set()
    attack.join()
    said = server.close()
    p50, p99, worst = (1000 * percentile(times, share) for share in (0.5, 0.99, 1))
    print(f"{count} slow or silent connections, {descriptors} descriptors: {len(times)} pages for a visitor on fresh connections")
    print(f"{failures} failed; p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms")
    good = verdict("every page was served", failures == 0)
    good &= verdict("p99 under 100 ms", p99 < 100)
    good &= verdict("no panic", "panicked" not in said)
    sys.exit(not good)


if __name__ == "__main__":
    main()
