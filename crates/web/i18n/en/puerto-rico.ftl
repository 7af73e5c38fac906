# The words of Puerto Rico's board.
