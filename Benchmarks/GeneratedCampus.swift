import Campus
import Recurrence
import Storage
import StorageSQLite

/// A campus of people, communities and events, the same on every run.
struct GeneratedCampus {
    var people = 30_000
    var communities = 400
    var events = 5_000
    /// How many communities each person is in.
    var memberships = 12

    static let now = Instant(seconds: 1_790_000_000)

    /// Fills a home's database in one transaction.
    func fill(_ path: String) throws {
        var random = SeededGenerator(seed: 20_261_005)
        let store = try Store(path: path)
        try store.transaction { transaction in
            let people = try (0..<people).compactMap { index in
                try Handle("p\(index)").flatMap {
                    try transaction.addPerson($0, at: Self.now)
                }
            }
            for index in 0..<communities {
                try transaction.addCommunity(
                    "Community \(1_000 + index)", place: index, at: Self.now)
            }
            guard let first = people.first else { return }
            let groups = try transaction.communities(seenBy: first).map(\.community)
            for person in people {
                for _ in 0..<memberships {
                    let group = groups[Int.random(in: 0..<groups.count, using: &random)]
                    _ = try transaction.addMember(person, to: group, at: Self.now)
                }
            }
            for index in 0..<events {
                try publish(index, groups, people, transaction, &random)
            }
        }
    }

    private func publish(
        _ index: Int, _ groups: [Community], _ people: [Person], _ transaction: Transaction,
        _ random: inout SeededGenerator
    ) throws {
        let hours = Int64(index % 2_000)
        let plan = EventPlan(
            title: "Event \(index)",
            start: WallTime(seconds: Self.now.seconds + hours * 3_600), length: 3_600,
            zone: "Europe/London", rule: nil, capacity: index % 3 == 0 ? 20 : nil)
        let id = try transaction.addEvent(
            plan, of: groups[index % groups.count].id, by: people[0], password: nil,
            isByStaff: false, at: Self.now)
        guard let event = try transaction.event(id) else { return }
        try transaction.addChange(
            EventChange(kind: .published, at: Self.now), of: event, by: people[0])
        for _ in 0..<20 {
            let person = people[Int.random(in: 1..<people.count, using: &random)]
            try transaction.join(event, by: person, at: Self.now)
        }
    }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
