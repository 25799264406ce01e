import Recurrence

/// Lines of the components that are written most, without a `Component` in between.
///
/// Names are written as they are given: with parameters, if there are any.
extension LineWriter {
    /// A line that is known when the program is built: `BEGIN:VEVENT`.
    package mutating func line(_ text: StaticString) {
        line { bytes in bytes.append(text) }
    }

    /// A line of TEXT.
    package mutating func text(_ name: StaticString, _ text: String) {
        line { bytes in
            bytes.append(name)
            bytes.append(UInt8(ascii: ":"))
            EscapedText.append(text, to: &bytes)
        }
    }

    /// A line of several TEXTs, with commas between them.
    package mutating func texts(_ name: StaticString, _ texts: [Substring]) {
        line { bytes in
            bytes.append(name)
            for (index, text) in texts.enumerated() {
                bytes.append(UInt8(ascii: index == 0 ? ":" : ","))
                EscapedText.append(String(text), to: &bytes)
            }
        }
    }

    /// A line whose value stands as it is, such as a URL's or a rule's; control characters are
    /// left out.
    package mutating func value(_ name: StaticString, _ value: String) {
        line { bytes in
            bytes.append(name)
            bytes.append(UInt8(ascii: ":"))
            bytes.append(contentsOf: PropertyText.safe(value).utf8)
        }
    }

    package mutating func integer(_ name: StaticString, _ number: Int) {
        value(name, String(number))
    }

    package mutating func duration(_ name: StaticString, _ duration: CalendarDuration) {
        value(name, LibicalWriter.text(duration))
    }

    /// A line of one DATE or DATE-TIME, with what tells its form.
    package mutating func time(_ name: StaticString, _ time: TimeValue) {
        line { bytes in
            bytes.append(name)
            bytes.append(parameterOf: time.form)
            bytes.append(UInt8(ascii: ":"))
            bytes.append(time)
        }
    }

    /// A property of any sort.
    package mutating func property(_ property: Property) {
        CalendarWriter().write(property, to: &self)
    }

    /// A component with all inside it.
    package mutating func component(_ component: Component) {
        CalendarWriter().write(component, to: &self)
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: StaticString) {
        append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// `;VALUE=DATE`, `;TZID=Europe/London`, or nothing.
    fileprivate mutating func append(parameterOf form: TimeValue.Form) {
        switch form {
        case .utc, .floating: break
        case .date: append(";VALUE=DATE")
        case .zoned(let name) where name.utf8.allSatisfy(\.isPlain):
            append(";TZID=")
            append(contentsOf: name.utf8)
        case .zoned(let name):
            append(contentsOf: LineWriter.parameter(Parameter("TZID", name)).utf8)
        }
    }

    /// RFC 5545 sections 3.3.4 and 3.3.5.
    fileprivate mutating func append(_ time: TimeValue) {
        let (year, month, day) = time.wall.date.parts
        guard (0...9_999).contains(year) else {
            append(contentsOf: time.wall.description.utf8)
            return
        }
        append(twoDigits: year / 100)
        append(twoDigits: year % 100)
        append(twoDigits: month)
        append(twoDigits: day)
        if time.form == .date { return }
        let second = time.wall.secondOfDay
        append(UInt8(ascii: "T"))
        append(twoDigits: second / 3_600)
        append(twoDigits: second / 60 % 60)
        append(twoDigits: second % 60)
        if time.form == .utc { append(UInt8(ascii: "Z")) }
    }

    private mutating func append(twoDigits number: Int) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}

extension UInt8 {
    /// A letter, a digit, or another character that a parameter's value may have unquoted.
    fileprivate var isPlain: Bool {
        (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "/")
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
    }
}
