import Foundation
package import Words

/// A message is kept as JSON: `["key"]`, or `["key",{"name":argument}]`.
///
/// An argument is a text or a number as it is, a message likewise, and of several the kind stands before
/// them: `{"list":[…]}`, `{"choice":[…]}`.
extension Message: Storable {
    package var stored: Value {
        // Only texts and whole numbers are in it.
        let bytes = try? JSONSerialization.data(
            withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
        return bytes.map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
    }

    package static var nothing: Message { Message(verbatim: "") }

    package init?(stored: Value) {
        guard let text = String(stored: stored),
            let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        else { return nil }
        self.init(json: json)
    }

    fileprivate var json: [Any] {
        arguments.isEmpty ? [key] : [key, arguments.mapValues(\.json)]
    }

    fileprivate init?(json: Any) {
        guard let parts = json as? [Any], let key = parts.first as? String else { return nil }
        var arguments: [String: Argument] = [:]
        for (name, value) in parts.dropFirst().first as? [String: Any] ?? [:] {
            guard let argument = Argument(json: value) else { return nil }
            arguments[name] = argument
        }
        self.init(key, arguments)
    }
}

extension Message.Argument {
    fileprivate var json: Any {
        switch self {
        case .text(let text): text
        case .number(let number): number
        case .message(let message): message.json
        case .list(let items): ["list": items.map(\.json)]
        case .choice(let items): ["choice": items.map(\.json)]
        }
    }

    fileprivate init?(json: Any) {
        switch json {
        case let text as String: self = .text(text)
        case let number as Int: self = .number(number)
        case let several as [String: [Any]]:
            guard let (kind, parts) = several.first, several.count == 1 else { return nil }
            let items = parts.compactMap { Self(json: $0) }
            guard items.count == parts.count, ["list", "choice"].contains(kind) else { return nil }
            self = kind == "list" ? .list(items) : .choice(items)
        default:
            guard let message = Message(json: json) else { return nil }
            self = .message(message)
        }
    }
}
