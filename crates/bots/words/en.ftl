### The levels of the bots

level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
