# Les mots du plateau de San Juan.
