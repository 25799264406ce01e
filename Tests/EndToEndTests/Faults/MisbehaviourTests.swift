import Foundation
import TestSupport
import Testing

extension Faults {
    @Suite("A site that misbehaves")
    struct MisbehaviourTests {
        static let feed = TermFeed(version: 7, count: 20).text
        static let page = """
            <!DOCTYPE html>\r\n<html><head><title>Sign in</title></head>
            <body><form action="/login">Password</form></body></html>
            """

        /// What the site answers, what that is, and the status of the import.
        struct Row: CustomStringConvertible, Sendable {
            var description: String
            var reply: LoopbackReply
            var status: Int32
        }

        private static func text(_ what: String, _ body: String) -> Row {
            Row(description: what, reply: .ok(body), status: 65)
        }

        private static func raw(
            _ what: String, _ status: Int?, _ body: LoopbackReply.Body, exit: Int32 = 69
        ) -> Row {
            Row(
                description: what, reply: LoopbackReply(status: status, body: body), status: exit)
        }

        static let bodies: [Row] = [
            text("a login page", page), text("nothing", ""), text("a blank line", "\r\n"),
            text("an error in JSON", "{\"error\":\"unauthorised\"}"), text("zeros", "\0\0\0\0"),
            text("a byte order mark", "\u{feff}"),
            text("an event without a calendar's end", String(feed.dropLast(15))),
            text("half a feed", String(feed.prefix(feed.count / 2))),
            text("a feed cut within a line", String(feed.prefix(feed.count / 3 + 7))),
            text("the calendar's first line", "BEGIN:VCALENDAR\r\n"),
            text(
                "ten thousand beginnings", String(repeating: "BEGIN:VCALENDAR\r\n", count: 10_000)),
            Row(
                description: "another success, without content", reply: .status(204), status: 65),
            Row(
                description: "a part of it",
                reply: LoopbackReply(
                    status: 206, body: .whole(Array(feed.utf8.prefix(feed.utf8.count / 2)))),
                status: 69),
        ]

        static let refusals: [Row] = [304, 400, 401, 403, 404, 410, 418, 429, 500, 502, 503].map {
            Row(description: "status \($0)", reply: .status($0), status: 69)
        }

        static let transfers: [Row] = [
            raw("hang-up", nil, .cutShort([], promised: 1)),
            raw("fewer bytes than promised", 200, .cutShort(Array(feed.utf8), promised: 99_999)),
            raw("a last chunk missing", 200, .chunked([Array(feed.utf8)], isComplete: false)),
            raw("no answer", nil, .stalled([])), raw("half a header", 200, .stalledHeader),
            raw("a beginning", 200, .stalled(Array(feed.utf8.prefix(500)))),
            raw("a byte now and then", 200, .dripping(Array(feed.utf8), milliseconds: 50)),
            raw("no end", 200, .endless(Array(feed.utf8)), exit: 65),
            raw("another protocol", nil, .whole(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8))),
            Row(
                description: "no gzip", reply: .gzipped(Array(feed.utf8)), status: 69),
            Row(
                // libcurl does not mind; the calendar's missing end tells.
                description: "half a gzip",
                reply: .gzipped(Array(Gzip.stored(Array(feed.utf8)).dropLast(1_000))), status: 65),
            Row(
                description: "damaged gzip",
                reply: .gzipped(
                    Gzip.stored(Array(feed.utf8)).enumerated().map { $0 == 700 ? ~$1 : $1 }),
                status: 69),
            Row(
                description: "a gzip bomb", reply: .gzipped(Gzip.bomb(ofAbout: 1 << 20)),
                status: 65),
        ]

        static let redirects: [Row] = [
            ("a login page elsewhere", "/login", 65), ("itself", "/term.ics?token=s3cret", 69),
            ("a file", "file:///etc/hostname", 69), ("another protocol's host", "ftp://x.org/", 69),
            ("nowhere", "http://127.0.0.1:9/", 69), ("no address", "http://", 69),
        ].map {
            Row(description: "redirect to \($0)", reply: .redirect(to: $1), status: $2)
        }

        @Test("whatever it sends, nothing is lost, one line says why, and the next import is well")
        func answers() throws {
            let home = try TermHome.subscribed(20)
            try Data("fetch: {allowPrivate: true, timeout: 1, maximumBytes: 100000}\n".utf8)
                .write(to: URL(fileURLWithPath: home.belltower.home + "/config.yaml"))
            var before = try home.agenda()
            let rows = Self.bodies + Self.refusals + Self.transfers + Self.redirects
            for (index, row) in rows.enumerated() {
                home.reply = row.reply
                let outcome = try home.run(["import", TermHome.name])
                #expect(outcome.status == row.status, "\(row): \(outcome.errors)")
                #expect(outcome.errors.split(separator: "\n").count == 1, "\(row)")
                #expect(outcome.errors.hasPrefix("belltower: Term: failed: "), "\(outcome.errors)")
                #expect(!(outcome.errors + outcome.output).contains("s3cret"), "\(row)")
                #expect(try home.agenda().json == before.json, "\(row)")
                guard index % 9 == 0 || Faults.isSoak else { continue }
                try home.expectUnharmed(before, after: "\(row)")
                let source = try home.run(["sources", "--json"]).list()[0]
                #expect(source["status"] as? String == "failed", "\(row)")
                #expect(!(source["reason"] as? String ?? "").isEmpty, "\(row)")
                let feed = TermFeed(version: index + 1, count: 20)
                home.reply = .ok(feed.text)
                #expect(try home.run(["import", TermHome.name]).status == 0, "after \(row)")
                before = try home.agenda()
                #expect(before.lines == feed.lines, "after \(row)")
            }
            home.site.stop()
            #expect(try home.run(["import", TermHome.name]).status == 69)
            try home.expectUnharmed(before, after: "nobody there")
            Faults.tell("misbehaviour: \(rows.count + 1) answers survived")
        }
    }
}
