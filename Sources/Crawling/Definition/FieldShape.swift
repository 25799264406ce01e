import Campus
import Patterns

/// What the texts of a field look like as long as the right cells are read.
struct FieldShape: Sendable {
    enum Form: Sendable {
        /// A module code: letters and digits.
        case code
        /// The name of a kind of class, alone or among other words.
        case kind
        /// At least one word, and more letters than digits.
        case words
        /// It has a digit, or several records have it.
        case place
        /// A person's name: letters and no digit.
        case person
        case pattern(Pattern)
    }

    var form: Form
    /// The percentage of all records that have such a text at least; nil where a text may be
    /// missing, and more than half of those that are there must be of the shape.
    var share: Int?

    /// The forms that a definition names.
    static let named: [(name: String, form: Form)] = [
        ("code", .code), ("kind", .kind), ("words", .words), ("place", .place),
        ("person", .person),
    ]

    /// Fewer texts than that say nothing.
    var least: Int {
        switch form {
        case .place: 8
        case .kind: 2
        default: 1
        }
    }

    /// What a text should be, for messages.
    var wanted: String {
        switch form {
        case .code: "a module code"
        case .kind: "a kind of class"
        case .words: "words"
        case .place: "a place"
        case .person: "a person's name"
        case .pattern: "what its `match` finds"
        }
    }

    /// Whether a text is of the shape by itself.
    func fits(_ text: String, _ scratch: PatternScratch) -> Bool {
        switch form {
        case .code:
            return ModuleCode(text) != nil && Letters(text).letters > 0
        case .kind: return MeetingKind.isNamed(in: text)
        case .words:
            let counted = Letters(text)
            return counted.hasWord && counted.letters > counted.digits
        case .place: return Letters(text).digits > 0
        case .person:
            let counted = Letters(text)
            return counted.digits == 0 && counted.letters > 1
        case .pattern(let pattern): return pattern.matches(text, scratch)
        }
    }
}

/// What a text is written with.
///
/// Every field of every record is looked at, so texts of plain ASCII are counted by their bytes.
private struct Letters {
    private(set) var letters = 0
    private(set) var digits = 0
    /// Three letters on end; of scripts that write a word as one or two signs, one.
    private(set) var hasWord = false
    /// Letters up to here.
    private var run = 0

    init(_ text: String) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 {
                add(
                    isLetter: (byte | 0x20) &- 0x61 < 26, isNumber: byte &- 0x30 < 10,
                    isWord: false)
            }
        } else {
            for letter in text {
                add(
                    isLetter: letter.isLetter, isNumber: letter.isNumber,
                    isWord: letter.isLetter && !letter.isCased)
            }
        }
    }

    private mutating func add(isLetter: Bool, isNumber: Bool, isWord: Bool) {
        if isNumber { digits += 1 }
        run = isLetter ? run + 1 : 0
        if isLetter { letters += 1 }
        if run == 3 || isWord { hasWord = true }
    }
}

/// How many records have a field of the shape that it should have.
struct ShapeTally: Sendable {
    let shape: FieldShape
    /// The rule and the field, for messages.
    let rule: String
    let field: String
    private var records = 0
    private var texts = 0
    private var wrong = 0
    /// Texts that are of the shape only if several records have them.
    private var rare: [String: Int] = [:]
    /// The first text that does not fit, and what stands in its record.
    private var example: (text: String, now: String)?
    /// The first of it that is on a page, where several are put together.
    private var page: String?

    /// Texts that are told apart; what comes beyond is taken for one that fits.
    private static let mostRare = 2_000

    init(_ shape: FieldShape, rule: String, field: String) {
        self.shape = shape
        self.rule = rule
        self.field = field
    }

    /// Counts one record.
    ///
    /// - Parameter now: what stands there.
    mutating func count(_ found: [String], _ scratch: PatternScratch, now: () -> String) {
        records += 1
        guard !found.isEmpty else {
            if shape.share != nil, example == nil { example = ("", now()) }
            return
        }
        texts += 1
        guard let text = found.first(where: { !shape.fits($0, scratch) }) else { return }
        if case .place = shape.form {
            guard rare[text] != nil || rare.count < Self.mostRare else { return }
            rare[text, default: 0] += 1
        } else {
            wrong += 1
        }
        if example == nil || example?.text.isEmpty == true {
            example = (String(text.prefix(60)), now())
        }
    }

    mutating func add(_ other: ShapeTally, page named: String?) {
        records += other.records
        texts += other.texts
        wrong += other.wrong
        for (text, count) in other.rare where rare[text] != nil || rare.count < Self.mostRare {
            rare[text, default: 0] += count
        }
        guard let found = other.example, example == nil || example?.text.isEmpty == true else {
            return
        }
        (example, page) = (found, named)
    }

    /// Why the field is taken for another one's; nil when it is what it should be.
    var misfit: String? {
        let wrong = wrong + rare.values.count { $0 == 1 }
        guard texts >= shape.least || shape.share != nil, let example else { return nil }
        let place = page.map { " on \($0)" } ?? ""
        let first =
            (example.text.isEmpty ? "first missing" : "first \"\(example.text)\"")
            + "\(place); there stands now \(example.now)"
        if let share = shape.share {
            guard (texts - wrong) * 100 < share * records else { return nil }
            return
                "\(rule): `\(field)` should be \(shape.wanted) in \(share) of 100 records, and is in "
                + "\(texts - wrong) of \(records), \(first)"
        }
        guard wrong * 2 > texts else { return nil }
        return "\(rule): `\(field)` should be \(shape.wanted), and \(wrong) of \(texts) are not, "
            + first
    }
}
