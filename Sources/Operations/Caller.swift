package import Campus
package import Recurrence

/// Who asks, on whose clock, and where their days begin.
///
/// A value that somebody was found by: to make one never adds anybody to a home.
package struct Caller: Sendable {
    package internal(set) var person: Person
    /// The instant at which they ask.
    package internal(set) var now: Instant
    /// In which days begin, all-day items lie and floating times are read.
    package internal(set) var zone: Zone
    /// The zone that they asked for, whatever their profile says; nil mostly.
    var wishedZone: Zone?
}
