# The words of 1906 San Francisco's board.
