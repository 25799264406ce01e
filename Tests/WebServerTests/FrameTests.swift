import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("The API's frame")
struct FrameTests {
    private let site: TestSite
    private let op: String

    init() throws {
        site = try TestSite()
        op = try site.signUp("op")
    }

    @Test(
        "what is wrong with a request is said, and where",
        arguments: [
            ("POST", "/entries", #"{"summary":"a","start":"mon","colour":"red"}"#, "colour"),
            ("POST", "/entries", #"{"summary":7,"start":"mon"}"#, "summary"),
            ("POST", "/entries", #"{"summary":null,"start":"mon"}"#, "summary"),
            ("POST", "/entries", #"{"start":"mon"}"#, "summary"),
            ("POST", "/entries", #"{"summary":"a","start":"mon""#, "JSON"),
            ("POST", "/entries", "[]", "JSON"),
            ("GET", "/agenda?form=1", "", "form"), ("GET", "/agenda?limit=0", "", "limit"),
            ("GET", "/agenda?limit=many", "", "limit"), ("GET", "/agenda?after=-1", "", "after"),
            ("GET", "/agenda?kind=lecture", "", "kind"),
            ("GET", "/agenda?cancelled=perhaps", "", "cancelled"), ("GET", "/search", "", "q"),
        ])
    func wrong(_ method: String, _ path: String, _ body: String, _ named: String) async throws {
        let method = try #require(HTTPRequest.Method(method))
        let answer = try await site.ask(method, path, body.isEmpty ? nil : body, as: op)
        #expect(answer.status == 422)
        #expect(answer.reason == "invalid")
        #expect(answer.detail?.contains(named) == true, "\(answer.text)")
    }

    @Test("a problem is as RFC 9457 has it, in the language that was asked for")
    func problem() async throws {
        let answer = try await site.ask(
            .get, "/items/m99", as: op, ["Accept-Language": "de-DE, en;q=0.5"])
        #expect(answer.status == 404)
        #expect(answer.fields[.contentType] == "application/problem+json")
        #expect(Set(answer.object.keys) == ["type", "title", "status", "detail", "reason"])
        #expect(answer.object["type"] as? String == "urn:belltower:problem:refusal.item.unknown")
        #expect(answer.object["status"] as? Int == 404)
        let english = try await site.ask(.get, "/items/m99", as: op)
        #expect(english.detail != answer.detail)
    }

    @Test("a method that a path does not know is 405, with those that it does")
    func methods() async throws {
        let answer = try await site.ask(.post, "/agenda", "{}", as: op)
        #expect(answer.status == 405)
        #expect(answer.fields[.allow] == "GET, HEAD")
        #expect(try await site.ask(.delete, "/me/password", as: op).fields[.allow] == "PUT")
        #expect(try await site.ask(.get, "/nowhere", as: op).status == 404)
        #expect(try await site.ask(.trace, "/agenda", as: op).status == 405)
    }

    @Test("a body is JSON and no larger than a mebibyte")
    func bodies() async throws {
        let form = try await site.ask(
            .post, "/entries", "summary=a", as: op,
            ["Content-Type": "application/x-www-form-urlencoded"])
        #expect(form.status == 415)
        let large = #"{"summary":"\#(String(repeating: "a", count: 1 << 20))","start":"mon"}"#
        #expect(try await site.ask(.post, "/entries", large, as: op).status == 413)
    }

    @Test("what has not changed is 304, and a new version has another tag")
    func tags() async throws {
        let first = try await site.ask(.get, "/settings", as: op)
        let tag = try #require(first.fields[.eTag])
        #expect(tag.hasPrefix("\""))
        let again = try await site.ask(
            .get, "/settings", as: op, ["If-None-Match": "\"x\", \(tag)"])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
        #expect(again.fields[.eTag] == tag)
        _ = try await site.ask(.patch, "/settings", #"{"clock":"12"}"#, as: op)
        let other = try await site.ask(.get, "/settings", as: op, ["If-None-Match": tag])
        #expect(other.status == 200)
        #expect(other.fields[.eTag] != tag)
    }

    @Test("who alters another version than they saw is told so, and alters nothing")
    func preconditions() async throws {
        let added = try await site.ask(
            .post, "/entries", #"{"summary":"Dentist","start":"2026-10-09 14:00"}"#, as: op)
        #expect(added.status == 201, "\(added.text)")
        let id = try #require(added.object["id"] as? String)
        let tag = try #require(try await site.ask(.get, "/items/\(id)", as: op).fields[.eTag])
        let body = #"{"location":"Bath Street"}"#
        #expect(
            try await site.ask(.patch, "/entries/\(id)", body, as: op, ["If-Match": tag]).status
                == 200)
        let stale = try await site.ask(.delete, "/entries/\(id)", as: op, ["If-Match": tag])
        #expect(stale.status == 412)
        #expect(stale.reason == "conflict")
        #expect(try await site.ask(.get, "/items/\(id)", as: op).status == 200)
        #expect(
            try await site.ask(.delete, "/entries/\(id)", as: op, ["If-Match": "*"]).status == 204)
    }

    @Test("null clears what may be empty, and what is not named stays")
    func clearing() async throws {
        _ = try await site.ask(.patch, "/me", #"{"bio":"Hello","gender":"x"}"#, as: op)
        let cleared = try await site.ask(.patch, "/me", #"{"bio":null}"#, as: op)
        #expect(cleared.object["bio"] is NSNull)
        #expect(cleared.object["gender"] as? String == "x")
    }

    @Test("a list is given in parts")
    func paging() async throws {
        for name in ["a", "b", "c"] {
            _ = try await site.ask(.post, "/communities", #"{"name":"Club \#(name)"}"#, as: op)
        }
        let first = try await site.ask(.get, "/communities?limit=2", as: op)
        #expect(first.items.map { $0["name"] as? String } == ["Club a", "Club b"])
        let next = try #require(first.object["next"] as? String)
        let rest = try await site.ask(.get, "/communities?limit=2&after=\(next)", as: op)
        #expect(rest.items.map { $0["name"] as? String } == ["Club c"])
        #expect(rest.object["next"] is NSNull)
    }

    @Test(
        "a page of another site lets nobody act",
        arguments: [
            (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
            (["Sec-Fetch-Site": "same-origin"], 201), (["Origin": "https://evil.example"], 403),
            (["Origin": "http://localhost"], 201), ([:], 201),
        ])
    func crossSite(_ fields: [String: String], _ status: Int) async throws {
        let answer = try await site.ask(.post, "/communities", #"{"name":"Go"}"#, as: op, fields)
        #expect(answer.status == status)
        let looked = try await site.ask(.get, "/me", as: op, fields)
        #expect(looked.status == 200)
    }

    @Test("no file and no program of the machine is named from outside")
    func machine() async throws {
        for address in ["/etc/passwd", "file:///etc/passwd", "-", "feed.ics"] {
            let answer = try await site.ask(
                .post, "/sources", #"{"address":"\#(address)"}"#, as: op)
            #expect(
                answer.object["type"] as? String == "urn:belltower:problem:refusal.source.remote")
        }
        // Nor whether there is one: of a folder and of a program that is missing no more is said.
        for channel in [
            "command:/bin/sh", "command:/nowhere", "jsonl:/tmp", "jsonl:/nowhere/x", "desktop",
            "ntfy:a,command:/bin/sh",
        ] {
            let answer = try await site.ask(
                .patch, "/settings", #"{"channels":"\#(channel)"}"#, as: op)
            #expect(answer.status == 403, "\(channel) \(answer.text)")
        }
        #expect(
            try await site.ask(.patch, "/settings", #"{"channels":"ntfy:topic"}"#, as: op).status
                == 200)
    }

    @Test(
        "of who is nobody less is read, and of fields no more than they may hold",
        arguments: [
            (false, "/codes", 17 << 10, 413), (true, "/communities", 17 << 10, 422),
            (true, "/communities", 65 << 10, 413), (true, "/drinks/sync", 65 << 10, 422),
            (true, "/drinks/sync", (1 << 20) + 1, 413),
        ])
    func large(_ isKnown: Bool, _ path: String, _ size: Int, _ status: Int) async throws {
        let text = String(repeating: "x", count: size - 11)
        let answer = try await site.ask(
            .post, path, #"{"name":"\#(text)"}"#, as: isKnown ? op : nil)
        #expect(answer.status == status, "\(answer.text)")
    }

    @Test("one look is three years at most")
    func longWindow() async throws {
        for path in ["/agenda", "/agenda/clashes"] {
            let long = try await site.ask(.get, "\(path)?from=2020-01-01&to=2030-01-01", as: op)
            #expect(long.status == 422 && long.detail?.contains("three years") ?? false)
            let wide = try await site.ask(.get, "\(path)?from=2024-01-01&to=2027-01-01", as: op)
            #expect(wide.status == 200)
        }
    }
}
