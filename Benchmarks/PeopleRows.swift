import Campus
import Foundation
import Operations
import Recurrence

/// People, communities and events on a campus of 30,000.
enum PeopleRows {
    static func rows(rounds: Int) throws -> [Row] {
        let folder = try TemporaryFolder()
        let home = folder.path + "/home"
        // Opens the home, so that the database and its operator are there.
        let op = try Desks(setting(home, "op"))
        try GeneratedCampus().fill(home + "/belltower.sqlite")
        _ = try op.people.add("newcomer", ProfileEdit())
        let desks = try Desks(setting(home, "newcomer"))
        let names = try desks.communities.list().map(\.community.name)
        var figures: [String: [Double]] = [:]
        func measure(_ what: String, _ work: () throws -> Void) rethrows {
            figures[what, default: []].append(try Measure.milliseconds(work))
        }
        for round in 0..<rounds {
            let name = names[round % names.count]
            try measure("join a community") { _ = try desks.communities.join(name) }
            try measure("list communities with marks") { _ = try desks.communities.list() }
            let events = try desks.events.list(EventSelection(community: name))
            let joined = events.prefix(3).map(\.event.name)
            for event in joined {
                try measure("join an event") { _ = try desks.events.join(event) }
            }
            try measure("show a community") { _ = try desks.communities.page(name) }
            if let event = joined.first {
                try measure("drop an event") { _ = try desks.events.drop(event) }
            }
            if round % 2 == 0 {
                try measure("quit a community") { _ = try desks.communities.quit(name) }
            }
            try measure("list all events") { _ = try desks.events.list(EventSelection()) }
        }
        return figures.sorted { $0.key < $1.key }.map { what, values in
            let isPromised = what != "list all events"
            let median = Measure.median(values)
            return Row(
                what: what, measured: Measure.text(median), yardstick: "", ratio: "",
                promise: isPromised ? "under 10 ms" : "",
                isKept: isPromised ? median < 10 : nil)
        }
    }

    private static func setting(_ home: String, _ person: String) -> Invocation {
        Invocation(
            home: home, person: person, zone: "Europe/London", now: "2026-09-21T12:00:00+01:00",
            isFounding: true)
    }
}
