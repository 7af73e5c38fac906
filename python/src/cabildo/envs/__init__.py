"""Environments: ``aec`` for all seats (PettingZoo), ``solo`` for one seat among bots (Gymnasium). Install ``cabildo[envs]``."""

from .aec import GameEnv, env
from .solo import SoloEnv

__all__ = ["GameEnv", "SoloEnv", "env"]
