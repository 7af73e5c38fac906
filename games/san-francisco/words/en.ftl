title = San Francisco
score-half-points = half points
score-trams = trams
option-players = how many play
option-deck = the project cards, corrected in a file
option-board = the numbers of the boards, corrected in a file
ending-full-city = a city is full
ending-foundations = the last foundation token was laid
