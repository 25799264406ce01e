import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore

@testable import WebServer

/// Asks a router without a server.
struct RouterClient: Sendable {
    private let application: Application<RouterResponder<SiteContext>>

    init(_ responder: RouterResponder<SiteContext>) {
        application = Application(
            responder: responder,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    func ask(
        _ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields, _ body: String?
    ) async throws -> TestAnswer {
        try await application.test(.router) { client in
            try await client.execute(
                uri: path, method: method, headers: headers,
                body: body.map { ByteBuffer(string: $0) }
            ) { response in
                TestAnswer(
                    status: response.status.code, fields: response.headers,
                    bytes: Array(response.body.readableBytesView))
            }
        }
    }
}
