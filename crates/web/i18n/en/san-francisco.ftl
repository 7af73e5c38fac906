# The words of San Francisco's board.
