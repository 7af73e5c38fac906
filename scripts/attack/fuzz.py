"""100,000 random requests: whole ones, broken ones, ones that stop in the middle. No panic, no 5xx.

    python3 scripts/attack/fuzz.py [REQUESTS] [SEED]
"""

import json
import random
import re
import socket
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from server import Server, verdict

GAMES = ["puerto-rico", "san-juan", "saint-petersburg", "san-francisco", "san-francisco-1906", "chess", ""]
WORDS = ["", "A", "B", "E", "Z", "0", "1", "-1", "99999999999999999999", "é", "\x00", "<b>", "../..", "%2e%2e", "buy carpenter",
         "pass", "me", "open", "random", "strong", "true", "all", "x" * 300, "💥", "' OR 1=1 --", "{{7*7}}", "players=3", "players=9"]
FORMS = {
    "/me": ["name"], "/me/password": ["password"], "/me/return": ["name", "password"], "/me/leave": ["device"],
    "/tables": ["game", "option-players", "seat-A", "seat-B", "pace", "listed"], "/lang/fr": ["back"], "/lang/xx": ["back"],
    "/play/san-juan": [], "/play/chess": [],
    "/t/T/move": ["ply", "revision", "action"], "/t/T/several": ["ply", "mark", "mark"], "/t/T/undo": ["ply", "all", "to"], "/t/T/sit": ["seat"],
    "/t/T/leave": [], "/t/T/resign": [], "/t/T/chat": ["text"], "/t/T/rematch": [],
}
BODIES = {"/api/tables": ["game", "setup", "seats", "pace", "listed"], "/api/tables/T/sit": ["seat"], "/api/tables/T/play": ["ply", "action"]}
PAGES = ["/", "/new", "/new?game=G", "/t/T", "/t/T/part", "/t/T/record", "/t/T/replay", "/t/T/replay?ply=W&seat=W", "/rules/G", "/about", "/me",
         "/rules/G/things", "/rules/san-juan/things/W", "/t/T/things/W", "/t/T/part?shown=W&since=W", "/tables?list=W", "/tables?list=mine&from=W",
         "/healthz", "/metrics", "/favicon.ico", "/static/x/table.css", "/static/../x", "/api/games", "/api/openapi.json", "/api/tables/T",
         "/api/tables/T/choices", "/api/tables/T/frames?since=W", "/api/nothing", "/%ff%fe", "/t/" + "x" * 2000, "//evil.example", "/?W=W", "/t/W", "*", "http://x/y"]
HEADERS = ["origin: https://evil.example", "origin: null", "sec-fetch-site: cross-site", "x-cabildo: 1", "accept-language: fr;q=W,en;q=9",
           "x-forwarded-for: W", "forwarded: for=W", "cookie: cabildo=W", "cookie: lang=W", "accept-encoding: br, gzip", "range: bytes=0-W",
           "transfer-encoding: chunked", "expect: 100-continue", "content-length: W", "host: W", "connection: upgrade", "x" * 200 + ": y",
           "if-none-match: W", "accept: W"]


def quote(text):
    return "".join(c if c.isalnum() and c.isascii() else "".join(f"%{b:02X}" for b in c.encode()) for c in text)


class Fuzzer:
    def __init__(self, seed, server, tables, cookies):
        self.dice, self.server = random.Random(seed), server
        self.tables, self.cookies, self.seen, self.bad = tables, cookies, Counter(), []
        self.whole, self.unanswered = 0, 0

    def fill(self, text):
        dice = self.dice
        text = text.replace("T", dice.choice(self.tables)) if "/T" in text else text
        text = re.sub("G", lambda _: dice.choice(GAMES), text) if text.endswith("G") else text
        return re.sub("W", lambda _: quote(dice.choice(WORDS)), text)

    def request(self):
        """A request, and whether it is whole: an answer to it may be waited for."""
        dice, body, kind = self.dice, "", ""
        which = dice.random()
        if which < 0.4:
            method, path = dice.choice(["GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "BREW"]), dice.choice(PAGES)
        elif which < 0.8:
            method, path = "POST", dice.choice(list(FORMS))
            fields = [(name, dice.choice(WORDS + GAMES)) for name in FORMS[path] if dice.random() < 0.9]
            kind, body = "application/x-www-form-urlencoded", "&".join(f"{name}={quote(value)}" for name, value in fields)
        else:
            method, path = "POST", dice.choice(list(BODIES))
            values = WORDS + GAMES + [3, -1, None, True, [], ["me", "open"], ["me", "random"], {}, 1e300]
            kind, body = "application/json", json.dumps({name: dice.choice(values) for name in BODIES[path] if dice.random() < 0.9})
        lines = [f"{method} {self.fill(path)} HTTP/1.{dice.choice('1111110')}", "host: localhost"]
        if kind and dice.random() < 0.95:
            lines.append(f"content-type: {kind}")
        data = body.encode(errors="replace")
        if data or method == "POST":
            lines.append(f"content-length: {len(data)}")
        if dice.random() < 0.6:
            lines.append(f"cookie: {dice.choice(self.cookies)}")
        whole = True
        for _ in range(dice.randrange(3)):
            lines.append(self.fill(dice.choice(HEADERS)))
            # With these the server may wait for more than is sent.
            whole &= not lines[-1].startswith(("content-length", "transfer-encoding"))
        lines.append("connection: close")
        raw = "\r\n".join(lines).encode(errors="replace") + b"\r\n\r\n" + data
        if dice.random() < 0.1:
            whole = False
            raw = bytearray(raw)
            for _ in range(dice.randrange(1, 8)):
                raw[dice.randrange(len(raw))] = dice.randrange(256)
        if dice.random() < 0.03:
            whole = False
            raw = raw[: dice.randrange(len(raw))]
        return bytes(raw), whole

    def run(self, requests):
        for _ in range(requests):
            raw, whole = self.request()
            try:
                with socket.create_connection((self.server.host, self.server.port), timeout=30) as stream:
                    stream.sendall(raw)
                    # Who hangs up is not answered; only what is not whole may end like that.
                    if not whole:
                        stream.shutdown(socket.SHUT_WR)
                    answer = stream.recv(4096)
                    while answer.startswith(b"HTTP/1.1 100") and (more := stream.recv(4096)):
                        answer = answer.partition(b"\r\n\r\n")[2] or more
                status = answer[9:12].decode(errors="replace") if answer.startswith(b"HTTP/") else "closed"
            except OSError as error:
                status = type(error).__name__
            self.seen[status] += 1
            self.whole += whole
            self.unanswered += whole and not status.isdigit()
            if status.startswith("5"):
                self.bad.append((status, raw[:600]))
        return self


def ask(server, method, path, body="", cookie=""):
    with socket.create_connection((server.host, server.port), timeout=30) as stream:
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        stream.sendall((head + body).encode())
        data = b""
        while part := stream.recv(65536):
            data += part
    text = data.decode(errors="replace")
    found = re.search(r"set-cookie: (cabildo=[^;]+)", text)
    return text, found.group(1) if found else cookie


def main():
    requests = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1906
    options = []
    for name in ("logins", "logins-name", "logins-pair", "changes", "changes-player", "reads", "reads-player"):
        options += ["--limit", f"{name}=none"]
    # Hashing is slow on purpose, and a full queue is a 503 on purpose: here it is long enough.
    server = Server(*options, "--limit", "hashes-waiting=100000", "--limit", "body-time=1", "--limit", "head-time=2")
    tables, cookies = ["nothing"], ["lang=fr", "cabildo=1.x.y"]
    for game in GAMES[:5]:
        for seats in (["me", "random"], ["me", "open"]):
            text, cookie = ask(server, "POST", "/api/tables", json.dumps({"game": game, "setup": "players=2", "seats": seats}))
            tables.append(re.search(r'"table":"(\w+)"', text).group(1))
            cookies.append(cookie)
    threads = 8
    with ThreadPoolExecutor(threads) as pool:
        fuzzers = [Fuzzer(seed * 1000 + n, server, tables, cookies) for n in range(threads)]
        list(pool.map(lambda fuzzer: fuzzer.run(requests // threads), fuzzers))
    seen = sum((fuzzer.seen for fuzzer in fuzzers), Counter())
    bad = [found for fuzzer in fuzzers for found in fuzzer.bad]
    alive = ask(server, "GET", "/healthz")[0].endswith("ok\n")
    said = server.close()
    print(f"{sum(seen.values())} requests: {dict(sorted(seen.items()))}")
    for status, raw in bad[:5]:
        print(status, raw)
    whole, unanswered = (sum(getattr(fuzzer, name) for fuzzer in fuzzers) for name in ("whole", "unanswered"))
    print(f"{whole} of them whole, {unanswered} of these without an answer")
    good = verdict("no 5xx", not bad)
    good &= verdict("every whole request was answered", whole > requests // 2 and unanswered == 0)
    good &= verdict("no panic", "panicked" not in said)
    good &= verdict("it still answers", alive)
    sys.exit(not good)


if __name__ == "__main__":
    main()
