import Fetching
import TestSupport
import Testing

@Suite("Servers that answer oddly")
struct OddServerTests {
    @Test("a cookie that a redirect sets is sent to the same origin, and kept nowhere after")
    func cookies() async throws {
        let site = try LoopbackSite { request in
            request.headers["cookie"]?.contains("seen=1") == true
                ? .ok("there")
                : .status(
                    302,
                    headers: [
                        ("Location", request.path), ("Set-Cookie", "seen=1; Path=/; HttpOnly"),
                        ("Set-Cookie", "other=a=b"),
                    ])
        }
        #expect(try await body(site.url("/x.ics")).text == "there")
        #expect(try await body(site.url("/x.ics")).text == "there")
        #expect(
            site.requests.map { $0.headers["cookie"] }
                == [nil, "seen=1; other=a=b", nil, "seen=1; other=a=b"])
    }

    @Test("a cookie is sent to no other origin, and a deleted one nowhere")
    func otherOrigins() async throws {
        let other = try LoopbackSite { _ in .ok("") }
        let site = try LoopbackSite { request in
            switch request.path {
            case "/a": .status(302, headers: [("Location", "/b"), ("Set-Cookie", "k=1")])
            case "/b":
                .status(302, headers: [("Location", "/c"), ("Set-Cookie", "k=; Max-Age=0")])
            case "/c":
                .status(302, headers: [("Location", other.url("/")), ("Set-Cookie", "k=2")])
            default: .ok("")
            }
        }
        _ = try await body(site.url("/a"))
        #expect(site.requests.map { $0.headers["cookie"] } == [nil, "k=1", nil])
        #expect(other.requests.map { $0.headers["cookie"] } == [nil])
    }

    @Test("a redirect to webcal is followed as the hop before it was")
    func webcal() async throws {
        let site = try LoopbackSite { request in
            request.path == "/new"
                ? .ok("moved")
                : .redirect(to: "WebCal://\(request.headers["host"] ?? "")/new")
        }
        #expect(try await body(site.url("/old")).text == "moved")
    }

    @Test(
        "a Content-Encoding that packs nothing is passed over",
        arguments: ["utf-8", "identity", "UTF-8", "none", "text/calendar", "8bit"])
    func encoding(_ name: String) async throws {
        let site = try LoopbackSite { _ in .ok("plain", headers: [("Content-Encoding", name)]) }
        #expect(try await body(site.url("/")).text == "plain")
    }

    @Test(
        "a compression that cannot be undone is an error", arguments: ["gzip", "zstd, utf-8", "xz"])
    func compression(_ name: String) async throws {
        let site = try LoopbackSite { _ in .ok("plain", headers: [("Content-Encoding", name)]) }
        #expect(await failure(site.url("/"))?.reason == .badEncoding)
    }

    /// `Übung` and the like, in bytes of their charset.
    static let charsets: [(type: String, bytes: [UInt8], text: String)] = [
        ("text/calendar; charset=iso-8859-2", [0xa3, 0xf3, 0x64, 0xbc], "Łódź"),
        ("text/calendar;charset=\"windows-1251\"", [0xd3, 0xf0, 0xee, 0xea], "Урок"),
        ("text/calendar; charset=Big5", [0xbd, 0xd2, 0xb5, 0x7b], "課程"),
        ("text/calendar; charset=gb2312", [0xbf, 0xce, 0xb3, 0xcc], "课程"),
        ("text/calendar; charset=EUC-KR", [0xb0, 0xad, 0xc0, 0xc7], "강의"),
        ("text/calendar; charset=shift_jis", [0x8d, 0x75, 0x8b, 0x60], "講義"),
        (
            "text/calendar; charset=iso-2022-jp", [0x1b, 0x24, 0x42, 0x39, 0x56, 0x1b, 0x28, 0x42],
            "講"
        ),
        ("text/calendar; charset=iso-8859-15", [0xa4], "€"),
        ("text/calendar; charset=windows-1253", [0xcc, 0xdc, 0xe8], "Μάθ"),
        // Valid UTF-8 stays, whatever is declared.
        ("text/calendar; charset=iso-8859-2", Array("Łódź".utf8), "Łódź"),
        ("text/calendar; charset=big5", Array("課".utf8), "課"),
        // A letter that the folding of its line parts.
        ("text/calendar; charset=big5", [0xbd, 0x0d, 0x0a, 0x20, 0xd2], "課"),
        // One byte that is none of its charset costs a letter, not the text.
        (
            "text/calendar; charset=shift_jis",
            [0x8d, 0x75, 0x8b, 0x60, 0xff, 0x8d, 0x75, 0x8b, 0x60], "講義\u{fffd}講義"
        ),
        (
            "text/calendar; charset=gb2312",
            [0xbf, 0xce, 0xff, 0xb3, 0xcc, 0xbf, 0xce, 0xb3, 0xcc],
            "课\u{fffd}程课程"
        ),
        // So does the end of a text amid a letter.
        (
            "text/calendar; charset=big5", [0xbd, 0xd2, 0xb5, 0x7b, 0xbd, 0xd2, 0xbd],
            "課程課\u{fffd}"
        ),
    ]

    @Test("a declared charset is read", arguments: charsets)
    func charset(_ type: String, _ bytes: [UInt8], _ text: String) async throws {
        let site = try LoopbackSite { _ in
            LoopbackReply(status: 200, headers: [("Content-Type", type)], body: .whole(bytes))
        }
        #expect(try await body(site.url("/")).text == text)
    }

    @Test(
        "bytes stay as they came where their charset is not known, or they are none of it",
        arguments: [
            "text/calendar", "text/calendar; charset=klingon", "text/calendar; charset=euc-jp",
        ])
    func unknown(_ type: String) async throws {
        let bytes: [UInt8] = [0x41, 0xff, 0xfc, 0x42]
        let site = try LoopbackSite { _ in
            LoopbackReply(status: 200, headers: [("Content-Type", type)], body: .whole(bytes))
        }
        #expect(try await body(site.url("/")).bytes == bytes)
    }

    @Test("UTF-8 that is broken in one place is not read as what is declared")
    func brokenUnicode() async throws {
        let bytes = Array("課程課程".utf8) + [0xff] + Array("課程".utf8)
        let site = try LoopbackSite { _ in
            LoopbackReply(
                status: 200, headers: [("Content-Type", "text/calendar; charset=shift_jis")],
                body: .whole(bytes))
        }
        #expect(try await body(site.url("/")).bytes == bytes)
    }
}
