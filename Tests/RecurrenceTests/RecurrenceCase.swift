import Foundation
import Recurrence

/// One line of rrule-cases.jsonl.
struct RecurrenceCase {
    let id: String
    let trust: String
    let dtstart: String
    let lines: [String]
    let expected: [String]
    let isComplete: Bool
    let flags: Set<String>
    let zone: Zone?

    init?(_ fields: [String: Any]) {
        guard let id = fields["id"] as? String, let lines = fields["rrule"] as? [String] else {
            return nil
        }
        self.id = id
        self.lines = lines
        trust = fields["trust"] as? String ?? ""
        dtstart = fields["dtstart"] as? String ?? ""
        expected = fields["expected"] as? [String] ?? []
        isComplete = fields["complete"] as? Bool ?? true
        flags = Set(fields["flags"] as? [String] ?? [])
        zone = (fields["tzid"] as? String).flatMap(Self.zone)
    }

    var isStandard: Bool {
        !dtstart.isEmpty
            && flags.isDisjoint(with: [
                "nonstandard_byeaster", "nonstandard_byweekday", "rscale_rfc7529", "parser_quirk",
            ])
    }

    static func zone(_ id: String) -> Zone? {
        guard let data = FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(id)") else {
            return nil
        }
        return try? Zone(id: id, tzif: Array(data))
    }

    func answer() -> [String] {
        let withStart = !flags.isDisjoint(with: ["dtstart_always_included", "event_level"])
        let found = set(includesStart: withStart)
            .occurrences(in: nil, zone: zone, limit: isComplete ? 20_000 : expected.count)
        let isDate = dtstart.count == 8
        let mark = dtstart.hasSuffix("Z") ? "Z" : ""
        return found.items.map { isDate ? $0.start.dateText : $0.start.description + mark }
    }

    func set(includesStart: Bool) -> RecurrenceSet {
        let isDate = dtstart.count == 8
        let start =
            isDate
            ? BasicForm.date(Array(dtstart.utf8)).map { WallTime($0) }
            : BasicForm.wall(Array(dtstart.utf8.prefix(15)))
        var set = RecurrenceSet(start: start ?? .earliest, isDate: isDate)
        set.includesStart = includesStart
        for line in lines { add(line, to: &set) }
        return set
    }

    private func add(_ line: String, to set: inout RecurrenceSet) {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        let value = parts.last ?? ""
        let name = parts[0].split(separator: ";").first.map(String.init) ?? ""
        switch name.uppercased() {
        case "RRULE": set.rules += RecurrenceRule.parse(value).rule.map { [$0] } ?? []
        case "EXRULE": set.exclusionRules += RecurrenceRule.parse(value).rule.map { [$0] } ?? []
        case "RDATE":
            set.dates += walls(value).map { RecurrenceDate(start: $0) }
        case "EXDATE":
            for item in value.split(separator: ",") {
                if item.count == 8, let day = BasicForm.date(Array(item.utf8)) {
                    set.exclusions.append(.day(day))
                }
            }
            set.exclusions += walls(value).map { .moment($0) }
        default: break
        }
    }

    private func walls(_ value: String) -> [WallTime] {
        value.split(separator: ",").compactMap { item in
            let wall = BasicForm.wall(Array(item.utf8.prefix(15)))
            guard item.hasSuffix("Z"), let wall, let zone, !dtstart.hasSuffix("Z") else {
                return wall ?? BasicForm.date(Array(item.utf8.prefix(8))).map { WallTime($0) }
            }
            return zone.wall(at: Instant(seconds: wall.seconds))
        }
    }
}
