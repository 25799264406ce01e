/// Something in a source that could not be read as written; the rest of the source was kept.
public struct Issue: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable { case error, warning }

    public var severity: Severity
    /// The UID of the component it stands in; nil outside a component.
    public var uid: String?
    /// The line of the file, from 1; nil when it belongs to no line.
    public var line: Int?
    /// One sentence, without a full stop.
    public var message: String

    public init(_ severity: Severity, uid: String? = nil, line: Int? = nil, _ message: String) {
        self.severity = severity
        self.uid = uid
        self.line = line
        self.message = message
    }
}
