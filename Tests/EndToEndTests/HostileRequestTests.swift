import Foundation
import TestSupport
import Testing

/// Requests that two servers might read differently, or that are more than one should read.
@Suite("Hostile requests")
struct HostileRequestTests {
    private static let get = "GET /api/v1/health HTTP/1.1\r\nHost: x\r\n"
    private static let post =
        "POST /api/v1/codes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    /// What must never be taken for a request of its own.
    private static let inner = "GET /inner HTTP/1.1\r\nHost: x\r\n\r\n"

    /// What is sent, and the statuses of all that is answered until the connection ends.
    private static let requests: [(String, [Int])] = [
        (get + "Connection: close\r\n\r\n", [200]),
        // Whose is it?
        ("GET /api/v1/health HTTP/1.1\r\n\r\n", [400]), (get + "Host: y\r\n\r\n", [400]),
        ("GET /api/v1/health HTTP/1.1\r\nHost: a b\r\n\r\n", [400]),
        ("GET /api/v1/health HTTP/1.1\r\nHost:\r\n\r\n", [400]),
        // Where does its body end?
        (post + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(inner)", [400]),
        (post + "Transfer-Encoding: chunked\r\nContent-Length: 99\r\n\r\n0\r\n\r\n\(inner)", [400]),
        (post + "Content-Length: 0\r\nContent-Length: 40\r\n\r\n\(inner)", [400]),
        (post + "Content-Length: 2, 2\r\n\r\n{}", [400]),
        (post + "Content-Length: +2\r\n\r\n{}", [400]),
        (post + "Content-Length: 0x2\r\n\r\n{}", [400]),
        (post + "Content-Length: 99999999999999999999\r\n\r\n{}", [400]),
        (post + "Content-Length : 2\r\n\r\n{}", [400]),
        (post + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n\(inner)", [501]),
        (post + "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n\(inner)", [400]),
        (post + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n\(inner)", [501]),
        (post + "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n\(inner)", [400]),
        (post + "Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n\(inner)", [400]),
        (post + "Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n", [400]),
        // Where does its head end?
        ("GET /api/v1/health HTTP/1.1\nHost: x\n\n", [400]),
        (get + "X-A: b\r\n c\r\n\r\n", [400]), (get + "X-A: b\rX-B: c\r\n\r\n", [400]),
        (get + "X-A: b\0c\r\n\r\n", [400]), (get + " X-A: b\r\n\r\n", [400]),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]),
        // More than one reads.
        (get + String(repeating: "X-A: b\r\n", count: 200) + "\r\n", [400]),
        (get + "X-A: " + String(repeating: "b", count: 20 << 10) + "\r\n\r\n", [400]),
        ("GET /" + String(repeating: "b", count: 40 << 10) + " HTTP/1.1\r\nHost: x\r\n\r\n", [400]),
        (post + "Connection: close\r\nContent-Length: 2000000\r\n\r\n", [413]),
        (post + "Content-Length: 2000000\r\n\r\n", [413]),
        // Another file, or another path.
        ("GET /files/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", [404]),
        ("GET /files/..%2f..%2fetc HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", [404]),
        ("GET /files/%c0%ae%c0%ae HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", [404]),
        ("GET /files/x%00.css HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", [404]),
        (get + "Connection: close\r\n\r\n", [200]),
    ]

    @Test("each is answered once, and its connection ends")
    func hostile() throws {
        let server = try ServerProcess(try Belltower())
        for (request, statuses) in Self.requests {
            let answer = try server.exchange(request)
            let found = answer.matches(of: /HTTP\/1\.1 (\d+)/).compactMap { Int($0.output.1) }
            #expect(found == statuses, "\(request.prefix(200).debugDescription)")
        }
    }
}
