/// The alarms within a calendar's bytes, as they were written.
///
/// Lines are looked at, and nothing is read, since all else has to stay byte for byte: `WrittenComponent` folds lines anew.
package struct AlarmLines: Sendable {
    /// The alarms' bytes, by the line that says which occurrence of a series their event is; empty for the series.
    private var blocks: [[UInt8]: [UInt8]] = [:]

    /// Those of a calendar.
    package init(in text: some Sequence<UInt8>) {
        AlarmScan(text).walk { line, place in
            if place.isAlarm { blocks[place.occurrence, default: []] += line }
        }
    }

    package var isEmpty: Bool { blocks.isEmpty }

    /// A calendar without alarms.
    package static func removed(from text: some Sequence<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        AlarmScan(text).walk { line, place in
            if !place.isAlarm { kept += line }
        }
        return kept
    }

    /// A calendar that has none with those alarms: each occurrence with its own, or else with the series'.
    package func added(to text: some Sequence<UInt8>) -> [UInt8] {
        var whole: [UInt8] = []
        AlarmScan(text).walk { line, place in
            if place.endsEvent { whole += blocks[place.occurrence] ?? blocks[[]] ?? [] }
            whole += line
        }
        return whole
    }
}

/// Goes through a calendar line by line.
private struct AlarmScan {
    struct Place {
        /// Within an alarm, or one of the lines that are its ends.
        var isAlarm = false
        /// The line that ends an event.
        var endsEvent = false
        /// The line that says which occurrence the event is, as far as it came already.
        var occurrence: [UInt8] = []
    }

    private let lines: [ArraySlice<UInt8>]

    init(_ text: some Sequence<UInt8>) {
        lines = Array(text).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    func walk(_ body: ([UInt8], Place) -> Void) {
        var place = Place()
        for (number, line) in lines.enumerated() {
            let isLast = number == lines.count - 1
            if isLast, line.isEmpty { return }
            let word = String(decoding: line.prefix(80), as: UTF8.self).uppercased()
                .trimmingSuffix(while: \.isWhitespace)
            if word == "BEGIN:VEVENT" { place.occurrence = [] }
            if word.hasPrefix("RECURRENCE-ID") { place.occurrence = Array(line) }
            if word == "BEGIN:VALARM" { place.isAlarm = true }
            place.endsEvent = word == "END:VEVENT"
            body(Array(line) + (isLast ? [] : [UInt8(ascii: "\n")]), place)
            if word == "END:VALARM" { place.isAlarm = false }
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> Substring {
        var text = self[...]
        while let last = text.last, isGone(last) { text.removeLast() }
        return text
    }
}
