//! How fast bots think: search iterations per second from stored positions.
pub struct SearchPace;
pub fn search_pace() {}
