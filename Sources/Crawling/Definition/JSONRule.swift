import Markup

/// Where the objects stand that a page's scripts read, and which of them are records.
package struct JSONRule: Sendable {
    /// The elements in which to look; nil in a record that is an object itself.
    var place: Selector?
    var attribute: String?
    /// What stands before it: `JSON.parse(`.
    var marker: String?
    /// From the whole of it to the records.
    var path: JSONPath

    /// What is looked for, for messages.
    var wanted: String {
        [
            place?.text, attribute.map { "[\($0)]" }, marker.map { "after \($0)" },
            path.text.isEmpty ? nil : "path \(path.text)",
        ].compactMap(\.self).joined(separator: " ")
    }
}

/// Members of objects one inside the other: `data.events`, `rooms.0.name`, `days.*.classes`.
///
/// A list on the way means all that is in it.
struct JSONPath: Sendable, Hashable {
    let text: String
    let steps: [String]

    /// Nil when a step is empty; without steps it is the whole.
    init?(_ text: String) {
        self.text = text
        steps =
            text.isEmpty
            ? []
            : text.split(separator: ".", omittingEmptySubsequences: false)
                .map(String.init)
        if steps.contains("") { return nil }
    }
}
