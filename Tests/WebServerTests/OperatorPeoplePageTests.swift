import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Operators' pages about people")
struct OperatorPeoplePageTests {
    private static let form = ["Content-Type": "application/x-www-form-urlencoded"]
    private static let pages = [
        "/operator/people", "/operator/people/sam", "/operator/people/sam/suspend",
        "/operator/audit", "/operator/catalogue",
    ]

    @Test("are nobody's but operators'", arguments: pages)
    func closed(page: String) async throws {
        let site = try PageSite()
        #expect(try await site.get(page, as: "sam").status == 403)
        #expect(try await site.get(page, as: nil).status == 303)
        let answer = try await site.get(page, as: "op")
        #expect(answer.status == 200 && answer.has("</html>"))
        #expect(!answer.has("Optional(") && !answer.has("{{"))
        _ = try site.desks("op").people.edit("sam", ProfileEdit(), role: .operator)
        _ = try site.desks("sam").people.suspend("op")
        #expect(try await site.get(page, as: "op").status == 403)
    }

    @Test(
        "no act on them is anybody else's",
        arguments: [
            ("/operator/people", [:]), ("/operator/people/op/role", ["role": "student"]),
            ("/operator/people/op/suspend", ["reason": "spam"]),
            ("/operator/people/op/restore", [:]),
            ("/operator/people/op/private", ["reason": "curious"]),
            ("/operator/audit/export", [:]),
        ] as [(String, [String: String])])
    func acts(path: String, form: [String: String]) async throws {
        let site = try PageSite()
        let answer = try await site.post(path, form)
        #expect([403, 422].contains(answer.status) && !answer.has("op@"))
        #expect(try site.desks("op").person.role == .operator)
        #expect(try !site.desks("op").person.isSuspended)
    }

    @Test("somebody is suspended after a second look, is told why, and is restored")
    func suspended() async throws {
        let site = try PageSite()
        let asked = try await site.get("/operator/people/sam/suspend", as: "op")
        #expect(asked.has("Suspend Sam?") && asked.has("href=\"/operator/people/sam\""))
        let late = try await site.ask(
            .post, "/operator/people/sam/suspend",
            Data("reason=harassment&words=Rude+%3Cb%3E&until=2026-10-08".utf8), as: "op", Self.form)
        #expect(late.status == 422 && late.has("Rude &lt;b&gt;"))
        let done = try await site.ask(
            .post, "/operator/people/sam/suspend",
            Data("reason=harassment&words=Rude+%3Cb%3E&until=2026-10-12".utf8), as: "op", Self.form)
        #expect(done.status == 303 && done.next == "/operator/people/sam")
        #expect(try site.desks("sam").person.isSuspended)
        let page = try await site.get("/operator/people/sam", as: "op")
        #expect(page.has("Rude &lt;b&gt;") && page.has("Let them act again"))
        let own = try await site.get("/me/record")
        #expect(own.has("Suspended") || own.has("suspended"))
        #expect(own.has("Rude &lt;b&gt;") && own.has("an operator") && !own.has("@op"))
        let statement = try await site.get("/me/reports")
        #expect(statement.has("Rude &lt;b&gt;") && statement.has("/decisions/1/appeal"))
        #expect(statement.has("(until "))
        let list = try await site.get("/operator/people?suspended=true", as: "op")
        #expect(list.has("/operator/people/sam") && !list.has("/operator/people/op\""))
        _ = try await site.ask(
            .post, "/operator/people/sam/restore", Data(), as: "op", Self.form)
        #expect(try !site.desks("sam").person.isSuspended)
    }

    @Test("what is private is shown on one page, once, and the person can read that it was")
    func shown() async throws {
        let site = try PageSite()
        var edit = ProfileEdit()
        edit.email = "sam@example.org"
        _ = try site.desks("sam").people.edit(nil, edit, role: nil)
        #expect(try await !site.get("/operator/people/sam", as: "op").has("sam@example.org"))
        let shown = try await site.ask(
            .post, "/operator/people/sam/private", Data("reason=Help+desk".utf8), as: "op",
            Self.form)
        #expect(shown.status == 201 && shown.has("sam@example.org"))
        #expect(shown.fields[.cacheControl] == "no-store")
        #expect(try await site.get("/me/record").has("Help desk"))
        let nothing = try await site.ask(
            .post, "/operator/people/sam/private", Data("reason=".utf8), as: "op", Self.form)
        #expect(nothing.status == 422 && !nothing.has("sam@example.org"))
    }

    @Test("a code is made for somebody new, shown once")
    func invited() async throws {
        let site = try PageSite()
        let made = try await site.ask(.post, "/operator/people", Data(), as: "op", Self.form)
        #expect(made.status == 201 && made.has("/sign-up?invitation="))
        #expect(try await !site.get("/operator/people", as: "op").has("/sign-up?invitation="))
    }

    @Test("the audit is a file of JSON, whose taking is on record")
    func exported() async throws {
        let site = try PageSite()
        _ = try site.desks("op").people.suspend("sam", for: .spam)
        let file = try await site.ask(
            .post, "/operator/audit/export", Data(), as: "op", Self.form)
        #expect(file.status == 200 && file.has("\"act\":\"suspendPerson\""))
        #expect(try await site.get("/operator/audit", as: "op").has("audit exported"))
    }

    @Test("a catalogue's file is taken whole or not at all")
    func catalogue() async throws {
        let site = try PageSite()
        func send(_ text: String, as handle: String = "op") async throws -> PageAnswer {
            let body =
                "--b\r\nContent-Disposition: form-data; name=\"what\"\r\n\r\nmodules\r\n"
                + "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"m.csv\"\r\n"
                + "Content-Type: text/csv\r\n\r\n\(text)\r\n--b--\r\n"
            return try await site.ask(
                .post, "/operator/catalogue", Data(body.utf8), as: handle,
                ["Content-Type": "multipart/form-data; boundary=b"])
        }
        #expect(try await site.get("/operator/catalogue", as: "op").has("no catalogue yet"))
        let good = "code,title,year\nCM50123,Networking,2026\nCM50124,Databases,2026"
        #expect(try await send(good, as: "sam").status == 403)
        #expect(try await send(good).status == 303)
        #expect(try await site.get("/operator/catalogue", as: "op").has("2 modules"))
        let bad = try await send("code,title,year\nCM50125,New,2026\n,Nameless,2026")
        #expect(bad.status == 422)
        #expect(try await site.get("/operator/catalogue", as: "op").has("2 modules"))
        #expect(try site.desks("op").audit.list().first?.act == .loadModules)
    }
}
