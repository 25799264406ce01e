import HTTPTypes
import Hummingbird
import NIOCore

/// Refuses what two readers of one request might read differently, beyond what NIO's parser does.
enum RequestForm {
    /// What is answered to a request that is not to be read on; nil for one that is well formed.
    static func problem(of head: HTTPRequest) -> HTTPResponse.Status? {
        // RFC 9112, 3.2: one Host and no other; the codec takes the first for the authority.
        guard head.headerFields[.host] == nil, let host = head.authority, isHost(host) else {
            return .badRequest
        }
        // What is compressed besides would be taken for its contents.
        if let coding = head.headerFields[.transferEncoding], coding.lowercased() != "chunked" {
            return .notImplemented
        }
        return nil
    }

    /// A name or an address, and perhaps a port.
    private static func isHost(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-._~%[]:".utf8.contains(byte)
                }
            }
    }
}

extension Request {
    /// The body, whole.
    ///
    /// - Throws: `HTTPError` 413 for more bytes, before one is waited for where the head says so.
    func wholeBody(upTo most: Int) async throws -> ByteBuffer {
        let told = headers[.contentLength].flatMap { Int($0) } ?? 0
        guard told <= most else { throw HTTPError(.contentTooLarge) }
        return try await body.collect(upTo: most)
    }
}

extension HTTPField.Name {
    static var host: Self { known("Host") }
}
