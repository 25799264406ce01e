public import Recurrence

extension Component {
    /// A VTIMEZONE of a zone, right between two years.
    ///
    /// Each change of offset is told with its date; runs of changes by the same rule are not
    /// gathered to an RRULE, since a list of dates leaves readers nothing to get wrong.
    public static func zone(_ zone: Zone, years: ClosedRange<Int>) -> Component {
        let first = WallTime(CivilDate(uncheckedYear: years.lowerBound, month: 1, day: 1))
        let last = WallTime(CivilDate(uncheckedYear: years.upperBound, month: 12, day: 31))
        let begin = Instant(seconds: first.seconds)
        let initial = zone.offset(at: begin)
        var kinds: [Kind: [WallTime]] = [:]
        var order: [Kind] = [Kind(from: initial, to: initial, isDaylight: false, name: "")]
        kinds[order[0]] = [first]
        var offset = initial
        for change in zone.transitions(from: begin, to: Instant(seconds: last.seconds)) {
            let kind = Kind(
                from: offset, to: change.after.seconds, isDaylight: change.after.isDaylight,
                name: change.after.abbreviation)
            let onset = WallTime(seconds: change.instant.seconds + Int64(offset))
            if kinds[kind]?.append(onset) == nil {
                kinds[kind] = [onset]
                order.append(kind)
            }
            offset = change.after.seconds
        }
        return Component(
            "VTIMEZONE", [Property("TZID", .text(zone.id))],
            children: order.map { $0.component(kinds[$0] ?? []) })
    }

    private struct Kind: Hashable {
        var from: Int
        var to: Int
        var isDaylight: Bool
        var name: String

        func component(_ onsets: [WallTime]) -> Component {
            var properties = [
                Property("TZOFFSETFROM", .raw(Self.text(from))),
                Property("TZOFFSETTO", .raw(Self.text(to))),
            ]
            if !name.isEmpty { properties.append(Property("TZNAME", .text(name))) }
            if let first = onsets.first {
                properties.append(Property("DTSTART", .time(TimeValue(first, .floating))))
            }
            if onsets.count > 1 {
                let dates = onsets.dropFirst().map(\.description).joined(separator: ",")
                properties.append(Property("RDATE", .raw(dates)))
            }
            return Component(isDaylight ? "DAYLIGHT" : "STANDARD", properties)
        }

        /// `+hhmm`, with seconds when there are any.
        private static func text(_ offset: Int) -> String {
            let seconds = abs(offset)
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let tail = seconds % 60 == 0 ? "" : two(seconds % 60)
            return (offset < 0 ? "-" : "+") + two(seconds / 3_600) + two(seconds / 60 % 60) + tail
        }
    }
}
