import Foundation
import Testing
import Wire

/// That bytes are as they are described, so that neither can change without the other.
@Suite("Schemas")
struct SchemaTests {
    @Test("each sample is as its shape is described", arguments: ShapeTests.names)
    func fitting(_ name: String) throws {
        for text in [nil, "text", ShapeTests.hostile] {
            let shape = try ShapeTests.shape(name, text)
            let value = try JSONSerialization.jsonObject(
                with: Data(shape.bytes), options: .fragmentsAllowed)
            #expect(type(of: shape).schema.problems(of: value, at: name) == [])
        }
    }

    @Test("what is described by a name is described once")
    func names() throws {
        var known: [String: Schema] = [:]
        for name in ShapeTests.names {
            let shape = try ShapeTests.shape(name, "text")
            for (name, schema) in type(of: shape).component.components {
                #expect(known[name, default: schema] == schema, "\(name)")
                known[name] = schema
            }
        }
        #expect(known.count > 60)
    }

    @Test(
        "what is not as described is found",
        arguments: [
            (#"{"a":1}"#, "x: b is missing"), (#"{"a":1,"b":null,"c":1}"#, "x: c is not described"),
            (#"{"a":"1","b":null}"#, "x.a: is no integer"),
            (#"{"a":true,"b":null}"#, "x.a: is no integer"),
            (#"{"a":1,"b":["v"]}"#, "x.b[0]: is none of u"), (#"[]"#, "x: is no object"),
            (#"{"a":null,"b":null}"#, "x.a: is no integer"),
        ])
    func unfitting(_ json: String, _ problem: String) throws {
        let schema: Schema = ["a": .integer, "b": .optional(.list(.choice(["u"])))]
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(schema.problems(of: value, at: "x") == [problem])
    }
}

extension Schema {
    /// Where a value is not as described; keys that are not described count.
    func problems(of value: Any, at place: String) -> [String] {
        switch self {
        case .named(_, let schema), .sometimes(let schema): schema.problems(of: value, at: place)
        case .optional(let schema):
            value is NSNull ? [] : schema.problems(of: value, at: place)
        case .any: []
        case .object(let properties):
            (value as? [String: Any]).map { Self.problems(of: $0, as: properties, at: place) }
                ?? ["\(place): is no object"]
        case .map(let schema):
            (value as? [String: Any])?.flatMap { schema.problems(of: $1, at: "\(place).\($0)") }
                ?? ["\(place): is no object"]
        case .list(let schema), .shortList(let schema, _):
            (value as? [Any])?.enumerated().flatMap {
                schema.problems(of: $1, at: "\(place)[\($0)]")
            } ?? ["\(place): is no list"]
        case .choice(let words):
            (value as? String).map(words.contains) ?? false
                ? [] : ["\(place): is none of \(words.joined(separator: ", "))"]
        default: isPlain(value) ? [] : ["\(place): is no \(self)"]
        }
    }

    private static func problems(
        of object: [String: Any], as properties: [Property], at place: String
    ) -> [String] {
        let known = Set(properties.map(\.name))
        return properties.flatMap { property -> [String] in
            guard let value = object[property.name] else {
                return property.isAlways ? ["\(place): \(property.name) is missing"] : []
            }
            return property.schema.problems(of: value, at: "\(place).\(property.name)")
        }
            + object.keys.filter { !known.contains($0) }.sorted()
            .map { "\(place): \($0) is not described" }
    }

    private func isPlain(_ value: Any) -> Bool {
        let text = value as? String
        let number = (value as? NSNumber).flatMap { Self.isFlag($0) ? nil : $0 }
        let time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/
        let date = /\d{4}-\d\d-\d\d/
        return switch self {
        case .text: text != nil
        case .shortText(let most): (text?.count).map { $0 <= most } ?? false
        case .instant: text.map { $0.wholeMatch(of: time) != nil } ?? false
        case .date: text.map { $0.wholeMatch(of: date) != nil } ?? false
        case .instantOrDate:
            text.map { $0.wholeMatch(of: time) != nil || $0.wholeMatch(of: date) != nil } ?? false
        case .integer: number.map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case .range(let range): number.map { range.contains($0.intValue) } ?? false
        case .number: number != nil
        case .flag: (value as? NSNumber).map(Self.isFlag) ?? false
        default: false
        }
    }

    private static func isFlag(_ number: NSNumber) -> Bool { number.objCType.pointee == 99 }
}
