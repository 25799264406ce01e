/// Finds module codes by their looks: `CM50123`, `CM-50123`, `SAE 102`, `EG2401A`, `N5AN04A`.
///
/// A single pass over the bytes, so no text makes it slow. Two to eight letters, three to six
/// digits, up to two letters more; a few letters and digits in turn in capitals (`N5AN04A`).
struct CodeScanner {
    let bytes: [UInt8]

    struct Candidate {
        var code: ModuleCode
        /// Behind its last byte.
        var end: Int
        /// It could be a room, a year or a group as well.
        var isDoubtful = false
    }

    /// What of a text is looked at; nobody writes the code behind this.
    static let longest = 4_000

    init(_ text: some StringProtocol) { bytes = Array(text.utf8.prefix(Self.longest)) }

    /// The code that begins at a place, which must be the beginning of a word.
    ///
    /// - Parameter isStrict: only capitals with the digits right behind them.
    func candidate(at start: Int, isStrict: Bool) -> Candidate? {
        guard start == 0 || !bytes[start - 1].isWordPart else { return nil }
        return plain(at: start, isStrict: isStrict) ?? interleaved(at: start)
    }

    private func plain(at start: Int, isStrict: Bool) -> Candidate? {
        let letters = run(from: start, while: \.isLetter)
        var place = letters
        let isParted = place < bytes.count && (bytes[place] == 0x20 || bytes[place] == 0x2d)
        if isParted { place += 1 }
        let digits = run(from: place, while: \.isDigit)
        let end = run(from: digits, while: \.isLetter)
        let (count, isCapital) = (letters - start, bytes[start..<letters].allSatisfy(\.isCapital))
        guard (1...8).contains(count), (3...6).contains(digits - place), end - digits <= 2,
            isEnd(end), !isStrict || (isCapital && !isParted),
            isCapital || (!isParted && count <= 4) || (bytes[place - 1] == 0x2d && count <= 4),
            !isStopWord(start..<letters, isParted: isParted),
            isCapital || digits == end || count > 1,
            let code = ModuleCode(word(start..<end))
        else { return nil }
        let isYear = isParted && digits == end && isYear(place..<digits)
        return Candidate(code: code, end: end, isDoubtful: count == 1 || isYear)
    }

    /// Capitals and digits by turns, as `N5AN04A`.
    private func interleaved(at start: Int) -> Candidate? {
        let first = run(from: start, while: \.isCapital)
        let second = run(from: first, while: \.isDigit)
        let third = run(from: second, while: \.isCapital)
        let fourth = run(from: third, while: \.isDigit)
        let end = run(from: fourth, while: \.isCapital)
        guard (1...3).contains(first - start), second - first == 1,
            (1...4).contains(third - second),
            (2...4).contains(fourth - third), end - fourth <= 1, isEnd(end),
            let code = ModuleCode(word(start..<end))
        else { return nil }
        return Candidate(code: code, end: end)
    }

    /// Short ones are part of real codes: `IN0012`, `MAR101`.
    private func isStopWord(_ letters: Range<Int>, isParted: Bool) -> Bool {
        let word = word(letters)
        return Self.stopWords.contains(word)
            && (isParted || letters.count > 3 || Self.shortStopWords.contains(word))
    }

    func run(from start: Int, while condition: (UInt8) -> Bool) -> Int {
        var place = start
        while place < bytes.count, condition(bytes[place]) { place += 1 }
        return place
    }

    /// No word goes on here, and no number either: `2.1` and `36.406` are rooms.
    private func isEnd(_ place: Int) -> Bool {
        guard place < bytes.count else { return true }
        guard !bytes[place].isWordPart else { return false }
        let isPoint = bytes[place] == 0x2e || bytes[place] == 0x3a
        return !(isPoint && place + 1 < bytes.count && bytes[place + 1].isDigit)
    }

    /// `TERM 2026`, though `CS 2030` looks the same.
    private func isYear(_ digits: Range<Int>) -> Bool {
        guard digits.count == 4, let number = Int(word(digits)) else { return false }
        return (1900...2099).contains(number)
    }

    func word(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].map(\.uppercased), as: UTF8.self)
    }

    /// Words before numbers that make no code: rooms, weeks, groups, telephones, months.
    private static let stopWords: Set<String> = [
        "ROOM", "RM", "SALLE", "RAUM", "ZAAL", "SAAL", "SALA", "SAL", "AULA", "AMPHI", "HALL",
        "LAB", "LABO", "BLK", "BLOCK", "BLDG", "BUILDING", "FLOOR", "LEVEL", "STUDIO", "HS", "PC",
        "WEEK", "WEEKS", "WK", "WOCHE", "KW", "SEMAINE", "VECKA", "DAY", "TAG", "JOUR", "TERM",
        "YEAR", "SPRING", "SUMMER", "AUTUMN", "FALL", "WINTER", "GROUP", "GROUPE", "GRUPPE", "GRP",
        "GROEP", "GR", "GP", "TEAM", "SECTION", "SECT", "SEC", "SET", "COHORT", "TEL", "PHONE",
        "FAX", "EXT", "ID", "REF", "CRN", "NO", "NR", "NUM", "PAGE", "PP", "PIN", "ISO", "DIN",
        "COVID", "CAP", "EUR", "GBP", "USD", "UTC", "GMT", "AD", "BC", "CE", "TD", "TP", "CAT",
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "SEPT", "OCT", "NOV", "DEC",
        "JUNE", "JULY", "MARCH", "APRIL", "EXAM", "TEST", "QUIZ", "PART", "UNIT", "AT", "IN", "ON",
    ]

    /// Those that make no code without a space between either.
    private static let shortStopWords: Set<String> = ["TEL", "FAX", "BLK", "GRP", "EXT", "REF"]
}
