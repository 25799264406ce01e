import Foundation
import Hummingbird
import Logging

/// Hummingbird alone, answering twelve bytes: what a server of ours cannot be faster than.
enum BareServer {
    /// Serves until it is killed; says where on standard error, as ours does.
    static func run() async throws {
        let router = Router()
        router.get("/") { _, _ in "Hello there!" }
        var logger = Logger(label: "bare")
        logger.logLevel = .error
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                FileHandle.standardError.write(
                    Data("Listening on http://127.0.0.1:\(port)\n".utf8))
            }, logger: logger)
        try await application.run()
    }
}
