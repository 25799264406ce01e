import Campus
import CLibical
import Foundation
import Operations

/// An export, from rows to bytes on disk, against libical's bare writing of the same components.
enum ExportRows {
    static func rows(events: Int, rounds: Int) async throws -> [Row] {
        let folder = try TemporaryFolder()
        let file = try folder.write(GeneratedFeed.text(events: events), as: "feed.ics")
        func desks() throws -> Desks {
            try Desks(
                Invocation(
                    home: folder.path + "/home", person: "bench", zone: "Europe/London",
                    isFounding: true))
        }
        _ = try await desks().sources.subscribe(Subscription(address: file, every: 60))
        var rows: [Row] = []
        for profile in [ExportProfile.plain, .outlook] {
            let request = ExportRequest(
                from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: false, profile: profile)
            var exports: [Double] = []
            var bare: [Double] = []
            for _ in 0..<rounds {
                let asking = try desks()
                var text = ""
                exports.append(
                    try Measure.milliseconds {
                        let document = try asking.exports.export(request)
                        try asking.exports.save(document, as: folder.path + "/export.ics")
                    })
                text = try String(contentsOfFile: folder.path + "/export.ics", encoding: .utf8)
                bare.append(Yardstick.milliseconds(toWrite: text))
            }
            rows.append(row(events, profile, Measure.median(exports), Measure.median(bare)))
        }
        return rows
    }

    private static func row(
        _ events: Int, _ profile: ExportProfile, _ measured: Double, _ bare: Double
    ) -> Row {
        Row(
            what: "export of \(events) events, \(profile.rawValue)",
            measured: Measure.text(measured),
            yardstick: "libical's writing " + Measure.text(bare),
            ratio: String(format: "%.2f", measured / bare), promise: "at most 3.00",
            isKept: measured / bare <= 3)
    }
}

extension Yardstick {
    /// What libical takes to write a calendar, once it is parsed, to memory.
    static func milliseconds(toWrite text: String) -> Double {
        let root = icalparser_parse_string(text)
        defer { icalcomponent_free(root) }
        var written: UnsafeMutablePointer<CChar>?
        let taken = Measure.milliseconds { written = icalcomponent_as_ical_string_r(root) }
        precondition(written != nil, "libical could not write the export")
        icalmemory_free_buffer(written)
        return taken
    }
}
