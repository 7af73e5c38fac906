//! The things on the table: cards, roles, trading-house cards.

use kernel::kinds;

kinds! {
    /// The 40 different buildings, in the card order in which lists are made.
    pub enum Card: "card" {
        CornFarm = "corn-farm",
        FruitFarm = "fruit-farm",
        SugarRefinery = "sugar-refinery",
        TobaccoShed = "tobacco-shed",
        CoffeeRoaster = "coffee-roaster",
        Distillery = "distillery",
        GoldMine = "gold-mine",
        NotaryOffice = "notary-office",
        Hospital = "hospital",
        BlackMarket = "black-market",
        TradingPost = "trading-post",
        Factory = "factory",
        SmallMarket = "small-market",
        Crane = "crane",
        Chapel = "chapel",
        Lighthouse = "lighthouse",
        Canal = "canal",
        Sawmill = "sawmill",
        Villa = "villa",
        Statue = "statue",
        LargeMarket = "large-market",
        MaterialsDepot = "materials-depot",
        TriumphalArch = "triumphal-arch",
        PublishingHouse = "publishing-house",
        Hero = "hero",
        TownSquare = "town-square",
        CustomsHouse = "customs-house",
        Manufactory = "manufactory",
        GovernorsPalace = "governors-palace",
        Company = "company",
        Fortress = "fortress",
        LandRegistry = "land-registry",
        Bohio = "bohio",
        School = "school",
        LandOffice = "land-office",
        Church = "church",
        Harbor = "harbor",
        Goldsmith = "goldsmith",
        Residence = "residence",
        Cathedral = "cathedral",
    }
}

kinds! {
    /// The five roles.
    pub enum Role: "role" {
        Builder = "builder",
        Producer = "producer",
        Trader = "trader",
        Recruiter = "recruiter",
        Adventurer = "adventurer",
    }
}

kinds! {
    /// The five trading-house cards; the digits are the prices of corn, fruit, sugar, tobacco, coffee.
    pub enum Tile: "trading-house card" {
        House11122 = "trading-house-11122",
        House11222 = "trading-house-11222",
        House11223 = "trading-house-11223",
        House12223 = "trading-house-12223",
        House12233 = "trading-house-12233",
    }
}

kinds! {
    /// Where hand cards are put for good, one point each.
    pub enum Shelf: "place for cards" { Chapel = "chapel", Church = "church" }
}

/// §trader.2: what each trading-house card pays for corn, fruit, sugar, tobacco, coffee.
const PRICES: [[u8; 5]; Tile::COUNT] =
    [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]];

impl Tile {
    /// The prices of corn, fruit, sugar, tobacco, coffee.
    #[inline]
    #[must_use]
    pub const fn prices(self) -> [u8; 5] {
        PRICES[self as usize]
    }
}

impl Shelf {
    /// The building under which the cards lie.
    #[must_use]
    pub const fn building(self) -> Card {
        match self {
            Shelf::Chapel => Card::Chapel,
            Shelf::Church => Card::Church,
        }
    }
}
