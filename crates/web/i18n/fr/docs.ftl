# The documentation, whose own words are English.

docs-title = Documentation
docs-lead = Tout ce qui est écrit sur le programme, en anglais : pour qui joue, héberge, programme ou développe. Elle accompagne le programme et a la même version que lui.
docs-english = Ces pages sont en anglais.
docs-contents = Sommaire
docs-on = Avant et après
docs-players = Pour jouer
docs-games = Les jeux
docs-hosts = Pour héberger
docs-programs = Pour les programmes
docs-developers = Pour développer
docs-decisions = Décisions
docs-files = Fichiers cités par les pages
