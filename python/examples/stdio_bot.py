"""A bot in twenty lines: builds whenever it can, else anything. docs/protocol.md says what the lines mean."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "cabildo" in message:  # a match begins
        dice = random.Random(message["seed"])
        print("ready", flush=True)
    elif "ask" in message:  # we are asked
        legal = message["legal"]
        builds = [action for action in legal if action.startswith("build ")]
        print(dice.choice(builds or legal), flush=True)
