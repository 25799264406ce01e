package import Recurrence

/// Two series of items, or single ones, that clash: how often, and first when.
package struct ClashSummary: Hashable, Sendable {
    /// The first of the clashes.
    package var pair: ClashPair
    package var times: Int

    package init(pair: ClashPair, times: Int) {
        self.pair = pair
        self.times = times
    }
}

/// The clashes that have just come about: the first of them, and how many more there are.
package struct ClashNews: Hashable, Sendable {
    package private(set) var told: [ClashSummary] = []
    package private(set) var more = 0
    /// Until when they were looked for; nil where all were.
    package var horizon: Instant?
    private var places: [Series: Int?] = [:]

    /// The two meetings that clash, the lower number first.
    private struct Series: Hashable {
        var first: MeetingID
        var second: MeetingID

        init(_ pair: ClashPair) {
            let (one, other) = (pair.first.id.meeting, pair.second.id.meeting)
            (first, second) = (min(one, other), max(one, other))
        }
    }

    /// More pairs than this are counted.
    private static let most = 100

    package init() {}

    /// Takes in a clash; of two series it is told once, and how often.
    package mutating func add(_ pair: ClashPair) {
        let meetings = Series(pair)
        if let known = places[meetings] {
            if let place = known { told[place].times += 1 }
        } else if told.count < Self.most {
            places[meetings] = told.count
            told.append(ClashSummary(pair: pair, times: 1))
        } else {
            places[meetings] = .some(nil)
            more += 1
        }
    }
}
