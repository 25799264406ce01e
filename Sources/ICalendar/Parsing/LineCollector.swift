/// Collects the lines of one component that are to be parsed.
struct LineCollector {
    private var text: [UInt8] = []
    private var issues = IssueList(limit: 20)
    /// The components that are open, the outermost first.
    private var open: [CollectedLines.Block] = []
    private var root: CollectedLines.Block?
    /// How many components inside are open that are not read.
    private var skipped = 0
    /// The last line was read, so that what is no property may be more of its text.
    private var mayContinue = false
    private let wanted: PropertyFilter?
    private var load = ComponentLoad()

    /// Deeper components are left out: a stack of readers has an end.
    private static let depthLimit = 32

    init(wanted: PropertyFilter?) { self.wanted = wanted }

    /// Reads a component's bytes; `line` is the number of the first line.
    mutating func collect(_ bytes: UnsafeRawBufferPointer, line: Int) -> CollectedLines {
        text.reserveCapacity(bytes.count + 64)
        var walk = PhysicalLines(bytes, line: line)
        while let piece = walk.next() {
            take(piece, &walk)
            if root != nil { break }
        }
        while let block = open.popLast() { close(block) }
        let found = issues.closed + load.issues(of: root)
        return CollectedLines(text: text, root: root, issues: found)
    }

    private mutating func take(_ piece: PhysicalLines.Piece, _ walk: inout PhysicalLines) {
        let bytes = piece.bytes
        let first = bytes[0] | 0x20
        if first == UInt8(ascii: "b") || first == UInt8(ascii: "e") {
            if let boundary = boundary(piece, &walk) { return handle(boundary, piece.line) }
        }
        guard !open.isEmpty, skipped == 0 else { return }
        guard let name = PropertyName(bytes) else {
            // The name itself may be folded, or there is none.
            if Self.isParameter(bytes) {
                // What is left of a line that was broken among its parameters is no text's.
                return walk.skipContinuations()
            }
            if walk.isFolded || mayContinue { continueText(piece, &walk) }
            return
        }
        if let wanted, !wanted.contains(name.key) {
            mayContinue = false
            return walk.skipContinuations()
        }
        let start = append(piece, &walk)
        mayContinue = false
        addLine(name, from: start, number: piece.line)
    }

    /// `X-APPLE-RADIUS=70.5`: the name of an extension with an equals sign behind it.
    private static func isParameter(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count > 3, bytes[0] == UInt8(ascii: "X"), bytes[1] == UInt8(ascii: "-") else {
            return false
        }
        let name = bytes.prefix { byte in
            byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
        }
        return name.count < bytes.count && bytes[name.count] == UInt8(ascii: "=")
    }

    private func boundary(
        _ piece: PhysicalLines.Piece, _ walk: inout PhysicalLines
    ) -> BoundaryLine? {
        let found = BoundaryLine(piece.bytes)
        guard walk.isFolded, piece.bytes.count < 40, found?.isKnown != true else { return found }
        var ahead = walk
        let joined = ahead.joined(to: piece)
        guard let folded = joined.withUnsafeBytes({ BoundaryLine($0) }) else { return found }
        walk = ahead
        return folded
    }

    private mutating func handle(_ boundary: BoundaryLine, _ line: Int) {
        mayContinue = false
        let name = boundary.kind.name
        if boundary.opens {
            let isLeftOut = wanted?.includesChildren == false && !open.isEmpty
            if skipped > 0 || isLeftOut || open.count >= Self.depthLimit || !load.takesBlock() {
                skipped += 1
            } else {
                open.append(CollectedLines.Block(name: name, line: line))
            }
        } else if skipped > 0 {
            // An END of the component around closes what is left open inside.
            if name == open.first?.name { skipped = 0 } else { skipped -= 1 }
            if skipped == 0, name == open.first?.name { closeAll(down: 0) }
        } else if let depth = open.lastIndex(where: { $0.name == name }) {
            closeAll(down: depth)
        }
    }

    private mutating func closeAll(down depth: Int) {
        while open.count > depth, let block = open.popLast() { close(block) }
    }

    private mutating func close(_ block: CollectedLines.Block) {
        if open.isEmpty {
            root = block
        } else {
            open[open.count - 1].children.append(block)
        }
    }

    /// Copies a line and its continuations, cleaned; answers where the copy begins.
    private mutating func append(
        _ piece: PhysicalLines.Piece, _ walk: inout PhysicalLines
    ) -> Int {
        let start = text.count
        text.append(contentsOf: piece.bytes)
        while let more = walk.continuation() { text.append(contentsOf: more) }
        if text.last == UInt8(ascii: "=") { appendSoftLines(from: start, &walk) }
        clean(from: start, number: piece.line)
        text.append(0)
        return start
    }

    /// In quoted-printable a line that ends with an equals sign goes on in the next.
    private mutating func appendSoftLines(from start: Int, _ walk: inout PhysicalLines) {
        let isCoded = text.withUnsafeBytes { bytes in
            bytes[start...].firstIndex(of: UInt8(ascii: ":")).map { colon in
                QuotedPrintable.isNamed(in: bytes[start..<colon])
            } ?? false
        }
        guard isCoded else { return }
        while text.last == UInt8(ascii: "=") {
            text.removeLast()
            var ahead = walk
            guard let piece = ahead.next(), BoundaryLine(piece.bytes) == nil else { return }
            text.append(contentsOf: piece.bytes)
            walk = ahead
        }
    }

    /// Puts what a line's value stands for in its place.
    private mutating func decode(_ line: inout LogicalLine) {
        let isCoded =
            line.hasParameters
            && text.withUnsafeBytes { QuotedPrintable.isNamed(in: $0[line.start..<line.colon]) }
        guard isCoded else { return }
        let value = QuotedPrintable.decoded(text[(line.colon + 1)..<line.end])
        text.replaceSubrange((line.colon + 1)..<line.end, with: value)
        line.end = text.count - 1
        line.isOdd = true
    }

    private mutating func addLine(_ name: PropertyName, from start: Int, number: Int) {
        let end = text.count - 1
        guard
            var line = text.withUnsafeBytes({ bytes in
                LogicalLine(named: name, in: bytes, at: start..<end, number: number)
            })
        else {
            text.removeLast(text.count - start)
            return lose(name, number: number)
        }
        if line.traits.kind == .text { decode(&line) }
        if line.isOverloaded {
            issues.add(
                .warning, line: number,
                "\(line.traits.name) has more parameters than can be meant; the first count")
        }
        guard text.withUnsafeBytes({ load.takes(line, in: $0, of: &open[open.count - 1]) }) else {
            // Of the others none is kept, so what continues them is no text's either.
            return text.removeLast(text.count - start)
        }
        mayContinue = line.traits.kind == .text && line.traits.name != "UID"
        open[open.count - 1].lines.append(line)
    }

    /// A line that ends before its value does.
    private mutating func lose(_ name: PropertyName, number: Int) {
        guard let traits = PropertyTraits.known[name.key], traits.isVital else {
            return issues.add(
                .warning, line: number, "this line is no property: it has no colon")
        }
        open[open.count - 1].lost.insert(traits.name)
        issues.add(.error, line: number, unreadable: traits.name, "\(traits.name) has no value")
    }

    /// A line that is no property is what remains of a text whose line breaks were not escaped, or
    /// a property whose name is folded.
    private mutating func continueText(
        _ piece: PhysicalLines.Piece, _ walk: inout PhysicalLines
    ) {
        let start = append(piece, &walk)
        let end = text.count - 1
        let name = text.withUnsafeBytes {
            PropertyName(UnsafeRawBufferPointer(rebasing: $0[start..<end]))
        }
        if let name {
            if wanted?.contains(name.key) ?? true {
                return addLine(name, from: start, number: piece.line)
            }
            text.removeLast(text.count - start)
            return
        }
        let last = open.count - 1
        guard mayContinue, var line = open[last].lines.popLast(), line.end == start - 1 else {
            text.removeLast(text.count - start)
            return
        }
        text.replaceSubrange((start - 1)..<start, with: "\\n".utf8)
        line.end = text.count - 1
        line.isOdd = true
        open[last].lines.append(line)
        issues.add(
            .warning, line: piece.line,
            "this line is no property; it was read as more of \(line.traits.name)")
    }

    /// Takes control characters out of the last line, and makes its bytes UTF-8.
    private mutating func clean(from start: Int, number: Int) {
        let isPlain = text.withUnsafeBytes { bytes in
            PlainText.holds(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
        guard !isPlain else { return }
        let count = text.count
        let kept = text[start...].filter { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
        if kept.count < count - start {
            issues.add(.warning, line: number, "control characters were left out here")
        }
        text.removeLast(count - start)
        if PlainText.isUTF8(kept) {
            text += kept
        } else {
            issues.add(
                .warning, line: number, "this is not UTF-8; it was read as Windows-1252")
            text += Windows1252.utf8(kept)
        }
    }
}
