import Foundation
import Markup

/// A value of JSON: what Foundation read, asked by paths.
struct JSONObject {
    let value: Any

    /// What a path leads to, lists as what is in them; empty when it leads nowhere.
    func all(_ path: JSONPath) -> [JSONObject] {
        path.steps.reduce([self]) { found, step in found.flatMap { $0.all(step) } }
            .flatMap(\.elements)
    }

    /// A list's values, and of anything else itself.
    private var elements: [JSONObject] {
        if value is NSNull { return [] }
        return (value as? [Any])?.map(JSONObject.init) ?? [self]
    }

    /// What one step leads to; a list stays one.
    func all(_ step: String) -> [JSONObject] {
        if let list = value as? [Any] {
            if let index = Int(step) {
                return list.indices.contains(index) ? [JSONObject(value: list[index])] : []
            }
            let inside = list.map(JSONObject.init)
            return step == "*" ? inside : inside.flatMap { $0.all(step) }
        }
        guard let members = value as? [String: Any] else { return [] }
        if step == "*" {
            return members.keys.sorted().compactMap { members[$0].map(JSONObject.init) }
        }
        return members[step].map { [JSONObject(value: $0)] } ?? []
    }

    var isObject: Bool { value is [String: Any] }

    /// Texts and numbers as they are written; nil for what has no text.
    ///
    /// What has tags or entities in it is HTML, and read so.
    func text(_ selector: Selector?, _ form: Element.TextForm, attribute: String?) -> String? {
        guard let plain else { return nil }
        guard selector != nil || plain.contains("&") || plain.contains("<") else { return plain }
        guard let page = try? Page(Array("<div>\(plain)</div>".utf8)) else { return nil }
        let found = selector.map { page.root.first($0) } ?? page.root
        guard let attribute else { return found?.text(form) }
        return found?.attribute(attribute)
    }

    private var plain: String? {
        if let text = value as? String { return text }
        guard let number = value as? NSNumber else { return nil }
        let isFlag = String(cString: number.objCType) == "c"
        return isFlag ? (number.boolValue ? "true" : "false") : number.stringValue
    }

    /// The beginning of a path that still leads somewhere, and what is there; nil when all of it
    /// does, be it to a list without anything in it.
    func broken(_ path: JSONPath) -> String? {
        var here = [self]
        for (index, step) in path.steps.enumerated() {
            let next = here.flatMap { $0.all(step) }
            if next.isEmpty, let stands = here.first {
                let before = path.steps[..<index].joined(separator: ".")
                return "nothing at `\(step)`, but "
                    + (before.isEmpty ? stands.outline : "at `\(before)` \(stands.outline)")
            }
            here = next
        }
        return nil
    }

    /// Its members' names, and what they say where they are few; for messages.
    var outline: String {
        switch value {
        case let members as [String: Any]:
            let names = members.keys.sorted().prefix(24)
            let shown = names.map { name in
                let text = members[name].flatMap { JSONObject(value: $0).plain?.prefix(30) }
                return names.count > 6 ? name : text.map { "\(name): \"\($0)\"" } ?? name
            }
            return "{\(shown.joined(separator: ", "))}"
        case let list as [Any]:
            let first = list.first.map { ", the first \(JSONObject(value: $0).outline)" }
            return "a list of \(list.count)\(first ?? "")"
        default: return plain.map { "\"\($0.prefix(60))\"" } ?? "null"
        }
    }

    /// What its members say, for naming it.
    var texts: String {
        guard let members = value as? [String: Any] else { return outline }
        return members.keys.sorted().compactMap {
            members[$0].flatMap { JSONObject(value: $0).plain }
        }
        .joined(separator: ", ")
    }
}
