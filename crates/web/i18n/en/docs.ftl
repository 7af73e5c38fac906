# The documentation, whose own words are English.

docs-title = Documentation
docs-lead = Everything that is written about the program, for players, hosts, programs and developers. It comes with the program and is of the same version.
docs-english = These pages are in English.
docs-contents = Contents
docs-on = Before and after
docs-players = For players
docs-games = The games
docs-hosts = For hosts
docs-programs = For programs
docs-developers = For developers
docs-decisions = Decisions
docs-files = Files that the pages name
