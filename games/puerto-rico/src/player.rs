//! One player's belongings: island, city, discs, goods, money, points.

use kernel::{Kind, KindSet, kinds};

use crate::buildings::{Buildings, CIRCLES, NO_CIRCLE, PLANTS, SINGLE, SINGLE_SPECIAL, WITH_GOOD};
use crate::kinds::{Building, Good, Place, Tile};
use crate::setup::SPACES;

kinds! {
    /// The two sorts of discs.
    pub enum Disc: "disc" { Colonist = "colonist", Noble = "noble" }
}

/// The kinds of which there is something among barrels or tiles, as a set.
#[inline]
pub(crate) fn kinds_in(numbers: &[u8; Good::COUNT]) -> KindSet {
    numbers.iter().enumerate().fold(0, |set, (kind, n)| set | KindSet::from(*n > 0) << kind)
}

/// Places where discs are counted one by one: those before the buildings with one circle.
pub(crate) const POSTS: usize = Tile::COUNT + PLANTS;

/// One player's belongings. On ordinary places discs are only counted: the owner may always exchange them. §nobles.2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Own buildings.
    pub(crate) owned: Buildings,
    /// Own buildings with a disc.
    pub(crate) occupied: Buildings,
    /// Special buildings with one circle on which a noble stands.
    pub(crate) noble_in: Buildings,
    pub(crate) doubloons: u16,
    /// Point chips, and points written down after the bank ran out.
    pub(crate) points: u16,
    pub(crate) goods: [u8; Good::COUNT],
    /// Island tiles that have a circle.
    pub(crate) tiles: [u8; Tile::COUNT],
    /// Discs on them, and on the six production buildings with a good: the first places in place order.
    pub(crate) posts: [u8; POSTS],
    /// Forests, by the kind that lies face down.
    pub(crate) forests: [u8; Good::COUNT],
    /// Colonists and nobles in the Guest House.
    pub(crate) guests: [u8; 2],
    /// Discs that stand nowhere else.
    pub(crate) windrose: u8,
    /// All own discs.
    pub(crate) discs: u8,
    /// The nobles among them.
    pub(crate) nobles: u8,
    /// Tiles on the island, forests included.
    pub(crate) island: u8,
    /// City spaces in use.
    pub(crate) city: u8,
    /// Circles on all own buildings.
    pub(crate) circles: u8,
}

impl Player {
    /// Whether the building stands in the city.
    #[inline]
    #[must_use]
    pub fn has(&self, building: Building) -> bool {
        self.owned & building.bit() != 0
    }

    /// Whether the building stands in the city and a disc on it: only then it works. §city.4
    #[inline]
    #[must_use]
    pub fn works(&self, building: Building) -> bool {
        self.occupied & building.bit() != 0
    }

    /// Who stands on a special building with one circle.
    #[inline]
    #[must_use]
    pub fn occupant(&self, building: Building) -> Option<Disc> {
        debug_assert!(SINGLE_SPECIAL & building.bit() != 0);
        let noble = self.noble_in & building.bit() != 0;
        self.works(building).then_some(if noble { Disc::Noble } else { Disc::Colonist })
    }

    /// Free spaces of the island.
    #[inline]
    #[must_use]
    pub fn free_island(&self) -> u8 {
        SPACES - self.island
    }

    /// Free spaces of the city.
    #[inline]
    #[must_use]
    pub fn free_city(&self) -> u8 {
        SPACES - self.city
    }

    /// Forests, whatever lies under them.
    #[inline]
    #[must_use]
    pub fn forest_count(&self) -> u8 {
        self.forests.iter().sum()
    }

    /// All barrels.
    #[inline]
    #[must_use]
    pub fn barrels(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// Barrels of a kind.
    #[inline]
    #[must_use]
    pub fn barrels_of(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// The kinds of which there is a barrel, as a set.
    #[inline]
    pub(crate) fn held(&self) -> KindSet {
        kinds_in(&self.goods)
    }

    /// The kinds of which there is a barrel, in goods order.
    #[inline]
    pub(crate) fn kinds_held(&self) -> impl Iterator<Item = Good> + 'static {
        Good::members(self.held())
    }

    /// Discs on the island tiles of each kind.
    #[inline]
    pub(crate) fn manned(&self) -> &[u8; Tile::COUNT] {
        self.posts.first_chunk().expect("tiles come first")
    }

    /// Discs on the six production buildings with a good.
    #[inline]
    pub(crate) fn crew(&self) -> &[u8; PLANTS] {
        self.posts.last_chunk().expect("plants come last")
    }

    #[inline]
    pub(crate) fn guest_count(&self) -> u8 {
        self.guests[0] + self.guests[1]
    }

    /// Discs on the buildings.
    #[inline]
    pub(crate) fn city_discs(&self) -> u8 {
        let single = (self.occupied & SINGLE).count_ones() as u8;
        single + self.crew().iter().sum::<u8>() + self.guest_count()
    }

    /// Discs at a place.
    #[must_use]
    pub fn discs_at(&self, place: Place) -> u8 {
        match place {
            Place::Tile(tile) => self.manned()[tile.index()],
            Place::Building(Building::GuestHouse) => self.guest_count(),
            Place::Building(plant) if plant.index() < PLANTS => self.crew()[plant.index()],
            Place::Building(building) => u8::from(self.works(building)),
            Place::Windrose => self.windrose,
        }
    }

    /// Nobles in a building, where it matters who stands there.
    #[must_use]
    pub fn nobles_in(&self, building: Building) -> u8 {
        let lodging = if building == Building::GuestHouse { self.guests[1] } else { 0 };
        lodging + u8::from(self.noble_in & building.bit() != 0)
    }

    /// Where discs stand, the windrose left out: how many of which sort.
    pub(crate) fn standing(&self) -> Vec<(Place, Disc, u8)> {
        let sorts = |place: Place| {
            let nobles = match place {
                Place::Building(building) => self.nobles_in(building),
                Place::Tile(_) | Place::Windrose => 0,
            };
            [(place, Disc::Colonist, self.discs_at(place) - nobles), (place, Disc::Noble, nobles)]
        };
        Place::all().flat_map(sorts).filter(|(_, _, n)| *n > 0).collect()
    }

    /// Circles at a place of the player's own.
    #[inline]
    #[must_use]
    pub fn circles_at(&self, place: Place) -> u8 {
        match place {
            Place::Tile(tile) => self.tiles[tile.index()],
            Place::Building(building) if self.has(building) => building.facts().circles,
            Place::Building(_) | Place::Windrose => 0,
        }
    }

    /// The same, by the number of a place that is the player's own, and without a branch.
    #[inline]
    pub(crate) fn circles_in(&self, place: usize) -> u8 {
        let [a, b, c, d, e, f] = self.tiles;
        let tiles = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        let island = tiles.checked_shr(8 * place as u32).unwrap_or(0) as u8;
        island + CIRCLES[place]
    }

    /// Circles of the island tiles, and those that the production buildings with a good have, own or not.
    #[inline]
    fn circles_of_posts(&self) -> [u8; POSTS] {
        let mut circles = [0; POSTS];
        circles.copy_from_slice(&CIRCLES[..POSTS]);
        circles[..Tile::COUNT].copy_from_slice(&self.tiles);
        circles
    }

    /// The places with an empty circle, as a set of places.
    pub(crate) fn open_places(&self) -> u64 {
        let mut open = 0;
        for (post, circles) in self.circles_of_posts().into_iter().enumerate() {
            open |= u64::from(self.posts[post] < circles) << post;
        }
        let foreign = (WITH_GOOD & !self.owned) << Tile::COUNT;
        open & !foreign | (self.owned & SINGLE & !self.occupied) << Tile::COUNT
    }

    /// Colonists on special buildings.
    #[inline]
    pub(crate) fn special_colonists(&self) -> u8 {
        self.guests[0] + (self.occupied & SINGLE_SPECIAL & !self.noble_in).count_ones() as u8
    }

    /// Nobles on special buildings.
    #[inline]
    pub(crate) fn special_nobles(&self) -> u8 {
        self.guests[1] + self.noble_in.count_ones() as u8
    }

    /// Colonists that stand on ordinary places or on the windrose.
    #[inline]
    pub(crate) fn ordinary_colonists(&self) -> u8 {
        self.discs - self.nobles - self.special_colonists()
    }

    /// A new disc arrives at a place.
    #[inline]
    pub(crate) fn welcome(&mut self, disc: Disc, place: Place) {
        self.discs += 1;
        self.nobles += u8::from(disc == Disc::Noble);
        self.stand(disc, place, 1);
    }

    /// `n` discs that are already the player's own stand at a place from now on.
    #[inline]
    pub(crate) fn stand(&mut self, disc: Disc, place: Place, n: u8) {
        let nobles = if disc == Disc::Noble { n } else { 0 };
        self.stand_both(place, n - nobles, nobles);
    }

    /// The same for both sorts.
    #[inline]
    pub(crate) fn stand_both(&mut self, place: Place, colonists: u8, nobles: u8) {
        let index = place.index();
        if index < POSTS {
            self.posts[index] += colonists + nobles;
        } else if place == Place::Windrose {
            self.windrose += colonists + nobles;
            return;
        } else if place == Place::Building(Building::GuestHouse) {
            self.guests[0] += colonists;
            self.guests[1] += nobles;
        }
        let buildings = |stand: bool| Buildings::from(stand) << index >> Tile::COUNT;
        self.occupied |= buildings(colonists + nobles > 0);
        self.noble_in |= buildings(nobles > 0) & SINGLE_SPECIAL;
    }

    /// Colonists from the windrose stand on all circles of some empty places from now on; how many.
    #[inline]
    pub(crate) fn fill(&mut self, places: u64) -> u8 {
        let mut discs = 0;
        for (post, circles) in self.circles_of_posts().into_iter().enumerate() {
            let here = circles * (places >> post & 1) as u8;
            self.posts[post] += here;
            discs += here;
        }
        let buildings = places >> Tile::COUNT;
        self.occupied |= buildings;
        if buildings & Building::GuestHouse.bit() != 0 {
            let here = Building::GuestHouse.facts().circles;
            self.guests[Disc::Colonist.index()] += here;
            discs += here;
        }
        discs += (buildings & SINGLE).count_ones() as u8;
        self.windrose -= discs;
        discs
    }

    /// A disc leaves a place. From a special building with one circle whoever stands there.
    pub(crate) fn leave(&mut self, disc: Disc, place: Place) {
        match place {
            Place::Tile(tile) => self.posts[tile.index()] -= 1,
            Place::Windrose => self.windrose -= 1,
            Place::Building(building) => {
                let left = if building.index() < PLANTS {
                    self.posts[place.index()] -= 1;
                    self.posts[place.index()]
                } else if building == Building::GuestHouse {
                    self.guests[disc.index()] -= 1;
                    self.guest_count()
                } else {
                    0
                };
                if left == 0 {
                    self.occupied &= !building.bit();
                    self.noble_in &= !building.bit();
                }
            }
        }
    }

    /// §mayor.5: all discs are lifted; they stand on the windrose until they are placed.
    #[inline]
    pub(crate) fn lift(&mut self) {
        self.occupied = 0;
        self.noble_in = 0;
        self.posts = [0; POSTS];
        self.guests = [0; 2];
        self.windrose = self.discs;
    }

    /// A plantation or a quarry is laid on the island.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile) {
        self.tiles[tile.index()] += 1;
        self.island += 1;
    }

    /// §forest-house.1: a plantation is laid as a forest.
    #[inline]
    pub(crate) fn lay_forest(&mut self, good: Good) {
        self.forests[good.index()] += 1;
        self.island += 1;
    }

    /// A building is placed in the city.
    #[inline]
    pub(crate) fn raise(&mut self, building: Building) {
        debug_assert!(!self.has(building) && self.free_city() >= building.spaces());
        self.owned |= building.bit();
        self.city += building.spaces();
        self.circles += building.facts().circles;
    }

    /// §discard.1: a tile without a disc goes first; otherwise its disc goes to the windrose.
    pub(crate) fn discard(&mut self, good: Good) {
        let tile = good.tile().index();
        if self.posts[tile] == self.tiles[tile] {
            self.posts[tile] -= 1;
            self.windrose += 1;
        }
        self.tiles[tile] -= 1;
        self.island -= 1;
    }

    /// §discard.2: of several forests the one whose hidden kind comes first in goods order.
    pub(crate) fn discard_forest(&mut self) -> Good {
        let good = Good::ALL.iter().copied().find(|good| self.forests[good.index()] > 0);
        let good = good.expect("there is a forest");
        self.forests[good.index()] -= 1;
        self.island -= 1;
        good
    }

    /// §storage.2, §small-warehouse.1, §large-warehouse.1: kinds that can be kept whole.
    #[inline]
    #[must_use]
    pub fn whole_kinds(&self) -> u8 {
        u8::from(self.works(Building::SmallWarehouse)) + 2 * u8::from(self.works(Building::LargeWarehouse))
    }

    /// §storage.1, §storehouse.1: single barrels that can be kept besides.
    #[inline]
    #[must_use]
    pub fn singles(&self) -> u8 {
        1 + 3 * u8::from(self.works(Building::Storehouse))
    }

    /// §library.1: the size of his privilege in a role that he took: one, or two with an occupied Library.
    #[inline]
    pub(crate) fn privilege(&self) -> u8 {
        1 + u8::from(self.works(Building::Library))
    }

    /// The slow definition of a sound player.
    pub(crate) fn fault(&self) -> Option<String> {
        let tiles: u8 = self.tiles.iter().sum::<u8>() + self.forest_count();
        let spaces: u8 = Building::members(self.owned).map(Building::spaces).sum();
        let circles: u8 = Building::members(self.owned).map(|building| building.facts().circles).sum();
        let discs = self.windrose + self.manned().iter().sum::<u8>() + self.city_discs();
        let fault = |wrong: bool, what: String| wrong.then_some(what);
        fault(tiles != self.island || tiles > SPACES, format!("{tiles} tiles, counted {}", self.island))
            .or_else(|| {
                fault(
                    spaces != self.city || spaces > SPACES,
                    format!("{spaces} city spaces, counted {}", self.city),
                )
            })
            .or_else(|| {
                fault(circles != self.circles, format!("{circles} circles, counted {}", self.circles))
            })
            .or_else(|| fault(discs != self.discs, format!("{discs} discs, counted {}", self.discs)))
            .or_else(|| {
                fault(self.occupied & !self.owned != 0, "a disc on a building of somebody else".to_owned())
            })
            .or_else(|| {
                fault(self.occupied & NO_CIRCLE != 0, "a disc on a building without circles".to_owned())
            })
            .or_else(|| {
                fault(
                    self.noble_in & !(self.occupied & SINGLE_SPECIAL) != 0,
                    "a noble who stands nowhere".to_owned(),
                )
            })
            .or_else(|| {
                fault(self.special_nobles() > self.nobles, "more nobles at work than there are".to_owned())
            })
            .or_else(|| {
                let colonists = self.discs.checked_sub(self.nobles);
                fault(colonists.is_none_or(|n| n < self.special_colonists()), "too few colonists".to_owned())
            })
            .or_else(|| {
                Place::all()
                    .find(|place| self.discs_at(*place) > self.circles_at(*place))
                    .map(|place| format!("too many discs at {place}"))
            })
            .or_else(|| {
                let plants = Building::members(WITH_GOOD);
                let differs = |plant: &Building| self.works(*plant) != (self.crew()[plant.index()] > 0);
                plants.into_iter().find(differs).map(|plant| format!("{plant} miscounts its discs"))
            })
            .or_else(|| {
                fault(
                    self.works(Building::GuestHouse) != (self.guest_count() > 0),
                    "guests miscounted".to_owned(),
                )
            })
    }
}
