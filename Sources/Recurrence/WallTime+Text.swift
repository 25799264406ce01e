extension WallTime {
    /// Reads RFC 5545's basic form, `20261005T091500` or a date alone, its midnight; nil for
    /// anything else.
    ///
    /// A `Z` at the end is not looked at.
    public init?(basic text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard let form = BasicForm(bytes.span, 0..<bytes.count) else { return nil }
        self = form.wall
    }
}
