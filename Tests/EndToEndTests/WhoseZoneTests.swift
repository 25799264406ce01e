import Foundation
import TestSupport
import Testing

/// One rule for every command and bell: `--zone`, then the person's, then the configuration's, then
/// the machine's.
@Suite("Whose zone counts")
struct WhoseZoneTests {
    /// Where a zone was set, and beside it, in the places that count less, others.
    enum Place: String, CaseIterable, CustomTestStringConvertible {
        case option, settings, profile, configuration, machine

        var testDescription: String { rawValue }

        private static let weaker = "America/New_York"

        func belltower() throws -> (belltower: Belltower, environment: [String: String]) {
            let belltower = try Belltower()
            let wanted = "Asia/Tokyo"
            let rank = Self.allCases.firstIndex(of: self) ?? 0
            if rank < 4 {
                try Data("zone: \(rank == 3 ? wanted : "Europe/Paris")\n".utf8)
                    .write(to: URL(fileURLWithPath: belltower.home + "/config.yaml"))
            }
            switch self {
            case .option: try belltower.run("settings", "zone", Self.weaker)
            case .settings: try belltower.run("settings", "zone", wanted)
            case .profile: try belltower.run("person", "edit", "--zone", wanted)
            case .configuration, .machine: break
            }
            return (belltower, rank < 4 ? [:] : ["TZ": wanted])
        }
    }

    /// What shows, reads or rings times, in an order that builds on what was before.
    static let commands: [[String]] = [
        ["agenda", "week"], ["agenda", "week", "--json"], ["agenda", "--next"],
        ["agenda", "--free"],
        ["agenda", "2026-10-05", "--plain"], ["agenda", "week", "--clashes"],
        ["add", "Dentist", "--start", "14:00", "--json"], ["edit", "m2", "--start", "15:00"],
        ["edit", "m2", "--start", "2026-10-07"], ["item", "m1"], ["undo"], ["undo"],
        ["goal", "2l", "--on"], ["goal", "--json"],
        [
            "drink", "glass", "--at", "09:30", "--json", "--id",
            "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b",
        ],
        ["drinks", "--days", "2", "--json"], ["drinks", "--days", "2"], ["agenda", "--json"],
        ["status"], ["status", "--json"], ["free", "--with", "sam", "--json"],
        ["event", "publish", "Night", "--start", "2026-10-06 18:00", "--hashtag", "n", "--json"],
        ["event", "list"], ["event", "join", "e1"], ["event", "show", "e1"],
        ["reminders", "--to", "2026-10-08"], ["reminders", "--json"],
        ["remind", "--once", "--channel", "jsonl:-"], ["reminders", "--history", "--json"],
        ["snooze", "m1", "5m", "--json"], ["changes", "--json"],
        ["export", "-", "--kind", "class,personal,event,hydration"],
        ["export", "-", "--from", "2026-10-05", "--to", "2026-10-06"],
    ]

    /// All that the commands say, and a text without what is every home's own.
    private static func said(_ place: Place) throws -> [String] {
        let (belltower, environment) = try place.belltower()
        // Without a zone of its own: it is read where its reader is.
        let feed = try belltower.folder.write(
            """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            BEGIN:VEVENT\r
            UID:a\r
            DTSTART:20261005T171000\r
            DTEND:20261005T180000\r
            SUMMARY:Choir\r
            END:VEVENT\r
            END:VCALENDAR\r

            """, as: "floating.ics")
        let option = place == .option ? ["--zone", "Asia/Tokyo"] : []
        return try ([["subscribe", feed, "--name", "F"]] + commands).map { words in
            // Here the option says where the event is.
            let outcome = try belltower.run(words: words + option, environment: environment)
            return "\(words): \(outcome.status)\n\(outcome.output)\(outcome.errors)"
                .replacing(belltower.folder.path, with: "")
        }
    }

    private static let machine = Result { try said(.machine) }

    @Test("wherever it was set, every command says the same", arguments: Place.allCases)
    func places(_ place: Place) throws {
        let expected = try Self.machine.get()
        let found = try Self.said(place)
        for (found, expected) in zip(found, expected) { #expect(found == expected) }
        #expect(found.count == expected.count)
        #expect(found.contains { $0.contains("+09:00") })
        #expect(!found.contains { $0.contains("+01:00") || $0.contains("-04:00") })
    }
}
