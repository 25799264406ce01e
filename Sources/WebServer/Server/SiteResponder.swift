import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Locks
import Logging
import NIOCore
import NIOHTTP1

/// Answers requests as they come from connections.
struct SiteResponder: Sendable {
    private let router: RouterResponder<SiteContext>
    private let site: Site
    private let date = ResponseDate()

    init(_ router: RouterResponder<SiteContext>, at site: Site) {
        self.router = router
        self.site = site
    }

    /// - Throws: for a request that is cut short, or not HTTP: its connection ends.
    @concurrent @Sendable func answer(
        _ request: Request, by writer: consuming ResponseWriter, over channel: any Channel
    ) async throws {
        if let status = RequestForm.problem(of: request.head) {
            site.connections.note("form")
            site.metrics.answered(request.method, nil, by: status, in: .zero)
            try await writer.writeResponse(
                HTTPResponse(
                    status: status, headerFields: [.connection: "close", .contentLength: "0"]))
            throw CancellationError()
        }
        var logger = site.logger
        logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
        let source = ApplicationRequestContextSource(channel: channel, logger: logger)
        var response = try await router.respond(to: request, context: SiteContext(source: source))
        response.headers[.date] = date.text
        do {
            try await writer.write(response: response.head, body: response.body)
        } catch is HTTPParserError {
            // Of the next request: Hummingbird would answer it amid this one's answer.
            throw CancellationError()
        }
    }
}

/// The field Date, written anew every second.
final class ResponseDate: Sendable {
    private let last = Locked<(second: Int, text: String)>((0, ""))

    var text: String {
        let second = time(nil)
        return last.withLock { last in
            if last.second != second { last = (second, Self.text(of: second)) }
            return last.text
        }
    }

    /// RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func text(of second: Int) -> String {
        var (second, parts) = (second, tm())
        guard gmtime_r(&second, &parts) != nil else { return "" }
        var bytes = [CChar](repeating: 0, count: 32)
        let count = strftime(&bytes, bytes.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
        return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
