"""200 parallel wrong logins, again and again for 20 seconds, and a visitor who wants a page meanwhile.

    python3 scripts/attack/logins.py [PARALLEL] [--without-limits]

The second form takes the rate limits off, so that the queue before the hashes alone has to hold.
"""

import http.client
import multiprocessing
import sys
import threading
import time
from collections import Counter

from server import Server, percentile, verdict

FORM = {"content-type": "application/x-www-form-urlencoded"}


def guess(place, n, stop, answers):
    while not stop.is_set():
        try:
            client = http.client.HTTPConnection(*place, timeout=30)
            client.request("POST", "/me/return", f"name=Olga{n % 7}&password=wrong+{n}+wrong", FORM)
            answers[client.getresponse().status] += 1
            client.close()
        except OSError:
            answers["broken"] += 1
        stop.wait(0.05)


def flood(place, parallel, stop, told):
    """All who guess, in a process of their own: the visitor's clock must not wait for them."""
    answers = Counter()
    attack = [threading.Thread(target=guess, args=(place, n, stop, answers)) for n in range(parallel)]
    for thread in attack:
        thread.start()
    for thread in attack:
        thread.join()
    told.put(dict(answers))


def main():
    parallel = next((int(word) for word in sys.argv[1:] if word.isdigit()), 200)
    options = []
    if "--without-limits" in sys.argv:
        for name in ("logins", "logins-name", "logins-pair", "changes", "changes-player", "reads"):
            options += ["--limit", f"{name}=none"]
        options += ["--limit", "connections-each=1000"]
    server = Server(*options)
    before = server.memory()
    stop, told = multiprocessing.Event(), multiprocessing.Queue()
    attack = multiprocessing.Process(target=flood, args=((server.host, server.port), parallel, stop, told))
    attack.start()
    times, most = [], before
    visitor = http.client.HTTPConnection(server.host, server.port, timeout=30)
    end = time.time() + 20
    while time.time() < end:
        begun = time.perf_counter()
        try:
            visitor.request("GET", "/about")
            status = visitor.getresponse()
            status.read()
            if status.status == 200:
                times.append(time.perf_counter() - begun)
        except (OSError, http.client.HTTPException):
            visitor = http.client.HTTPConnection(server.host, server.port, timeout=30)
        most = max(most, server.memory())
        time.sleep(0.02)
    stop.set()
    answers = told.get()
    attack.join()
    said = server.close()
    p50, p99 = (1000 * percentile(times, share) for share in (0.5, 0.99))
    print(f"{parallel} parallel wrong logins: answers {answers}")
    print(f"memory {before:.0f} MB, at most {most:.0f} MB; {len(times)} pages: p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    good = verdict("memory grew by less than 200 MB", most - before < 200)
    good &= verdict("a page takes less than 100 ms (p99)", p99 < 100)
    good &= verdict("no panic", "panicked" not in said)
    sys.exit(not good)


if __name__ == "__main__":
    main()
