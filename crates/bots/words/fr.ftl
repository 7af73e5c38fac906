### Les niveaux des robots

level-beginner = Débutant
level-casual = Amateur
level-skilled = Confirmé
level-strong = Fort
