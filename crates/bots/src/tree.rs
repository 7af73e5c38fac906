//! The tree of a search: nodes and edges in two lists, named by their place in them.
//!
//! A node stands for a series of answers, not for a position: luck is sampled anew each time it is passed, so the seat that is
//! asked there and its legal answers may differ from one time to the next. An edge therefore carries its seat, and counts how
//! often it could have been chosen.

use std::hash::{Hash, Hasher};

use kernel::Seat;

/// The place of nothing.
const NONE: u32 = u32::MAX;

/// The place of the position that is asked about, in a packed tree.
pub(crate) const ROOT: u32 = 0;

/// So many edges are a hundred megabytes or so: then the tree stops growing and only its numbers get better.
pub(crate) const MOST_EDGES: usize = 3_000_000;

/// An answer that a seat could give somewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub seat: Seat,
    pub action: A,
    /// How promising it looks before it is tried; the shares of a node's legal answers add up to about 1.
    pub prior: f32,
    /// What it seems to be worth before it is tried.
    pub guess: f32,
    /// The rewards of its seat, added up.
    pub total: f32,
    pub visits: u32,
    /// How often it was legal when its node was passed.
    pub available: u32,
    child: u32,
}

/// How the edges of a node hang together, apart from their numbers: who looks for an answer passes many and wants one.
#[derive(Clone, Copy, Debug)]
struct Link {
    /// What the answer and its seat look like from afar.
    sign: u32,
    next: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    last: u32,
    visits: u32,
}

impl Node {
    const NEW: Node = Node { first: NONE, last: NONE, visits: 0 };
}

#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// One for each edge.
    links: Vec<Link>,
    /// Where the match has come to since the tree was packed.
    now: u32,
}

/// Puts a number together from a few small ones, quickly.
struct Sign(u32);

impl Hasher for Sign {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u8(*byte);
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.0 = (self.0.rotate_left(5) ^ u32::from(n)).wrapping_mul(0x9e37_79b9);
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x9e37_79b9);
    }

    // The place of a variant in its enum.
    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.write_u8(n as u8);
    }

    #[inline]
    fn finish(&self) -> u64 {
        u64::from(self.0)
    }
}

#[inline]
fn sign<A: Hash>(seat: Seat, action: A) -> u32 {
    let mut sign = Sign(seat.index() as u32);
    action.hash(&mut sign);
    sign.0
}

impl<A: Copy + Eq + Hash> Tree<A> {
    /// What an edge takes at most: itself and the node behind it, in lists that may be half empty.
    pub(crate) const BYTES_OF_EDGE: usize =
        2 * (size_of::<Edge<A>>() + size_of::<Link>() + size_of::<Node>());

    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Node::NEW], edges: Vec::new(), links: Vec::new(), now: ROOT }
    }

    pub(crate) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    pub(crate) fn edge_mut(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// How often the node was passed, this time included.
    pub(crate) fn visit(&mut self, node: u32) -> u32 {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.visits
    }

    /// Whether all these answers have their edges.
    pub(crate) fn knows(&self, node: u32, seat: Seat, actions: &[A]) -> bool {
        let first = self.nodes[node as usize].first;
        actions.iter().all(|action| self.find(first, NONE, seat, *action).is_some())
    }

    /// How many edges there are.
    pub(crate) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// The memory that the lists have asked for.
    pub(crate) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<A>>()
            + self.links.capacity() * size_of::<Link>()
    }

    /// The node behind an edge, if it was reached before.
    pub(crate) fn child(&self, edge: u32) -> Option<u32> {
        let child = self.edges[edge as usize].child;
        (child != NONE).then_some(child)
    }

    /// A new node behind an edge.
    pub(crate) fn grow(&mut self, edge: u32) -> u32 {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::NEW);
        self.edges[edge as usize].child = child;
        child
    }

    /// Finds the edges of these answers, in their order, and makes those that are new. Whether there were any.
    pub(crate) fn link(&mut self, node: u32, seat: Seat, actions: &[A], out: &mut Vec<u32>) -> bool {
        out.clear();
        let before = self.edges.len();
        let mut cursor = self.nodes[node as usize].first;
        for action in actions {
            // Lists have a stable order, so the next edge is mostly the right one; else one of those before it.
            let first = self.nodes[node as usize].first;
            let ahead = self.find(cursor, NONE, seat, *action);
            let found = ahead.or_else(|| self.find(first, cursor, seat, *action));
            let edge = found.unwrap_or_else(|| self.append(node, seat, *action));
            cursor = self.links[edge as usize].next;
            out.push(edge);
        }
        self.edges.len() > before
    }

    /// The edge of an answer among those from one on up to another one.
    #[inline]
    fn find(&self, from: u32, upto: u32, seat: Seat, action: A) -> Option<u32> {
        let sign = sign(seat, action);
        let mut at = from;
        while at != upto {
            let link = self.links[at as usize];
            if link.sign == sign {
                let edge = &self.edges[at as usize];
                if edge.action == action && edge.seat == seat {
                    return Some(at);
                }
            }
            at = link.next;
        }
        None
    }

    fn append(&mut self, node: u32, seat: Seat, action: A) -> u32 {
        let place = self.edges.len() as u32;
        let blank =
            Edge { seat, action, prior: 0.0, guess: 0.5, total: 0.0, visits: 0, available: 0, child: NONE };
        self.edges.push(blank);
        self.links.push(Link { sign: sign(seat, action), next: NONE });
        let node = &mut self.nodes[node as usize];
        if node.first == NONE {
            node.first = place;
        } else {
            self.links[node.last as usize].next = place;
        }
        node.last = place;
        place
    }

    /// Goes down to what hangs below an answer; where nothing is known the tree begins anew.
    pub(crate) fn advance(&mut self, seat: Seat, action: A) {
        let edge = self.find(self.nodes[self.now as usize].first, NONE, seat, action);
        match edge.and_then(|edge| self.child(edge)) {
            Some(child) => self.now = child,
            None => *self = Tree::new(),
        }
    }

    /// Keeps what hangs below the present node and drops everything else.
    pub(crate) fn pack(&mut self) {
        if self.now != ROOT {
            *self = self.below(self.now);
        }
    }

    /// A copy of what hangs below a node, closely packed.
    fn below(&self, root: u32) -> Tree<A> {
        let mut copy = Tree {
            nodes: vec![Node { first: NONE, last: NONE, ..self.nodes[root as usize] }],
            edges: Vec::new(),
            links: Vec::new(),
            now: ROOT,
        };
        // Pairs of an old node and its new place, whose edges have still to be copied.
        let mut open = vec![(root, ROOT)];
        while let Some((old, new)) = open.pop() {
            let mut at = self.nodes[old as usize].first;
            while at != NONE {
                let edge = self.edges[at as usize];
                let place = copy.append(new, edge.seat, edge.action);
                copy.edges[place as usize] = Edge { child: NONE, ..edge };
                if edge.child != NONE {
                    let child = copy.grow(place);
                    copy.nodes[child as usize].visits = self.nodes[edge.child as usize].visits;
                    open.push((edge.child, child));
                }
                at = self.links[at as usize].next;
            }
        }
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_that_become_legal_later_are_added_and_found_again() {
        let mut tree = Tree::new();
        let mut edges = Vec::new();
        assert!(tree.link(ROOT, Seat::A, &['b', 'd'], &mut edges));
        assert!(tree.link(ROOT, Seat::A, &['a', 'b', 'c', 'd'], &mut edges));
        let again = edges.clone();
        assert!(!tree.link(ROOT, Seat::A, &['a', 'b', 'c', 'd'], &mut edges));
        assert_eq!(edges, again);
        assert!(
            tree.link(ROOT, Seat::B, &['a'], &mut edges),
            "the same answer of another seat is another edge"
        );
    }

    #[test]
    fn what_hangs_below_an_answer_is_kept_with_its_numbers() {
        let mut tree = Tree::new();
        let mut edges = Vec::new();
        tree.link(ROOT, Seat::A, &['a', 'b'], &mut edges);
        let below = tree.grow(edges[1]);
        tree.link(below, Seat::B, &['x', 'y'], &mut edges);
        tree.edge_mut(edges[1]).visits = 7;
        tree.grow(edges[1]);
        tree.advance(Seat::A, 'b');
        tree.pack();
        assert!(!tree.link(ROOT, Seat::B, &['x', 'y'], &mut edges));
        assert_eq!((tree.edge(edges[0]).visits, tree.edge(edges[1]).visits), (0, 7));
        assert!(tree.child(edges[1]).is_some());
        tree.advance(Seat::B, 'x');
        tree.pack();
        assert!(tree.link(ROOT, Seat::A, &['a'], &mut edges), "nothing was known below x");
    }
}
