package import Campus
package import Recurrence

/// A key and its value at once; what is nil is null.
extension JSONWriter {
    package mutating func field(_ name: StaticString, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    package mutating func field(_ name: StaticString, _ value: Int?) {
        key(name)
        if let value { number(Int64(value)) } else { null() }
    }

    package mutating func field(_ name: StaticString, _ value: Int64?) {
        key(name)
        if let value { number(value) } else { null() }
    }

    package mutating func field(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    package mutating func field(_ name: StaticString, _ time: ClockTime?) {
        key(name)
        if let time { timestamp(time) } else { null() }
    }

    /// An instant on the clock of a zone.
    package mutating func field(_ name: StaticString, _ instant: Instant?, in zone: Zone) {
        field(name, instant.map { ClockTime($0, in: zone) })
    }

    package mutating func field(_ name: StaticString, _ shape: (some Shape)?) {
        key(name)
        if let shape { shape.write(to: &self) } else { null() }
    }

    package mutating func field(_ name: StaticString, texts: some Sequence<String>) {
        key(name)
        array(texts) { $0.string($1) }
    }

    package mutating func field<Values: Sequence>(
        _ name: StaticString, list values: Values, as shape: (Values.Element) -> some Shape
    ) {
        key(name)
        array(values) { json, value in shape(value).write(to: &json) }
    }
}
