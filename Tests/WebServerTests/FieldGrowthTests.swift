import Campus
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage
import TestSupport
import Testing
import Words

@testable import CalDAV
@testable import Operations
@testable import WebServer

/// What the server's own readers cost when something is repeated in what they are sent.
@Suite("What is repeated in a request costs what its bytes do", .serialized)
struct FieldGrowthTests {
    private static func repeated(_ count: Int, _ part: String) -> String {
        String(repeating: part, count: count)
    }

    private static func many(_ count: Int, _ part: (Int) -> String) -> String {
        (0..<count).map(part).joined()
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func json(_ bytes: [UInt8]) {
        guard case .object(let object)? = try? JSONValue(Data(bytes)) else { return }
        _ = try? Fields(object, as: [.text("a", most: 10, "")])
    }

    private static let bodies: [GrowthRow] = [
        GrowthRow("JSON: fields", 1_000, { "{\(many($0) { #""k\#($0)":1,"# })\"z\":1}" }, json),
        GrowthRow("JSON: one field", 1_000, { "{\(repeated($0, #""k":1,"#))\"z\":1}" }, json),
        GrowthRow("JSON: a list", 2_000, { "[\(repeated($0, "1,"))1]" }, json),
        GrowthRow(
            "JSON: lists inside each other", 2_000, { repeated($0, "[") + repeated($0, "]") }, json),
        GrowthRow("JSON: objects inside each other", 2_000, { repeated($0, #"{"a":"#) }, json),
        GrowthRow("JSON: a text", 50_000, { "\"\(repeated($0, "x"))\"" }, json),
        GrowthRow("JSON: escapes", 10_000, { "\"\(repeated($0, #"\u0041"#))\"" }, json),
        GrowthRow("JSON: a number", 2_000, { repeated($0, "1") }, json),
        GrowthRow("a form: fields", 1_000, { many($0) { "f\($0)=x&" } }, form),
        GrowthRow("a form: nothing", 20_000, { repeated($0, "&") }, form),
        GrowthRow("a form: escapes", 10_000, { "a=\(repeated($0, "%41+"))" }, form),
        GrowthRow(
            "multipart: parts", 500,
            { count in
                repeated(count, "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n")
                    + "--x--"
            }, multipart),
        GrowthRow(
            "multipart: half marks", 20_000, { "--x\r\n\(repeated($0, "\r\n--"))" }, multipart),
        GrowthRow("multipart: a head", 20_000, { "--x\r\n\(repeated($0, "a: b\r\n"))" }, multipart),
        GrowthRow(
            "multipart: a file", 100_000,
            { count in
                "--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b\"\r\n\r\n\(repeated(count, "\r-"))\r\n--x--"
            }, multipart),
    ]

    private static func form(_ bytes: [UInt8]) { _ = PageRequest.pairs(of: text(bytes)) }

    private static func multipart(_ bytes: [UInt8]) {
        _ = MultipartForm(bytes, as: "multipart/form-data; boundary=x")
    }

    private static func tags(_ bytes: [UInt8]) { _ = EntityTagList(text(bytes)).names("\"a\"") }

    /// Of a head, which has 32 KiB at most: what is made here is larger.
    private static let fields: [GrowthRow] = [
        GrowthRow("If-None-Match: tags", 5_000, { repeated($0, "\"a-gzip\", ") }, tags),
        GrowthRow(
            "If-None-Match: what proxies added", 5_000, { "\"a\(repeated($0, "-gzip"))\"" }, tags),
        GrowthRow("If-None-Match: commas", 50_000, { repeated($0, ",") }, tags),
        GrowthRow("If-None-Match: quotes", 50_000, { repeated($0, "\"") }, tags),
        GrowthRow("If-None-Match: weak marks", 50_000, { repeated($0, "W/") }, tags),
        GrowthRow("Accept-Language", 10_000, { repeated($0, "xx;q=0.5,") }) {
            _ = SessionMiddleware.language(text($0))
        },
        GrowthRow("Accept-Language: qualities", 10_000, { "xx\(repeated($0, ";q=0.5"))" }) {
            _ = SessionMiddleware.language(text($0))
        },
        GrowthRow("Accept-Encoding", 10_000, { repeated($0, "br;q=0.5,") }) {
            _ = Gzip.isAccepted(text($0))
        },
        GrowthRow("Cookie", 5_000, { many($0) { "c\($0)=x; " } }) { bytes in
            var fields = HTTPFields()
            fields[.cookie] = text(bytes)
            let head = HTTPRequest(
                method: .get, scheme: "http", authority: "x", path: "/", headerFields: fields)
            _ = Request(head: head, body: RequestBody(buffer: ByteBuffer())).cookies["belltower"]
        },
        GrowthRow("Authorization", 20_000, { "Basic \(repeated($0, "YWE6"))" }) {
            _ = CalendarResponder.password(in: text($0))
        },
        GrowthRow("X-Forwarded-For", 10_000, { repeated($0, "1.2.3.4, ") }) {
            _ = text($0).split(separator: ",").compactMap { NetworkAddress($0) }
        },
        GrowthRow("X-Forwarded-For: one entry", 50_000, { repeated($0, "[1:") }) {
            _ = NetworkAddress(text($0))
        },
        GrowthRow("User-Agent", 50_000, { repeated($0, "Mozi/") }) {
            _ = UserAgent(text: text($0)).device
        },
        GrowthRow("Destination", 20_000, { "//\(repeated($0, "a@"))" }) {
            let request = DAVRequest(.move, "/", fields: [:], body: [], language: .english)
            _ = request.isHere(text($0))
        },
        GrowthRow("a path", 20_000, { repeated($0, "/a%41") }) { _ = DAVResource(path: text($0)) },
        GrowthRow("a path of slashes", 50_000, { repeated($0, "/") }) {
            _ = DAVResource(path: text($0))
        },
        GrowthRow("a token", 20_000, { "urn:belltower:sync:\(repeated($0, "1."))" }) {
            _ = SyncWay(text($0), upTo: current)
        },
    ]

    private static let current = SyncToken(CollectionState(version: 1, mark: "a", revision: ""))

    @Test("four times as much takes four times as long, or is refused", arguments: bodies + fields)
    func linear(row: GrowthRow) {
        let factor = row.factor
        #expect(factor < Growth.allowed, "\(row): \(factor)")
    }
}
