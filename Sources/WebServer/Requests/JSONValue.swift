import Foundation

/// A JSON document as it came in.
enum JSONValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads a document.
    ///
    /// Not by `JSONDecoder`, which has to be asked of each value whether it is an object, a list, a
    /// flag…: of a mebibyte of numbers that took two seconds.
    /// - Throws: what `JSONSerialization` throws, which is of no use to people; and for more than 10,000
    ///   values.
    init(_ bytes: Data) throws {
        var left = Self.most
        self = try JSONValue(
            JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed), &left)
    }

    /// What stands under a name of an object; nil where nothing does.
    subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension JSONValue {
    /// More values than any request of ours has.
    private static let most = 10_000

    private init(_ value: Any, _ left: inout Int) throws {
        left -= 1
        guard left >= 0 else { throw CocoaError(.propertyListReadCorrupt) }
        switch value {
        case let object as [String: Any]:
            self = .object(try object.mapValues { try JSONValue($0, &left) })
        case let list as [Any]: self = .list(try list.map { try JSONValue($0, &left) })
        case let text as String: self = .text(text)
        // `true` comes as a number of one character.
        case let number as NSNumber:
            self =
                number.objCType.pointee == 0x63
                ? .flag(number.boolValue) : .number(number.doubleValue)
        default: self = .null
        }
    }
}
