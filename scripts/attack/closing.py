"""SIGTERM in the middle of play, again and again: every request that the server took is answered.

    python3 scripts/attack/closing.py [ROUNDS] [CLIENTS]
"""

import http.client
import sys
import threading
import time

from server import Server, verdict

FORM = {"content-type": "application/x-www-form-urlencoded"}


def work(server, n, sent, cut):
    """Changes something over and over on one connection, until the server is gone."""
    client = http.client.HTTPConnection(server.host, server.port, timeout=30)
    headers = dict(FORM)
    while True:
        try:
            if client.sock is None:
                client.connect()
        except OSError:
            return
        try:
            client.request("POST", "/me", f"name=Olga+{n}", headers)
            answer = client.getresponse()
            answer.read()
            sent.append(answer.status)
            if cookie := answer.getheader("set-cookie"):
                headers["cookie"] = cookie.split(";")[0]
        except (OSError, http.client.HTTPException) as error:
            cut.append(repr(error))
            client.close()


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    clients = int(sys.argv[2]) if len(sys.argv) > 2 else 8
    sent, cut, panics = [], [], 0
    for _ in range(rounds):
        server = Server("--limit", "changes=none", "--limit", "changes-player=none")
        crowd = [threading.Thread(target=work, args=(server, n, sent, cut)) for n in range(clients)]
        for thread in crowd:
            thread.start()
        time.sleep(1)
        panics += "panicked" in server.close()
        for thread in crowd:
            thread.join()
    print(f"{rounds} times SIGTERM under load: {len(sent)} requests answered, {len(cut)} cut off {cut[:3]}")
    good = verdict("every request was answered", not cut)
    good &= verdict("no panic", panics == 0)
    sys.exit(not good)


if __name__ == "__main__":
    main()
