import Campus
import Operations

/// What a request brought, checked against what it may bring.
struct Fields: Sendable {
    private var values: [String: JSONValue] = [:]

    /// Of a JSON object.
    ///
    /// - Throws: `Refusal.invalid`, naming a field that is not known, is missing or wrong.
    init(_ object: [String: JSONValue], as fields: [Field]) throws(Refusal) {
        let known = Set(fields.map(\.name))
        if let other = object.keys.filter({ !known.contains($0) }).min() {
            throw Refusal(.invalid, "refusal.field.unknown", with: ["field": "\(other.prefix(60))"])
        }
        for field in fields { values[field.name] = try field.value(in: object) }
    }

    /// Of a query, or of a form that a page sent.
    init(
        query: some Sequence<(name: String, value: String)>, as fields: [Field]
    ) throws(Refusal) {
        let known = Set(fields.map(\.name))
        var texts: [String: String] = [:]
        for (name, value) in query {
            guard known.contains(name) else {
                throw Refusal(
                    .invalid, "refusal.field.unknown", with: ["field": "\(name.prefix(60))"])
            }
            texts[name] = value
        }
        for field in fields { values[field.name] = try field.value(inQuery: texts[field.name]) }
    }

    /// Nil where it was not given.
    func text(_ name: String) -> String? {
        if case .text(let text) = values[name] { text } else { nil }
    }

    /// Of a field that may be cleared, as desks take it: nil where it was not given, empty for null.
    func edit(_ name: String) -> String? {
        if case .null = values[name] { "" } else { text(name) }
    }

    /// Whether it was given, be it as null.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The names of what was given.
    var names: [String] { values.keys.sorted() }

    /// Of a field that must be given.
    func needed(_ name: String) -> String { text(name) ?? "" }

    func number(_ name: String) -> Int? {
        if case .number(let number) = values[name] { Int(exactly: number) } else { nil }
    }

    /// False where it was not given.
    func flag(_ name: String) -> Bool { optionalFlag(name) ?? false }

    /// Nil where it was not given.
    func optionalFlag(_ name: String) -> Bool? {
        if case .flag(let flag) = values[name] { flag } else { nil }
    }

    /// Nil where it was not given.
    func map(_ name: String) -> [String: String]? {
        guard case .object(let object) = values[name] else { return nil }
        return object.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
    }

    func texts(_ name: String) -> [String]? {
        guard case .list(let items) = values[name] else { return nil }
        return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// Nil where it was not given.
    func object(_ name: String) -> JSONValue? {
        guard case .object = values[name] else { return nil }
        return values[name]
    }

    /// Kinds of items; nil where none was named.
    func kinds(_ name: String) throws(Refusal) -> Set<ItemKind>? {
        try texts(name).map { words throws(Refusal) in
            Set(
                try words.map { word throws(Refusal) in
                    try ItemKind(rawValue: word)
                        .orThrow(
                            Refusal(.invalid, "refusal.field.wrong", with: ["field": "\(name)"]))
                })
        }
    }
}
