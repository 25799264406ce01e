/// A component with its lines as somebody wrote them: what is told of a part of it has lost nothing of that
/// part, whoever understands it.
package struct WrittenComponent: Sendable {
    /// A property's line, unfolded and without its break.
    package struct Line: Sendable {
        /// In capitals.
        package let name: String
        fileprivate(set) var bytes: [UInt8]
    }

    /// In capitals.
    package let name: String
    package var lines: [Line] = []
    package var children: [WrittenComponent] = []
    /// Whether its END line is there.
    package fileprivate(set) var isEnded = false

    /// The first component that is written in bytes, with all inside it.
    ///
    /// - Returns: nil where none begins.
    package init?(reading bytes: [UInt8]) {
        var reader = WrittenReader()
        bytes.withUnsafeBytes { reader.read($0) }
        guard let root = reader.root else { return nil }
        self = root
    }

    fileprivate init(_ name: String) { self.name = name }

    /// Its lines folded anew, with those of what is inside after its own.
    package var bytes: [UInt8] {
        var writer = LineWriter(capacity: 1_024)
        write(to: &writer)
        return writer.bytes
    }

    private func write(to writer: inout LineWriter) {
        writer.append("BEGIN:" + name)
        for line in lines { writer.line { $0.append(contentsOf: line.bytes) } }
        for child in children { child.write(to: &writer) }
        writer.append("END:" + name)
    }

    /// The first property of that name, which is in capitals, with its value read.
    package func property(_ name: String) -> Property? {
        guard let line = lines.first(where: { $0.name == name }) else { return nil }
        var alone = WrittenComponent(self.name)
        alone.lines = [line]
        return ComponentParser().parse(alone.bytes).component?.properties.first
    }
}

extension WrittenComponent.Line {
    /// A line of a DATE or DATE-TIME.
    package init(_ name: String, _ time: TimeValue) {
        self.name = name
        bytes =
            CalendarWriter().lines(of: Property(name, .time(time))).first.map {
                Array($0.utf8)
            } ?? []
    }

    /// The same property without its value and its parameters (RFC 4791 section 9.6.4, `novalue`).
    package var withoutValue: Self {
        var line = self
        line.bytes = Array("\(name):".utf8)
        return line
    }
}

/// Sorts lines by the component that they stand in.
private struct WrittenReader {
    private(set) var root: WrittenComponent?
    /// The outermost first.
    private var open: [WrittenComponent] = []
    /// How many components are open that lie too deep.
    private var skipped = 0
    /// The last line was a text, so that what is no property may be more of it.
    private var mayContinue = false

    /// As deep as a `ComponentParser` reads.
    private static let depthLimit = 32

    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var walk = PhysicalLines(bytes, line: 1)
        while root == nil, let piece = walk.next() {
            if let boundary = BoundaryLine(piece.bytes), boundary.isKnown || !walk.isFolded {
                take(boundary)
            } else {
                take(walk.joined(to: piece))
            }
        }
        while root == nil, !open.isEmpty { close() }
    }

    private mutating func take(_ line: [UInt8]) {
        line.withUnsafeBytes { bytes in
            if let boundary = BoundaryLine(bytes) { return take(boundary) }
            guard let last = open.indices.last, skipped == 0 else { return }
            if let name = PropertyName(bytes) {
                let capitals = String(decoding: bytes[..<name.length], as: UTF8.self).uppercased()
                open[last].lines.append(WrittenComponent.Line(name: capitals, bytes: line))
                let kind = PropertyTraits.known[name.key]?.kind ?? .text
                mayContinue = kind == .text && capitals != "UID"
            } else if mayContinue, let before = open[last].lines.indices.last {
                // Its line breaks were not escaped.
                open[last].lines[before].bytes += Array("\\n".utf8) + line
            }
        }
    }

    private mutating func take(_ boundary: BoundaryLine) {
        let name = boundary.kind.name
        mayContinue = false
        if boundary.opens {
            if skipped > 0 || open.count >= Self.depthLimit {
                skipped += 1
            } else {
                open.append(WrittenComponent(name))
            }
        } else if skipped > 0 {
            skipped -= 1
        } else if let depth = open.lastIndex(where: { $0.name == name }) {
            while open.count > depth + 1 { close() }
            open[depth].isEnded = true
            close()
        }
    }

    private mutating func close() {
        guard let component = open.popLast() else { return }
        if let last = open.indices.last {
            open[last].children.append(component)
        } else {
            root = component
        }
    }
}
