/// One kind of thing as JSON, the same whoever asks for it: a command, a channel, the server.
///
/// A shape holds the value it tells of, and beside it what the value does not know: the zone on whose
/// clock instants are written, whether secrets are shown. Keys stand in the order of the contract.
package protocol Shape: SendableMetatype {
    /// What it looks like, for whoever reads it.
    static var schema: Schema { get }

    /// About how many bytes one takes, for whoever reserves room.
    static var usualBytes: Int { get }

    /// About how many bytes this one takes.
    var expectedBytes: Int { get }

    /// Writes one JSON value.
    func write(to json: inout JSONWriter)
}

extension Shape {
    package static var usualBytes: Int { 256 }

    package var expectedBytes: Int { Self.usualBytes }

    /// A document of its own, in UTF-8, without a line break.
    package var bytes: [UInt8] {
        // With room for the line break that most callers add.
        var json = JSONWriter(reserving: expectedBytes + 16)
        write(to: &json)
        return json.bytes
    }

    /// The same as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A list of things of one shape.
package struct ListShape<Shapes: Sequence>: Shape where Shapes.Element: Shape {
    private let shapes: Shapes

    package init(_ shapes: Shapes) { self.shapes = shapes }

    /// A list of values, each in the shape that a closure gives it.
    package init<Values: Sequence, Each: Shape>(
        _ values: Values, as shape: @escaping (Values.Element) -> Each
    ) where Shapes == LazyMapSequence<Values, Each> {
        shapes = values.lazy.map(shape)
    }

    package var expectedBytes: Int { shapes.underestimatedCount * Shapes.Element.usualBytes }

    package static var schema: Schema { .list(Shapes.Element.component) }

    package func write(to json: inout JSONWriter) {
        json.array(shapes) { json, shape in shape.write(to: &json) }
    }
}

/// A list of texts.
package struct TextListShape: Shape {
    private let texts: [String]

    package init(_ texts: [String]) { self.texts = texts }

    package static var schema: Schema { .list(.text) }

    package func write(to json: inout JSONWriter) { json.array(texts) { $0.string($1) } }
}
