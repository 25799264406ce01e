package import Credentials

/// An invitation: shown this once.
package struct InvitationShape: Shape {
    private let token: SecretToken
    private let site: String?

    /// - Parameter site: where the server is reached; nil where nobody said.
    package init(_ token: SecretToken, at site: String?) {
        self.token = token
        self.site = site
    }

    package static var schema: Schema { ["invitation": .text, "url": .optional(.text)] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("invitation", token.text)
            json.field("url", site.map { "\($0)/sign-up?invitation=\(token.text)" })
        }
    }
}
