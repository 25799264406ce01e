/// The codes of a summary: at its head (`CM50123 - Lecture`), or alone in brackets
/// (`(IN0012, IN2106) PR`).
struct SummaryCodes {
    private(set) var certain: [ModuleCode] = []
    /// What stands elsewhere in it, or could be a year or a room.
    private(set) var doubtful: [ModuleCode] = []

    private let scanner: CodeScanner
    private let rooms: Set<ModuleCode>
    private let isStrict: Bool

    init(_ text: some StringProtocol, besides rooms: Set<ModuleCode>, isStrict: Bool = false) {
        scanner = CodeScanner(text)
        self.rooms = rooms
        self.isStrict = isStrict
        readHead()
        if certain.isEmpty { readBrackets() }
        if certain.isEmpty { readInside() }
    }

    /// A list of codes at the beginning, behind what is put before a title.
    private mutating func readHead() {
        var place = titleStart
        while let found = scanner.candidate(at: place, isStrict: isStrict) {
            take(found)
            guard let next = nextInList(found.end) else { return }
            place = next
        }
    }

    private mutating func take(_ found: CodeScanner.Candidate) {
        guard !rooms.contains(found.code) else { return }
        if found.isDoubtful { doubtful.append(found.code) } else { certain.append(found.code) }
    }

    /// Where the next code of a list may begin: behind `,`, `;`, `/`, `+`, `&`, or `and`.
    private func nextInList(_ end: Int) -> Int? {
        let bytes = scanner.bytes
        var place = scanner.run(from: end) { $0 == 0x20 }
        guard place < bytes.count else { return nil }
        let hasMark = [0x2c, 0x3b, 0x2f, 0x2b, 0x26].contains(bytes[place])
        let hasWord = scanner.word(place..<min(place + 4, bytes.count)) == "AND "
        guard hasMark || hasWord else { return nil }
        place += hasWord ? 4 : 1
        return scanner.run(from: place) { $0 == 0x20 }
    }

    /// Behind bracketed remarks, stars and a word for the kind of meeting: `[Seminar] `, `Lecture: `.
    private var titleStart: Int {
        var place = 0
        while true {
            let before = place
            place = scanner.run(from: place) { !$0.isWordPart && $0 != 0x28 && $0 != 0x5b }
            if let bracket = bracket(at: place), codes(in: bracket).isEmpty {
                place = bracket.upperBound + 1
            }
            let word = scanner.run(from: place) { $0.isWordPart }
            if Self.leadWords.contains(scanner.word(place..<word)),
                scanner.candidate(at: place, isStrict: isStrict) == nil
            {
                place = word
            }
            if place == before || place >= scanner.bytes.count { return place }
        }
    }

    private static let leadWords: Set<String> = [
        "LECTURE", "LAB", "SEMINAR", "TUTORIAL", "EXAM", "WORKSHOP", "PRACTICAL", "CLASS",
        "CANCELLED", "CANCELED", "MOVED", "ONLINE", "RESCHEDULED", "NEW", "MODULE", "COURSE",
    ]

    /// What is between the bracket that opens at a place and the one that closes it.
    private func bracket(at place: Int) -> Range<Int>? {
        guard place < scanner.bytes.count else { return nil }
        let closing: UInt8
        switch scanner.bytes[place] {
        case 0x28: closing = 0x29
        case 0x5b: closing = 0x5d
        default: return nil
        }
        guard let end = scanner.bytes[place...].prefix(Self.longestBracket).firstIndex(of: closing)
        else { return nil }
        return place + 1..<end
    }

    /// A longer one is prose.
    private static let longestBracket = 160

    private mutating func readBrackets() {
        for place in scanner.bytes.indices {
            guard let bracket = bracket(at: place) else { continue }
            let inside = CodeScanner(text(bracket))
            let found = codes(in: bracket)
            certain += found.isEmpty ? inside.onlyPart(isAllowed: { $0 == 0x2d }) : found
        }
        certain.removeAll(where: rooms.contains)
    }

    /// The codes of a bracket that holds nothing else.
    private func codes(in bracket: Range<Int>) -> [ModuleCode] {
        let parts = text(bracket).split { [",", ";", "/", "+", "&"].contains($0) }
        let codes = parts.map { part -> ModuleCode? in
            let inside = CodeScanner(part.trimming)
            let found = inside.candidate(at: 0, isStrict: true)
            return found?.end == inside.bytes.count && found?.isDoubtful == false
                ? found?.code : nil
        }
        return codes.contains(nil) ? [] : codes.compactMap(\.self)
    }

    /// Capitals and digits anywhere else: a code perhaps, but a room or a standard as likely.
    ///
    /// A single letter before the digits is a room.
    private mutating func readInside() {
        for place in scanner.bytes.indices {
            guard let found = scanner.candidate(at: place, isStrict: true) else { continue }
            let isSingle = scanner.run(from: place, while: \.isLetter) - place < 2
            if !rooms.contains(found.code), !isSingle { doubtful.append(found.code) }
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: scanner.bytes[range], as: UTF8.self)
    }
}

extension CodeScanner {
    /// The one code among parts joined by hyphens or underscores: `2021_10_CP26105_061`.
    ///
    /// Empty when there is none, or more than one.
    func onlyPart(isAllowed separator: (UInt8) -> Bool) -> [ModuleCode] {
        let parts = bytes.split(whereSeparator: separator)
        guard parts.count > 1 else { return [] }
        let codes = parts.compactMap { part -> ModuleCode? in
            let inside = CodeScanner(String(decoding: part, as: UTF8.self))
            guard let found = inside.candidate(at: 0, isStrict: true), !found.isDoubtful,
                found.end == inside.bytes.count
            else { return nil }
            return found.code
        }
        return codes.count == 1 ? codes : []
    }
}
