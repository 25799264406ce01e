/// One e-mail as it is handed to a server.
public struct Letter: Sendable {
    /// Addresses without names: `bell@example.org`.
    public var from: String
    public var to: String
    /// RFC 5322, with lines that end in CRLF.
    public var text: [UInt8]

    public init(from: String, to: String, text: [UInt8]) {
        self.from = from
        self.to = to
        self.text = text
    }
}
