/// Walks over the lines of a component as they stand in the file, without their breaks.
struct PhysicalLines {
    struct Piece {
        /// Never empty.
        var bytes: UnsafeRawBufferPointer
        var line: Int
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    /// The number of the line at the position.
    private var line: Int

    init(_ bytes: UnsafeRawBufferPointer, line: Int) {
        self.bytes = bytes
        self.line = line
    }

    /// The next line that is not empty.
    mutating func next() -> Piece? {
        while position < bytes.count {
            let number = line
            let content = advance()
            if !content.isEmpty { return Piece(bytes: content, line: number) }
        }
        return nil
    }

    /// The line at the position continues the one before.
    var isFolded: Bool {
        var ahead = self
        return ahead.continuation() != nil
    }

    /// What the line at the position adds to the one before; nil when it is a line of its own.
    ///
    /// Empty lines between are passed over: Moodle breaks long texts so.
    mutating func continuation() -> UnsafeRawBufferPointer? {
        guard position < bytes.count else { return nil }
        if isBlank(bytes[position]) {
            return UnsafeRawBufferPointer(rebasing: advance().dropFirst())
        }
        guard bytes[position] < 0x20 else { return nil }
        var ahead = self
        while ahead.position < bytes.count, !isBlank(bytes[ahead.position]) {
            guard ahead.advance().isEmpty else { return nil }
        }
        guard ahead.position < bytes.count else { return nil }
        self = ahead
        return UnsafeRawBufferPointer(rebasing: advance().dropFirst())
    }

    mutating func skipContinuations() {
        while continuation() != nil {}
    }

    /// A line with all that continues it.
    mutating func joined(to piece: Piece) -> [UInt8] {
        var result = Array(piece.bytes)
        while let more = continuation() { result.append(contentsOf: more) }
        return result
    }

    private mutating func advance() -> UnsafeRawBufferPointer {
        guard let base = bytes.baseAddress else { return bytes }
        let start = position
        position = LineBreak.next(base, from: start, count: bytes.count)
        let end = LineBreak.contentEnd(base, from: start, next: position)
        if LineBreak.counts(base, next: position) { line &+= 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }
}
