/// One e-mail as it is handed to a server.
package struct EmailMessage: Sendable {
    /// Addresses without names: `bell@example.org`.
    package var from: String
    package var to: String
    /// RFC 5322, with lines that end in CRLF.
    package var text: [UInt8]

    package init(from: String, to: String, text: [UInt8]) {
        self.from = from
        self.to = to
        self.text = text
    }
}
