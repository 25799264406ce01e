package import HTTPTypes
import Markup

/// What it is answered.
package struct DAVReply: Sendable {
    package var status: HTTPResponse.Status
    package var fields = HTTPFields()
    package var body: [UInt8] = []

    static func multistatus(_ writer: XMLWriter) -> DAVReply {
        DAVReply(
            status: .multiStatus, fields: [.contentType: xml], body: writer.bytes)
    }

    static let xml = "application/xml; charset=utf-8"
}

extension HTTPResponse.Status {
    static var multiStatus: Self { .init(code: 207, reasonPhrase: "Multi-Status") }
    static var failedDependency: Self { .init(code: 424, reasonPhrase: "Failed Dependency") }
    static var insufficientStorage: Self { .init(code: 507, reasonPhrase: "Insufficient Storage") }

    /// `HTTP/1.1 200 OK`.
    var line: String { "HTTP/1.1 \(code) \(reasonPhrase)" }
}
