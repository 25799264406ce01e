import Campus
package import Recurrence

/// When one of several people can meet, and no more: never what they do.
package struct PersonTimes: Sendable {
    /// As `FreeTime.busy` gives it.
    package var busy: [Range<Instant>]
    /// As `FreeTime.awake` gives it.
    package var awake: [Range<Instant>]

    package init(busy: [Range<Instant>], awake: [Range<Instant>]) {
        self.busy = busy
        self.awake = awake
    }
}

/// A stretch of time that several people have free, and how well it suits them.
package struct CommonGap: Hashable, Sendable {
    package var time: Range<Instant>
    package var suits: Suitability
}

/// How well a gap suits those who want to meet; each part, and the score, from 0 to 1.
package struct Suitability: Hashable, Sendable {
    /// How much longer it is than what was asked for: 1 from three times as long.
    package var length: Double
    /// How soon it is: 1 at the beginning of the window, 0 at its end.
    package var nearness: Double
    /// How much of the time asked for lies between 10:00 and 20:00.
    package var sociability: Double
    /// Which part of the people has something just before or after, so that they are there anyway.
    package var presence: Double

    /// Length and nearness count for 0.3 each, sociable hours for 0.25, presence for 0.15.
    package var score: Double {
        0.3 * length + 0.3 * nearness + 0.25 * sociability + 0.15 * presence
    }
}

/// When several people can meet.
package struct CommonTime: Sendable {
    package var window: Range<Instant>
    /// The shortest gap of use, in seconds.
    package var shortest: Int64
    /// On whose clock hours are sociable.
    package var zone: Zone

    /// So close to a gap, in seconds, something means that a person is there anyway.
    static let close: Int64 = 30 * 60

    package init(window: Range<Instant>, shortest: Int64, zone: Zone) {
        self.window = window
        self.shortest = max(1, shortest)
        self.zone = zone
    }

    /// The gaps that all of some people have, the best first; of equally good ones the earlier.
    package func gaps(_ people: [PersonTimes]) -> [CommonGap] {
        let free = people.reduce(window.isEmpty ? [] : [window]) { common, person in
            FreeTime.common(common, FreeTime.gaps(in: person.awake, without: person.busy))
        }
        let sociable = FreeTime.awake(.sociable, in: window, zone: zone)
        return free.filter { $0.seconds >= shortest }
            .map { CommonGap(time: $0, suits: suitability(of: $0, people, sociable)) }
            .sorted { ($1.suits.score, $0.time.lowerBound) < ($0.suits.score, $1.time.lowerBound) }
    }

    private func suitability(
        of gap: Range<Instant>, _ people: [PersonTimes], _ sociable: [Range<Instant>]
    ) -> Suitability {
        let hours = FreeTime.common([gap], sociable.overlapping(gap))
            .reduce(0) { $0 + $1.seconds }
        let there = people.count { $0.busy.hasAny(near: gap) }
        return Suitability(
            length: min(1, Double(gap.seconds) / Double(shortest) / 3),
            nearness: 1 - Double(gap.lowerBound - window.lowerBound) / Double(window.seconds),
            sociability: min(1, Double(hours) / Double(shortest)),
            presence: people.isEmpty ? 0 : Double(there) / Double(people.count))
    }
}

extension [Range<Instant>] {
    /// Those that reach into a stretch, found by halves.
    fileprivate func overlapping(_ stretch: Range<Instant>) -> [Range<Instant>] {
        var found: [Range<Instant>] = []
        var index = firstPlace { $0.upperBound > stretch.lowerBound }
        while index < count, self[index].lowerBound < stretch.upperBound {
            found.append(self[index])
            index += 1
        }
        return found
    }

    /// Whether anything ends just before a gap or begins just after it.
    fileprivate func hasAny(near gap: Range<Instant>) -> Bool {
        let early = gap.lowerBound.adding(seconds: -CommonTime.close)
        let late = gap.upperBound.adding(seconds: CommonTime.close)
        let index = firstPlace { $0.upperBound >= early }
        return index < count && self[index].lowerBound <= late
    }
}
