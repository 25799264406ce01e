import Campus
import Foundation
import HTTPTypes
import Locks
import Logging
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Feeds")
struct FeedTests {
    private static let kinds: [Set<ItemKind>?] = [
        nil, [.class], [.exam], [.event, .personal], [.class, .hydration], Set(ItemKind.allCases),
    ]

    @Test(
        "a feed is what `export` writes, for each program and all kinds",
        arguments: ExportProfile.allCases, kinds)
    func same(profile: ExportProfile, kinds: Set<ItemKind>?) async throws {
        let feeds = try FeedSite()
        let answer = try await feeds.get(feeds.add(profile, kinds))
        let written = try feeds.exported(profile, kinds ?? .exported)
        #expect(answer.status == 200 && answer.bytes == written)
        #expect(answer.text.contains("BEGIN:VEVENT"))
        #expect(
            answer.text.contains("REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H"))
    }

    @Test("an answer says what it is, and nothing that leads back to the address")
    func fields() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let answer = try await feeds.get(path, ["Cookie": "belltower=\(feeds.op)"])
        #expect(answer.fields[.contentType] == "text/calendar; charset=utf-8")
        #expect(answer.fields[.cacheControl] == "private, no-cache")
        #expect(answer.fields[.vary] == "Accept-Encoding")
        #expect(answer.fields[.contentDisposition] == "inline; filename=\"belltower.ics\"")
        for status in [200, 304, 404] {
            let answer = try await feeds.get(
                status == 404 ? "/feed/none.ics" : path,
                status == 304 ? ["If-None-Match": answer.tag] : [:])
            #expect(answer.status == status)
            #expect(answer.fields[try #require(.init("Referrer-Policy"))] == "no-referrer")
            #expect(answer.fields[try #require(.init("X-Robots-Tag"))] == "noindex, nofollow")
            #expect(answer.fields[.setCookie] == nil)
        }
        let head = try await feeds.site.ask(.head, path)
        #expect(head.status == 200 && head.bytes.isEmpty && head.tag == answer.tag)
        #expect(head.fields[.contentLength] == "\(answer.bytes.count)")
    }

    @Test("who has it already is told so, of the form that they have")
    func unchanged() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let plain = try await feeds.get(path).tag
        let packed = try await feeds.get(path, ["Accept-Encoding": "gzip"]).tag
        #expect(plain.hasPrefix("\"") && packed.hasPrefix("\"") && plain != packed)
        let asked: [(known: String, encoding: String?, tag: String?)] = [
            (plain, nil, plain), (packed, "gzip", packed),
            ("W/\(packed)", "br, gzip;q=0.5", packed),
            ("\"x\", \(plain)", "gzip", plain), ("*", "gzip", packed), ("*", nil, plain),
            // A proxy compressed it on its way, and named it anew.
            (packed, nil, plain), (packed, "gzip;q=0", plain), ("W/\(plain)", nil, plain),
            (plain.dropLast() + ";gzip\"", "gzip", packed),
            (plain.dropLast() + "-br\"", nil, plain),
            (packed.dropLast() + "-gzip\"", nil, plain), (plain + "-gzip", nil, plain),
            ("\"x\"", "gzip", nil), ("\"x-gzip\"", nil, nil), ("", nil, nil),
        ]
        for (known, encoding, tag) in asked {
            var fields = ["If-None-Match": known]
            fields["Accept-Encoding"] = encoding
            let answer = try await feeds.get(path, fields)
            #expect(answer.status == (tag == nil ? 200 : 304), "\(known) \(encoding ?? "")")
            if let tag { #expect(answer.tag == tag && answer.bytes.isEmpty) }
        }
    }

    @Test("compressed it is the same calendar", .enabled(if: Python.has("gzip")))
    func compressed() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let answer = try await feeds.get(path, ["Accept-Encoding": "deflate, gzip"])
        #expect(answer.fields[.contentEncoding] == "gzip")
        #expect(answer.bytes.count < 2_000)
        let (packed, plain) = (feeds.site.folder.path + "/f.gz", feeds.site.folder.path + "/f.ics")
        try Data(answer.bytes).write(to: URL(fileURLWithPath: packed))
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = [
            "python3", "-c",
            "import gzip,sys; open(sys.argv[2],'wb').write(gzip.open(sys.argv[1]).read())", packed,
            plain,
        ]
        try python.run()
        python.waitUntilExit()
        #expect(try Data(contentsOf: URL(fileURLWithPath: plain)) == Data(feeds.exported()))
        let few = try await feeds.get(
            feeds.add(.plain, [.exam]), ["Accept-Encoding": "gzip"])
        #expect(few.fields[.contentEncoding] == nil, "what is small is not compressed")
    }

    @Test("an address that was revoked is gone, one that never was is unknown")
    func revoked() async throws {
        let feeds = try FeedSite()
        let (path, other) = (try await feeds.add(), try await feeds.add())
        let tag = try await feeds.get(path).tag
        let items = try await feeds.site.ask(.get, "/feeds", as: feeds.op).items
        #expect(items.count == 2 && items.allSatisfy { $0["url"] == nil && $0["name"] != nil })
        let id = try #require(items.last?["id"] as? Int)
        #expect(try await feeds.site.ask(.delete, "/feeds/\(id)", as: feeds.op).status == 204)
        for fields in [[:], ["If-None-Match": tag], ["Accept": "text/html"]] {
            #expect(try await feeds.get(path, fields).status == 410, "though it was kept")
        }
        #expect(try await feeds.get(other).status == 200)
        #expect(try await feeds.site.ask(.delete, "/feeds/\(id)", as: feeds.op).status == 404)
        let wrong = [
            path.dropLast(5) + "x.ics", String(path.dropLast(4)), "/feed/.ics", "/feed/" + path,
            "/feed/" + String(repeating: "a", count: 5_000) + ".ics", "/feed/%00.ics",
        ]
        for path in wrong { #expect(try await feeds.get(path).status == 404, "\(path)") }
    }

    @Test("who is suspended is served to nobody until they are back; who is erased never again")
    func persons() async throws {
        let feeds = try FeedSite()
        let kim = try feeds.site.signUp("kim")
        let path = try await feeds.add(.apple, as: kim)
        #expect(try await feeds.get(path).status == 200)
        let people = try feeds.site.desks("op").people
        _ = try people.suspend("kim")
        let refused = try await feeds.get(path)
        #expect(refused.status == 401 && !refused.text.contains("kim"))
        #expect(refused.fields[.wwwAuthenticate] != nil)
        _ = try people.restore("kim")
        #expect(try await feeds.get(path).status == 200)
        _ = try people.erase("kim", .removed)
        #expect(try await feeds.get(path).status == 410)
    }

    @Test(
        "to make or revoke one wants a proof of the last ten minutes, and a name, and something in it"
    )
    func refused() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let bodies = [
            "{}", #"{"name":""}"#, #"{"name":"x","kinds":[]}"#, #"{"name":"x","kinds":["tea"]}"#,
            #"{"name":"x","profile":"lotus"}"#, #"{"name":"x","url":"y"}"#,
            #"{"name":"\#(String(repeating: "x", count: 81))"}"#,
        ]
        for body in bodies {
            let answer = try await feeds.site.ask(.post, "/feeds", body, as: feeds.op)
            #expect(answer.status == 422, "\(body)")
        }
        feeds.site.clock.jump(601)
        let stale = try await feeds.site.ask(.post, "/feeds", #"{"name":"x"}"#, as: feeds.op)
        #expect(stale.object["type"] as? String == "urn:belltower:problem:refusal.account.stale")
        #expect(try await feeds.site.ask(.delete, "/feeds/1", as: feeds.op).status == 401)
        #expect(try await feeds.get(path).status == 200)
    }

    @Test("fifty are enough; two may be called the same")
    func many() async throws {
        let feeds = try FeedSite()
        let desk = try feeds.site.desks("op").feeds
        for _ in 1...50 { _ = try desk.add("Phone") }
        let answer = try await feeds.site.ask(.post, "/feeds", #"{"name":"x"}"#, as: feeds.op)
        #expect(answer.status == 409)
        #expect(throws: Refusal.self) { try desk.named("Phone") }
        #expect(try desk.named("7").id.number == 7)
    }

    @Test("no line of the log, and no file of the home, has the address in it")
    func secret() async throws {
        let lines = Locked<[String]>([])
        let site = try TestSite(logger: Logger(label: "test") { _ in EveryLine(lines: lines) })
        let op = try site.signUp("op")
        let made = try await site.ask(.post, "/feeds", #"{"name":"Phone"}"#, as: op)
        let url = try #require(made.object["url"] as? String)
        #expect(made.object["webcal"] as? String == "webcal" + url.drop { $0 != ":" })
        let path = try #require(URL(string: url)).path
        let token = path.dropFirst("/feed/".count).dropLast(".ics".count)
        #expect(token.utf8.count == 27)
        for method in [HTTPRequest.Method.get, .head, .post, .put, .options] {
            _ = try await site.ask(method, path)
        }
        _ = try await site.ask(.delete, "/feeds/1", as: op)
        #expect(try await site.ask(.get, path).status == 410)
        let logged = lines.withLock { $0.joined() }
        #expect(logged.contains("/feed/{file}") && !logged.contains(token))
        #expect(!site.site.metrics.text(of: site.site).contains(token))
        let home = site.folder.path + "/home"
        for name in try FileManager.default.contentsOfDirectory(atPath: home) {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: home + "/" + name))
            #expect(bytes.range(of: Data(token.utf8)) == nil, "\(name)")
        }
    }
}

/// Keeps whatever is logged, on whichever level.
private struct EveryLine: LogHandler {
    let lines: Locked<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        lines.withLock { $0.append("\(event.message) \(metadata) \(event.metadata ?? [:])") }
    }
}
