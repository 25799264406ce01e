import Mustache

/// What a template's names stand for, in a type of which the library knows at once that it has children.
///
/// Of a dictionary it finds out anew at each name, by a conformance that holds under a condition: a week's
/// page took a tenth longer (405 to 453 a second against 368 to 408, four runs by turns).
struct TemplateScope: MustacheParent, @unchecked Sendable {
    // Unchecked: texts, numbers, lists and scopes, which nobody alters.
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values.mapValues(Self.scoped) }

    func child(named name: String) -> Any? { values[name] }

    private static func scoped(_ value: Any) -> Any {
        switch value {
        case is String, is Bool, is TemplateScope: value
        case let values as [String: Any]: TemplateScope(values)
        case let list as [[String: Any]]: list.map(TemplateScope.init)
        default: value
        }
    }
}
