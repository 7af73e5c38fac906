# Les mots du plateau de Puerto Rico.
