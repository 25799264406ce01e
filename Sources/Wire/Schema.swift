/// What a JSON value looks like, for whoever reads it: JSON Schema 2020-12, as OpenAPI 3.1 has it.
package indirect enum Schema: Hashable, Sendable {
    /// A shape that is described once, by its name.
    case named(String)
    case object([Property])
    case list(Schema)
    case text
    /// RFC 3339 with an offset.
    case instant
    /// An instant, or a date for what lasts whole days.
    case instantOrDate
    case date
    case integer
    case number
    case flag
    case choice([String])
    /// Also null.
    case optional(Schema)
    /// An object whose keys are not known here.
    case map(Schema)
    /// Whatever.
    case any

    package struct Property: Hashable, Sendable {
        package var name: String
        package var schema: Schema
        /// False for one that is left out at times.
        package var isAlways: Bool

        package init(_ name: String, _ schema: Schema, isAlways: Bool = true) {
            self.name = name
            self.schema = schema
            self.isAlways = isAlways
        }
    }

    /// A list as the API gives it: `{"items":[...],"next":null}`.
    package static func page(of schema: Schema) -> Schema {
        .object([
            Property("items", .list(schema)), Property("next", .optional(.text)),
        ])
    }
}

extension Schema: Shape {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .named(let name):
            json.object { $0.field("$ref", "#/components/schemas/\(name)") }
        case .optional(let schema):
            json.object { json in
                json.field("anyOf", list: [schema, .null]) { $0 }
            }
        case .any: json.object { _ in }
        default: json.object { writeKeys(to: &$0) }
        }
    }

    private static var null: Schema { .choice([]) }

    private func writeKeys(to json: inout JSONWriter) {
        switch self {
        case .object(let properties):
            json.field("type", "object")
            json.key("properties")
            json.object { json in
                for property in properties {
                    json.key(named: property.name)
                    property.schema.write(to: &json)
                }
            }
            json.field("required", texts: properties.filter(\.isAlways).map(\.name))
        case .list(let schema):
            json.field("type", "array")
            json.field("items", schema)
        case .map(let schema):
            json.field("type", "object")
            json.field("additionalProperties", schema)
        case .choice(let words):
            if words.isEmpty {
                json.field("type", "null")
            } else {
                json.field("type", "string")
                json.field("enum", texts: words)
            }
        case .text: json.field("type", "string")
        case .instant: writeText("date-time", to: &json)
        case .date: writeText("date", to: &json)
        case .instantOrDate: json.field("type", "string")
        case .integer: json.field("type", "integer")
        case .number: json.field("type", "number")
        case .flag: json.field("type", "boolean")
        case .named, .optional, .any: break
        }
    }

    private func writeText(_ format: String, to json: inout JSONWriter) {
        json.field("type", "string")
        json.field("format", format)
    }
}
