import Recurrence

/// A property's value as the text of a line, with the parameters that tell its type.
struct PropertyText {
    var value: String
    var parameters: [Parameter] = []

    /// One line, or several where times are of more than one form; none for an empty list.
    static func lines(of property: Property, _ name: String) -> [PropertyText] {
        switch property.value {
        case .text(let text):
            var bytes: [UInt8] = []
            EscapedText.append(text, to: &bytes)
            return [PropertyText(value: String(decoding: bytes, as: UTF8.self))]
        case .rule(let text), .other(let text): return [PropertyText(value: safe(text))]
        case .integer(let number): return [PropertyText(value: String(number))]
        case .duration(let duration):
            let type = name == "REFRESH-INTERVAL" ? [Parameter("VALUE", "DURATION")] : []
            return [PropertyText(value: LibicalWriter.text(duration), parameters: type)]
        case .time(let time):
            let isUnusual = name == "TRIGGER" && time.form != .date
            let type = isUnusual ? [Parameter("VALUE", "DATE-TIME")] : []
            return [
                PropertyText(
                    value: text(time), parameters: type + parameters(time.form))
            ]
        case .times(let times):
            return runs(times, by: \.form).map { form, times in
                PropertyText(
                    value: times.map { text($0) }.joined(separator: ","),
                    parameters: parameters(form))
            }
        case .periods(let periods):
            let type = name == "FREEBUSY" ? [] : [Parameter("VALUE", "PERIOD")]
            return runs(periods, by: \.start.form).map { form, periods in
                PropertyText(
                    value: periods.map { text($0) }.joined(separator: ","),
                    parameters: type + parameters(form))
            }
        }
    }

    /// RFC 5545 sections 3.3.4 and 3.3.5; libical 3.0.16 writes zeros for years after 3000.
    private static func text(_ time: TimeValue) -> String {
        switch time.form {
        case .date: time.wall.dateText
        case .utc: time.wall.description + "Z"
        case .floating, .zoned: time.wall.description
        }
    }

    private static func text(_ period: PeriodValue) -> String {
        switch period.extent {
        case .until(let end): text(period.start) + "/" + text(end)
        case .lasting(let duration): text(period.start) + "/" + LibicalWriter.text(duration)
        }
    }

    private static func parameters(_ form: TimeValue.Form) -> [Parameter] {
        switch form {
        case .date: [Parameter("VALUE", "DATE")]
        case .zoned(let tzid): [Parameter("TZID", tzid)]
        case .utc, .floating: []
        }
    }

    /// Values in their order, cut where the form changes.
    private static func runs<Element>(
        _ elements: [Element], by form: (Element) -> TimeValue.Form
    ) -> [(TimeValue.Form, [Element])] {
        var result: [(TimeValue.Form, [Element])] = []
        for element in elements {
            if let last = result.indices.last, result[last].0 == form(element) {
                result[last].1.append(element)
            } else {
                result.append((form(element), [element]))
            }
        }
        return result
    }

    /// Without any control character but tabs.
    static func safe(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter(\.isAllowed)))
    }
}
