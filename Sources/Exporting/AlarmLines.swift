/// The alarms within a calendar's bytes, as they were written.
///
/// Lines are looked at, and nothing is read, since all else has to stay byte for byte: `WrittenComponent` folds lines anew.
package struct AlarmLines: Sendable {
    /// The alarms' bytes, by the line that says which occurrence of a series their event is; empty for the series.
    private var blocks: [[UInt8]: [UInt8]] = [:]

    /// Those of a calendar.
    ///
    /// - Parameter isWanted: whether an alarm is one of them, by its lines from BEGIN to END.
    package init(in text: some Sequence<UInt8>, where isWanted: ([UInt8]) -> Bool = { _ in true }) {
        AlarmScan(text).walk { lines, place in
            if place.isAlarm, isWanted(lines) { blocks[place.occurrence, default: []] += lines }
        }
    }

    package var isEmpty: Bool { blocks.isEmpty }

    /// A calendar without some of its alarms.
    package static func removed(
        from text: some Sequence<UInt8>, where isGone: ([UInt8]) -> Bool = { _ in true }
    ) -> [UInt8] {
        var kept: [UInt8] = []
        AlarmScan(text).walk { lines, place in
            if !place.isAlarm || !isGone(lines) { kept += lines }
        }
        return kept
    }

    /// A calendar that has none with those alarms: each occurrence with its own, or else with the series'.
    package func added(to text: some Sequence<UInt8>) -> [UInt8] {
        var whole: [UInt8] = []
        AlarmScan(text).walk { lines, place in
            if place.endsEvent { whole += blocks[place.occurrence] ?? blocks[[]] ?? [] }
            whole += lines
        }
        return whole
    }
}

/// Goes through a calendar line by line; an alarm's lines come together.
private struct AlarmScan {
    struct Place {
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
        var alarm: [UInt8] = []
        for (number, line) in lines.enumerated() {
            let isLast = number == lines.count - 1
            if isLast, line.isEmpty { break }
            let word = String(decoding: line.prefix(80), as: UTF8.self).uppercased()
                .trimmingSuffix(while: \.isWhitespace)
            let bytes = Array(line) + (isLast ? [] : [UInt8(ascii: "\n")])
            if word == "BEGIN:VALARM" { place.isAlarm = true }
            if place.isAlarm {
                alarm += bytes
                guard word == "END:VALARM" else { continue }
                body(alarm, place)
                (alarm, place.isAlarm) = ([], false)
                continue
            }
            if word == "BEGIN:VEVENT" { place.occurrence = [] }
            if word.hasPrefix("RECURRENCE-ID") { place.occurrence = Array(line) }
            place.endsEvent = word == "END:VEVENT"
            body(bytes, place)
        }
        if place.isAlarm { body(alarm, place) }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> Substring {
        var text = self[...]
        while let last = text.last, isGone(last) { text.removeLast() }
        return text
    }
}
