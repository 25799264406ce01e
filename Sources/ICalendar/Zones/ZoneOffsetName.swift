import Recurrence

/// A zone's name that tells how far it is from UTC: `GMT+0100`, `UTC-05:30`, `+02:00`,
/// `(UTC+01:00) Somewhere`.
///
/// East of Greenwich is plus, as people write it. POSIX' `Etc/GMT+5`, where it is minus, is a name
/// of the database and never comes here.
struct ZoneOffsetName {
    /// East of Greenwich.
    let minutes: Int
    /// What stands behind the offset; empty for most.
    let rest: String

    init?(_ name: String) {
        if let (minutes, rest) = WindowsDisplayNames.parts(of: name) {
            self.init(minutes: minutes, rest: String(rest))
            return
        }
        // Most names are none, and an expression costs more than a look.
        guard name.utf8.contains(where: { $0 &- 0x30 < 10 }),
            name.contains(where: { "+-−".contains($0) }),
            let found = name.prefixMatch(
                of: #/(?i:(?:UTC|GMT|UT|Z)? *)([+-]|−) *(\d\d?)(?::?(\d\d))?(?::00)?(?=$|[ ,;(])/#)
        else { return nil }
        let hours = Int(found.2) ?? 0
        let count = hours * 60 + (found.3.flatMap { Int($0) } ?? 0)
        let rest = name[found.range.upperBound...].drop { " ,;".contains($0) }
        self.init(minutes: found.1 == "+" ? count : -count, rest: String(rest))
    }

    /// Nil for an offset that no clock on earth has.
    private init?(minutes: Int, rest: String) {
        guard (-12 * 60...14 * 60).contains(minutes), minutes.isMultiple(of: 15) else { return nil }
        (self.minutes, self.rest) = (minutes, rest)
    }

    /// A zone of the database that is so far from UTC all the year round; nil where it has none.
    var id: String? {
        guard minutes.isMultiple(of: 60) else { return Self.broken[minutes] }
        guard minutes != 0 else { return "Etc/UTC" }
        return "Etc/GMT\(minutes < 0 ? "+" : "-")\(abs(minutes) / 60)"
    }

    /// Zones that are no whole hours from UTC and keep no summer time.
    private static let broken = [
        -570: "Pacific/Marquesas", 210: "Asia/Tehran", 270: "Asia/Kabul", 330: "Asia/Kolkata",
        345: "Asia/Kathmandu", 390: "Asia/Yangon", 525: "Australia/Eucla",
        570: "Australia/Darwin",
    ]

    /// A zone of that offset all the year round, under a name, with a VTIMEZONE that says so.
    func zone(named name: String) -> (zone: Zone, definition: String) {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let size = abs(minutes)
        let offset = (minutes < 0 ? "-" : "+") + two(size / 60) + two(size % 60)
        let definition = [
            "BEGIN:VTIMEZONE", "TZID:" + name, "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:" + offset, "TZOFFSETTO:" + offset, "END:STANDARD", "END:VTIMEZONE", "",
        ].joined(separator: "\r\n")
        return (Zone(id: name, initialOffset: minutes * 60), definition)
    }
}
