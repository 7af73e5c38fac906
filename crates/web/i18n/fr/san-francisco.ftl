# Les mots du plateau de San Francisco.
