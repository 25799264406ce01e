import Recurrence

/// Starts and ends that VALUE=DATE calls days though one of the two has a time of day.
///
/// `DTSTART;VALUE=DATE:20261012T000000Z` is a day beside an end at midnight, and an instant beside
/// `DTEND;VALUE=DATE:20261012T033500Z`.
enum DayTimes {
    static func settle(
        _ properties: inout [Property], of lines: [LogicalLine], _ text: [UInt8]
    ) {
        guard let start = properties.firstIndex(where: { $0.name == "DTSTART" }),
            let begin = properties[start].value.time
        else { return }
        guard
            let end = properties.firstIndex(where: { $0.name == "DTEND" || $0.name == "DURATION" })
        else { return }
        if begin.form == .date {
            guard hasClock(properties[end].value) else { return }
            reread(&properties[start], of: lines, text)
        } else if properties[end].value.time?.form == .date {
            reread(&properties[end], of: lines, text)
        }
    }

    private static func hasClock(_ value: Value) -> Bool {
        switch value {
        case .time(let time): time.form != .date && time.wall.secondOfDay != 0
        case .duration(let length): length.seconds % 86_400 != 0
        default: false
        }
    }

    /// Reads a day again as the time that stands there, if one does.
    private static func reread(
        _ property: inout Property, of lines: [LogicalLine], _ text: [UInt8]
    ) {
        let name = property.name
        guard let line = lines.first(where: { $0.traits.name == name }), line.hasParameters else {
            return
        }
        var parameters = line.parameters(in: text)
        guard parameters.valueType == "DATE" else { return }
        parameters.valueType = nil
        let raw = text[(line.colon + 1)..<line.end]
        guard let time = LenientValue(raw, parameters).time, time.form != .date else { return }
        property.value = .time(time)
    }
}
