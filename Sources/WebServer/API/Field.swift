import Operations
import Wire
import Words

/// What a request may bring: a name, what it may be, and what it is for.
struct Field: Sendable {
    enum Kind: Hashable, Sendable {
        /// - Parameter most: characters.
        case text(most: Int)
        case number(ClosedRange<Int>)
        case flag
        /// Texts of at most 40 characters; in a query with commas between them.
        case texts(most: Int)
        /// One of several words.
        case choice([String])
        /// An object of texts of at most 1,000 characters.
        case map
        /// An object that is read by who knows its form.
        case object(Schema)
    }

    private static let longestWord = 40

    var name: String
    var kind: Kind
    var isNeeded = false
    /// Whether null takes back what was there.
    var isClearable = false
    /// In English, for programmers.
    var purpose: String

    static func text(_ name: String, most: Int = 1_000, _ purpose: String) -> Field {
        Field(name: name, kind: .text(most: most), purpose: purpose)
    }

    static func number(_ name: String, in range: ClosedRange<Int>, _ purpose: String) -> Field {
        Field(name: name, kind: .number(range), purpose: purpose)
    }

    static func flag(_ name: String, _ purpose: String) -> Field {
        Field(name: name, kind: .flag, purpose: purpose)
    }

    /// Words of at most 40 characters each.
    ///
    /// All of them have room in an address, however they are written.
    static func texts(_ name: String, most: Int = 30, _ purpose: String) -> Field {
        Field(name: name, kind: .texts(most: most), purpose: purpose)
    }

    static func choice(_ name: String, of words: [String], _ purpose: String) -> Field {
        Field(name: name, kind: .choice(words), purpose: purpose)
    }

    static func map(_ name: String, _ purpose: String) -> Field {
        Field(name: name, kind: .map, purpose: purpose)
    }

    static func object(_ name: String, as schema: Schema, _ purpose: String) -> Field {
        Field(name: name, kind: .object(schema), purpose: purpose)
    }

    /// The same, which null clears.
    var clearable: Field {
        var field = self
        field.isClearable = true
        return field
    }

    /// The same, which must be given.
    var needed: Field {
        var field = self
        field.isNeeded = true
        return field
    }
}

extension Field {
    /// The value of a field of a JSON object; nil for none.
    ///
    /// - Throws: `Refusal.invalid`, naming the field.
    func value(in object: [String: JSONValue]) throws(Refusal) -> JSONValue? {
        switch object[name] {
        case .null where isClearable: return .null
        case .null: throw wrong
        case nil:
            guard !isNeeded else {
                throw Refusal(.invalid, "refusal.field.missing", with: ["field": "\(name)"])
            }
            return nil
        case .some(let value):
            guard isFitting(value) else { throw wrong }
            return value
        }
    }

    /// The value of a parameter of a query, which is text.
    func value(inQuery text: String?) throws(Refusal) -> JSONValue? {
        guard let text else {
            guard !isNeeded else {
                throw Refusal(.invalid, "refusal.field.missing", with: ["field": "\(name)"])
            }
            return nil
        }
        let value: JSONValue? =
            switch kind {
            case .text, .choice: .text(text)
            case .number: Int(text).map { .number(Double($0)) }
            case .flag:
                ["true": true, "false": false][text].map { .flag($0) }
            case .texts:
                .list(text.split(separator: ",").map { .text(String($0)) })
            case .map, .object: nil
            }
        guard let value, isFitting(value) else { throw wrong }
        return value
    }

    private var wrong: Refusal {
        Refusal(.invalid, "refusal.field.wrong", with: ["field": "\(name)"])
    }

    private func isFitting(_ value: JSONValue) -> Bool {
        switch (kind, value) {
        case (.text(let most), .text(let text)): text.unicodeScalars.count <= most
        case (.number(let range), .number(let number)):
            Int(exactly: number).map(range.contains) ?? false
        case (.flag, .flag): true
        case (.texts(let most), .list(let items)):
            items.count <= most
                && items.allSatisfy { item in
                    if case .text(let text) = item {
                        text.unicodeScalars.count <= Self.longestWord
                    } else {
                        false
                    }
                }
        case (.choice(let words), .text(let text)): words.contains(text)
        case (.map, .object(let object)):
            object.count <= 20
                && object.values.allSatisfy { value in
                    if case .text(let text) = value { text.count <= 1_000 } else { false }
                }
        case (.object, .object): true
        default: false
        }
    }
}

extension Field {
    /// What it may be, for the description.
    var schema: Schema {
        let schema: Schema =
            switch kind {
            case .text(let most): .shortText(most: most)
            case .number(let range): .range(range)
            case .flag: .flag
            case .texts(let most): .shortList(.shortText(most: Self.longestWord), most: most)
            case .choice(let words): .choice(words)
            case .map: .map(.text)
            case .object(let schema): schema
            }
        return isClearable ? .optional(schema) : schema
    }
}
