import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebServer

/// What protects browsers stands on every answer: of pages, API, files, feeds and calendar programs, and of what
/// goes wrong.
@Suite("What every answer carries")
struct AnswerFieldsTests {
    @Test("fields that protect browsers, a type, and a name for what is kept as a file")
    func fields() async throws {
        let whole = try await WholeSite()
        let foreign = ["Origin": "https://evil.example", "Accept": "text/html,*/*;q=0.8"]
        let questions =
            [nil, "sam", "op"].flatMap { whole.looks(as: $0, foreign) } + whole.crossedActs()
            + (try whole.others())
        var kinds: Set<String> = []
        for question in questions {
            let answer = try await whole.ask(question)
            #expect(Self.faults(answer, question) == [], "\(question): \(answer.status)")
            kinds.insert(Self.kind(answer))
        }
        // Each kind was among them.
        let wanted = [
            "text/html", "application/json", "application/problem+json", "text/css",
            "text/javascript", "text/calendar", "application/zip", "application/xml", "text/plain",
        ]
        #expect(kinds.isSuperset(of: wanted), "\(kinds.sorted())")
    }

    private static func faults(
        _ answer: TestAnswer, _ question: WholeSite.Question
    ) -> [String] {
        ofBrowsers(answer) + ofCaches(answer, question) + ofContent(answer, question)
            + answer.fields[values: .setCookie].filter { !isGuarded($0) }
    }

    /// Directives that have to be there, each as it is written.
    private static let directives: Set = [
        "default-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
        "object-src 'none'", "require-trusted-types-for 'script'", "trusted-types belltower",
    ]

    private static func ofBrowsers(_ answer: TestAnswer) -> [String] {
        func value(_ name: String) -> String {
            HTTPField.Name(name).flatMap { answer.fields[$0] } ?? ""
        }
        let policy = value("Content-Security-Policy").split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let holds = [
            "policy": Set(policy) == directives && policy.count == directives.count,
            "nosniff": value("X-Content-Type-Options") == "nosniff",
            "referrer": ["same-origin", "no-referrer"].contains(value("Referrer-Policy")),
            "opener": value("Cross-Origin-Opener-Policy") == "same-origin",
            "resource": value("Cross-Origin-Resource-Policy") == "same-origin",
            "transport": value("Strict-Transport-Security")
                == "max-age=31536000; includeSubDomains",
            "sharing": !answer.fields.contains {
                $0.name.canonicalName.hasPrefix("access-control-")
            },
        ]
        return holds.filter { !$0.value }.keys.sorted()
    }

    /// The program's own files are the same for everybody; nothing else is to be kept for others.
    private static func ofCaches(
        _ answer: TestAnswer, _ question: WholeSite.Question
    ) -> [String] {
        let isOfProgram = question.path == "/sw.js" || question.path.hasPrefix("/files/")
        let said = answer.fields[.cacheControl] ?? ""
        let isKept = !said.contains("private") && !said.contains("no-store")
        return isKept && !(isOfProgram && answer.status == 200) ? ["cache \(said)"] : []
    }

    /// Kinds that a browser shows, and only as what they are.
    private static let shown: Set = [
        "text/html", "application/json", "application/problem+json", "application/xml",
        "text/plain", "text/css", "text/javascript", "image/svg+xml", "image/png", "image/webp",
        "application/manifest+json", "application/openapi+json",
    ]

    private static func kind(_ answer: TestAnswer) -> String {
        String((answer.fields[.contentType] ?? "").prefix { $0 != ";" })
    }

    private static func ofContent(
        _ answer: TestAnswer, _ question: WholeSite.Question
    ) -> [String] {
        guard !answer.bytes.isEmpty else { return [] }
        let (type, kind) = (answer.fields[.contentType] ?? "", kind(answer))
        let isText = kind.hasPrefix("text/") || kind.hasSuffix("xml")
        if kind.isEmpty || isText && !type.contains("charset=utf-8") { return ["type \(type)"] }
        let name = answer.fields[.contentDisposition] ?? ""
        let isNamed =
            name.wholeMatch(of: /(attachment|inline); filename="[a-z.-]+"/) != nil
        return shown.contains(kind) || isNamed ? [] : ["name \(name) of \(type)"]
    }

    /// Whether a cookie stays with its host, with https, away from scripts and from other sites' posts.
    private static func isGuarded(_ cookie: String) -> Bool {
        let parts = cookie.split(separator: ";").map { $0.drop { $0 == " " } }
        let rest = parts.dropFirst().filter { !$0.hasPrefix("Max-Age=") }.map(String.init)
        return parts.first?.hasPrefix("__Host-belltower") ?? false
            && rest.sorted() == ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]
    }

    @Test("none tells of the machine: no path of its files, no statement, no trace")
    func machine() async throws {
        let whole = try await WholeSite()
        let traces = [whole.planted.folder.path, "Sources/", ".swift:", "SELECT ", "Fatal error"]
        let questions =
            whole.looks(as: "op") + whole.looks(as: nil) + (try whole.others())
        for question in questions {
            let answer = try await whole.ask(question)
            for trace in traces { #expect(!answer.text.contains(trace), "\(question): \(trace)") }
            #expect(answer.status != 500, "\(question)")
        }
    }

    @Test("nothing answers TRACE, whatever is at the path")
    func trace() async throws {
        let whole = try await WholeSite()
        let paths = Set((whole.looks(as: "sam") + (try whole.others())).map(\.path))
        for path in paths.sorted() {
            let answer = try await whole.ask(
                .init(method: .trace, path: path, caller: "sam", fields: ["X-Said": "m1rr0r"]))
            #expect([401, 404, 405].contains(answer.status), "\(path): \(answer.status)")
            #expect(!answer.text.contains("m1rr0r"), "\(path)")
        }
    }

    @Test("who signs out has their browser forget what it kept")
    func forgetting() async throws {
        let whole = try await WholeSite()
        let answer = try await whole.ask(
            .init(
                method: .post, path: "/sign-out", caller: "kim",
                fields: ["Sec-Fetch-Site": "same-origin"]))
        #expect(answer.status == 303)
        #expect(answer.fields[.clearSiteData] == #""cache", "storage""#)
        let session = answer.fields[values: .setCookie].first { $0.hasPrefix("__Host-belltower=;") }
        #expect(session?.contains("Max-Age=0") == true)
    }
}
