/// What one POST brings.
package struct PostMessage: Sendable {
    /// A field whose value would break out of its line is left out.
    package var fields: [(name: String, value: String)]
    package var body: [UInt8]

    package init(fields: [(name: String, value: String)], body: [UInt8]) {
        self.fields = fields
        self.body = body
    }

    /// The header's lines as libcurl takes them; one without a value would drop the field.
    var header: [String] {
        fields.filter { !$0.value.isEmpty && !$0.value.hasControls }
            .map { "\($0.name): \($0.value)" }
    }
}
