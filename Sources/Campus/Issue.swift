/// Something in a source that could not be read as written; the rest of the source was kept.
package struct Issue: Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable { case error, warning }

    package var severity: Severity
    /// The UID of the component it stands in; nil outside a component.
    package var uid: String?
    /// The line of the file, from 1; nil when it belongs to no line.
    package var line: Int?
    /// One sentence, without a full stop.
    package var message: String

    package init(_ severity: Severity, uid: String? = nil, line: Int? = nil, _ message: String) {
        self.severity = severity
        self.uid = uid
        self.line = line
        self.message = message
    }
}
