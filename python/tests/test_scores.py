"""Ten thousand games played from Python end as the engine says."""

import pytest

import cabildo

#: As `Chance::fast` of the engine: SplitMix64.
MASK = (1 << 64) - 1


class Dice:
    """The dice of the engine's random play, written once more."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def word(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) >> 32

    def below(self, n: int) -> int:
        product = self.word() * n
        if product & 0xFFFFFFFF < n:
            threshold = -n % (1 << 32) % n
            while product & 0xFFFFFFFF < threshold:
                product = self.word() * n
        return product >> 32


def child(seed: bytes, n: int) -> bytes:
    import hashlib

    return hashlib.sha256(seed + n.to_bytes(8, "little")).digest()


@pytest.mark.parametrize(
    "name", ["puerto-rico", "san-juan", "saint-petersburg", "san-francisco", "san-francisco-1906"]
)
def test_two_thousand_games_of_each_end_as_the_engine_says(name: str) -> None:
    import hashlib

    series = hashlib.sha256(b"ten thousand").digest()
    expected = cabildo.random_scores(name, 2000, "ten thousand")
    for n in range(2000):
        seed = child(series, n)
        position = cabildo.Position(name, seed=seed.hex())
        dice = Dice(int.from_bytes(seed[:8], "little"))
        while legal := position.legal():
            # Who has but one answer throws no dice.
            position.play(legal[dice.below(len(legal)) if len(legal) > 1 else 0])
        assert position.scores() == expected[n], n
