import CYaml

/// What a YAML text consists of, one after the other.
struct YAMLEvents: ~Copyable {
    enum Event {
        case text(String, isPlain: Bool, anchor: String?)
        case alias(String)
        case list(anchor: String?)
        case mapping(anchor: String?)
        /// Of a list or a mapping.
        case close
        case document
        case end
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeBufferPointer<UInt8>

    /// - Parameter bytes: UTF-8, which must outlive this.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event that says something.
    func next() throws(YAMLProblem) -> (event: Event, place: YAMLPlace) {
        while true {
            var raw = yaml_event_t()
            guard yaml_parser_parse(parser, &raw) == 1 else { throw problem }
            defer { yaml_event_delete(&raw) }
            if let event = Self.event(raw) { return (event, Self.place(raw.start_mark)) }
        }
    }

    private static func event(_ raw: yaml_event_t) -> Event? {
        switch raw.type {
        case YAML_SCALAR_EVENT:
            let scalar = raw.data.scalar
            let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            return .text(
                String(decoding: value, as: UTF8.self),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: name(scalar.anchor))
        case YAML_ALIAS_EVENT: return .alias(name(raw.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_START_EVENT:
            return .list(anchor: name(raw.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT:
            return .mapping(anchor: name(raw.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .close
        case YAML_DOCUMENT_START_EVENT: return .document
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
        default: return nil
        }
    }

    private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        text.map { String(cString: $0) }
    }

    private static func place(_ mark: yaml_mark_t) -> YAMLPlace {
        YAMLPlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    /// What the parser gave up at.
    private var problem: YAMLProblem {
        let words = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
        guard parser.pointee.error != YAML_READER_ERROR else {
            // It has no mark yet, but the number of the byte.
            let before = bytes.prefix(Int(parser.pointee.problem_offset))
            let line = before.suffix(while: { $0 != 0x0a })
            return YAMLProblem(
                .syntax(words, context: nil),
                at: YAMLPlace(
                    line: before.count(where: { $0 == 0x0a }) + 1,
                    column: line.count(where: { $0 & 0xc0 != 0x80 }) + 1))
        }
        let context = parser.pointee.context.map { text in
            "\(String(cString: text)) from line \(parser.pointee.context_mark.line + 1)"
        }
        return YAMLProblem(
            .syntax(words, context: context), at: Self.place(parser.pointee.problem_mark))
    }
}

extension UnsafeBufferPointer<UInt8>.SubSequence {
    fileprivate func suffix(while condition: (UInt8) -> Bool) -> Self {
        self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
