/// What a JSON value looks like, for whoever reads it: JSON Schema 2020-12, as OpenAPI 3.1 has it.
///
/// ```swift
/// static var schema: Schema { ["handle": .text, "name": .optional(.text), "cut": .sometimes(.flag)] }
/// ```
package indirect enum Schema: Hashable, Sendable {
    /// A shape that is described once, by its name.
    case named(String, Schema)
    case object([Property])
    case list(Schema)
    /// A list of so many at most.
    case shortList(Schema, most: Int)
    case text
    /// Text of so many characters at most.
    case shortText(most: Int)
    /// RFC 3339 with an offset.
    case instant
    /// An instant, or a date for what lasts whole days.
    case instantOrDate
    case date
    case integer
    case range(ClosedRange<Int>)
    case number
    case flag
    case choice([String])
    /// Also null.
    case optional(Schema)
    /// Of a key that is left out at times; only in objects.
    case sometimes(Schema)
    /// An object whose keys are not known here.
    case map(Schema)
    /// Whatever.
    case any

    package struct Property: Hashable, Sendable {
        package let name: String
        package let schema: Schema
        /// False for one that is left out at times.
        package let isAlways: Bool

        init(_ name: String, _ schema: Schema) {
            self.name = name
            if case .sometimes(let schema) = schema {
                (self.schema, isAlways) = (schema, false)
            } else {
                (self.schema, isAlways) = (schema, true)
            }
        }
    }

    /// A list as the API gives it: `{"items":[...],"next":null}`.
    package static func page(of schema: Schema) -> Schema {
        ["items": .list(schema), "next": .optional(.text)]
    }

    /// One of the words of an enumeration.
    package static func words<Words: RawRepresentable & CaseIterable>(
        _ type: Words.Type
    ) -> Schema where Words.RawValue == String {
        .choice(Words.allCases.map(\.rawValue))
    }

    /// An object with the keys of both.
    package func and(_ more: Schema) -> Schema {
        guard case .object(let mine) = self, case .object(let others) = more else { return self }
        return .object(mine + others)
    }
}

extension Schema: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, Schema)...) {
        self = .object(elements.map { Property($0, $1) })
    }
}

extension Shape {
    /// The schema by the shape's name.
    package static var component: Schema {
        let name = String(describing: Self.self)
        // A list of something has no name of its own.
        guard !name.hasSuffix(">") else { return schema }
        return .named(name.hasSuffix("Shape") ? String(name.dropLast(5)) : name, schema)
    }
}

extension Schema {
    /// The shapes that are named in it, by their names.
    package var components: [String: Schema] {
        switch self {
        case .named(let name, let schema):
            schema.components.merging([name: schema]) { first, _ in first }
        case .object(let properties):
            properties.reduce(into: [:]) { found, property in
                found.merge(property.schema.components) { first, _ in first }
            }
        case .list(let schema), .shortList(let schema, _), .optional(let schema),
            .sometimes(let schema), .map(let schema):
            schema.components
        default: [:]
        }
    }
}

extension Schema: Shape {
    package static var schema: Schema { .any }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            switch self {
            case .named(let name, _): json.field("$ref", "#/components/schemas/\(name)")
            case .optional(let schema):
                json.key("anyOf")
                json.array([schema, nil]) { json, schema in
                    if let schema {
                        schema.write(to: &json)
                    } else {
                        json.object { $0.field("type", "null") }
                    }
                }
            case .sometimes(let schema): schema.writeKeys(to: &json)
            default: writeKeys(to: &json)
            }
        }
    }

    private func writeKeys(to json: inout JSONWriter) {
        switch self {
        case .object(let properties): Self.write(properties, to: &json)
        case .list(let schema):
            json.field("type", "array")
            json.field("items", schema)
        case .shortList(let schema, let most):
            json.field("type", "array")
            json.field("items", schema)
            json.field("maxItems", most)
        case .map(let schema):
            json.field("type", "object")
            json.field("additionalProperties", schema)
        case .choice(let words):
            json.field("type", "string")
            json.field("enum", texts: words)
        case .range(let range):
            json.field("type", "integer")
            json.field("minimum", range.lowerBound)
            json.field("maximum", range.upperBound)
        case .shortText(let most):
            json.field("type", "string")
            json.field("maxLength", most)
        case .text, .instantOrDate: json.field("type", "string")
        case .instant: Self.writeText("date-time", to: &json)
        case .date: Self.writeText("date", to: &json)
        case .integer: json.field("type", "integer")
        case .number: json.field("type", "number")
        case .flag: json.field("type", "boolean")
        case .named, .optional, .sometimes, .any: break
        }
    }

    private static func write(_ properties: [Property], to json: inout JSONWriter) {
        json.field("type", "object")
        json.key("properties")
        json.object { json in
            for property in properties {
                json.key(named: property.name)
                property.schema.write(to: &json)
            }
        }
        json.field("required", texts: properties.filter(\.isAlways).map(\.name))
    }

    private static func writeText(_ format: String, to json: inout JSONWriter) {
        json.field("type", "string")
        json.field("format", format)
    }
}
