"""A server for an attack: the release program on a file of its own, and a few words about it."""

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile

PROGRAM = os.path.join(os.path.dirname(__file__), "..", "..", "target", "release", "cabildo")


class Server:
    """Starts the program; `descriptors` limits its open files, `options` go to `cabildo serve`."""

    def __init__(self, *options, descriptors=None):
        program = os.environ.get("CABILDO", PROGRAM)
        if not os.path.exists(program):
            sys.exit(f"there is no program at {program}: build it with `cargo build --release`, or say where it is in CABILDO")
        self.folder = tempfile.TemporaryDirectory(prefix="cabildo-attack-")
        self.log = open(os.path.join(self.folder.name, "log"), "w+")
        limit = descriptors and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors)))
        data = os.path.join(self.folder.name, "games.db")
        command = [program, "serve", "--no-open", "--addr", "127.0.0.1:0", "--data", data, *options]
        environment = dict(os.environ, CABILDO_LOG="info")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, preexec_fn=limit, env=environment
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+):(\d+)", line)
        if not found:
            sys.exit(f"it did not start: {line}")
        self.host, self.port = found.group(1), int(found.group(2))

    def memory(self):
        """The memory that it holds, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1)) / 1024

    def said(self):
        """What it has written to its log."""
        self.log.flush()
        with open(self.log.name) as log:
            return log.read()

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        said = self.said()
        self.folder.cleanup()
        return said


def percentile(times, share):
    """The time under which this share of all times lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def verdict(name, good):
    print(("ok   " if good else "FAIL ") + name)
    return good
