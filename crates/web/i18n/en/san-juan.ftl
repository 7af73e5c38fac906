# The words of San Juan's board.
