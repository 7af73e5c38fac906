### The levels of the bots

level-beginner = Beginner
level-apprentice = Apprentice
level-casual = Casual
level-regular = Regular
level-skilled = Skilled
level-strong = Strong
level-master = Master
