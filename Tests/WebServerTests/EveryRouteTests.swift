import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// What holds of every page and every route, so that none is forgotten.
@Suite("Every page and route")
struct EveryRouteTests {
    /// Paths of what is sam's alone.
    private static let own = ["/item/", "/entries/", "/sources/", "/events/", "/drinks/"]

    private static func isOwn(_ page: PageRoute) -> Bool {
        page.path.contains("{") && own.contains { page.path.hasPrefix($0) }
    }

    private static func isOperators(_ page: PageRoute) -> Bool {
        page.path.hasPrefix("/operator")
    }

    @Test("a page of who is signed in shows nobody anything but the door")
    func nobody() async throws {
        let whole = try await WholeSite()
        for page in PageTable.all where page.isOwn {
            let answer = try await whole.ask(
                .init(
                    method: page.method, path: whole.path(of: page),
                    fields: ["Sec-Fetch-Site": "same-origin"]))
            #expect(answer.status == 303, "\(page.method) \(page.path)")
            #expect(answer.fields[.location]?.hasPrefix("/sign-in") == true, "\(page.path)")
        }
    }

    /// What anybody may look at or send, of pages; of routes `Fixtures/routes.txt` says it.
    private static let everybodys: Set = [
        "GET /sign-in",
        "POST /sign-in",
        "POST /sign-in/code",
        "POST /sign-in/password",
        "POST /sign-in/passkey",
        "GET /prove",
        "POST /prove",
        "POST /prove/code",
        "POST /prove/password",
        "POST /prove/passkey",
        "POST /sign-out",
        "GET /sign-in/campus",
        "GET /prove/campus",
        "GET /sign-in/campus/back",
        "GET /sign-up",
        "POST /sign-up",
        "POST /sign-up/code",
        "POST /sign-up/confirm",
        "POST /sign-up/invitation",
        "GET /help",
        "GET /moderation",
        "GET /notice",
        "POST /notice",
        "POST /index.php/login/v2",
        "POST /index.php/login/v2/poll",
    ]

    @Test("pages that anybody may ask are these")
    func open() {
        let open = PageTable.all.filter { !$0.isOwn }.map { "\($0.method) \($0.path)" }
        #expect(Set(open) == Self.everybodys)
    }

    @Test("a page of somebody's own thing is none for others, nor is the operators' desk")
    func pages() async throws {
        let whole = try await WholeSite()
        var shown: Set<String> = []
        for page in PageTable.all where page.method == .get {
            let path = whole.path(of: page)
            let callers = Self.isOperators(page) ? ["op", "sam"] : ["sam", "kim"]
            guard Self.isOwn(page) || Self.isOperators(page) else { continue }
            if try await whole.ask(path, as: callers[0]).status == 200 { shown.insert(page.path) }
            for other in [callers[1], "sue"] {
                let status = try await whole.ask(path, as: other).status
                #expect([403, 404].contains(status), "\(path) as \(other): \(status)")
            }
        }
        // They are there for whose they are.
        let wanted = [
            "/item/{id}", "/item/{id}/edit", "/item/{id}/delete", "/sources/{id}", "/events/{id}",
            "/events/{id}/edit", "/operator", "/operator/audit", "/operator/settings",
            "/operator/people",
        ]
        #expect(shown.isSuperset(of: wanted), "\(Set(wanted).subtracting(shown))")
    }

    @Test("a form of somebody's own thing, or of the operators' desk, does nothing for others")
    func forms() async throws {
        let whole = try await WholeSite()
        let before = try whole.versions()
        for page in PageTable.all where page.method == .post {
            guard Self.isOwn(page) || Self.isOperators(page) else { continue }
            let path = whole.path(of: page)
            for other in ["kim", "sue"] {
                let answer = try await whole.ask(
                    .init(
                        method: .post, path: path, caller: other,
                        fields: [
                            "Sec-Fetch-Site": "same-origin",
                            "Content-Type": "application/x-www-form-urlencoded",
                        ], body: "summary=x&title=x&name=x&text=x&reason=spam"))
                #expect(
                    [403, 404, 422].contains(answer.status), "\(path) as \(other): \(answer.status)"
                )
            }
        }
        #expect(try whole.versions() == before)
    }

    @Test("to look at whatever there is alters nothing that anybody sees")
    func looks() async throws {
        let whole = try await WholeSite()
        let before = try whole.versions()
        // An operator's look at what is private leaves a line, which is the looked at's to read.
        for caller in ["sam", "sue", nil] {
            for question in whole.looks(as: caller) { _ = try await whole.ask(question) }
        }
        #expect(try whole.versions() == before)
    }

    @Test("a route takes no field that it does not name, neither in its query nor in its body")
    func unknown() async throws {
        let whole = try await WholeSite()
        for route in RouteTable.all {
            let path = RouteTable.prefix + whole.planted.path(of: route)
            let asked = try await whole.ask(
                .init(
                    method: route.method, path: path + "?zzz=1", caller: "kim",
                    fields: ["Sec-Fetch-Site": "same-origin"]))
            #expect(asked.status == 422 && asked.detail?.contains("zzz") == true, "\(path)")
            switch route.body {
            case .fields, .calendarOrFields:
                let sent = try await whole.ask(
                    .init(
                        method: route.method, path: path, caller: "kim",
                        fields: [
                            "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json",
                        ], body: #"{"zzz":1}"#))
                #expect(sent.status == 422 && sent.detail?.contains("zzz") == true, "\(path)")
                // What a form of another site could send without being asked first.
                for kind in ["text/plain", "application/x-www-form-urlencoded"] {
                    let plain = try await whole.ask(
                        .init(
                            method: route.method, path: path, caller: "kim",
                            fields: ["Content-Type": kind], body: #"{"zzz":1}"#))
                    #expect(plain.status == 415, "\(path) \(kind)")
                }
            case .none, .picture, .document: break
            }
        }
    }

    @Test("what another site has a browser ask does nothing, whatever it is")
    func crossed() async throws {
        let whole = try await WholeSite()
        let before = try whole.versions()
        for question in whole.crossedActs() {
            let answer = try await whole.ask(question)
            #expect(answer.status == 403, "\(question)")
        }
        for name in ["PUT", "DELETE", "POST", "PROPPATCH", "MKCALENDAR", "MOVE"] {
            let method = try #require(HTTPRequest.Method(name))
            let answer = try await whole.ask(
                .init(
                    method: method, path: "/dav/calendars/2/personal/x.ics",
                    fields: ["Authorization": whole.basic, "Sec-Fetch-Site": "cross-site"],
                    body: "x"))
            #expect(answer.status == 403, "\(name)")
        }
        #expect(try whole.versions() == before)
    }

    @Test("nobody is led to another site, whatever a form or an address says that comes next")
    func leads() async throws {
        let whole = try await WholeSite()
        let evil = "https%3A%2F%2Fevil.example%2F"
        for page in PageTable.all where !["/sign-out", "/me/erase"].contains(page.path) {
            let path = whole.path(of: page)
            for caller in ["kim", nil] {
                let answer = try await whole.ask(
                    .init(
                        method: page.method, path: "\(path)?next=\(evil)", caller: caller,
                        fields: [
                            "Sec-Fetch-Site": "same-origin",
                            "Content-Type": "application/x-www-form-urlencoded",
                        ], body: page.method == .get ? nil : "next=\(evil)&back=\(evil)"))
                let next = answer.fields[.location] ?? "/"
                #expect(next.hasPrefix("/") && !next.hasPrefix("//"), "\(path): \(next)")
                #expect(!next.contains(#/^/[\\/]/#), "\(path): \(next)")
            }
        }
    }

    @Test("what is sent goes into the database: no file comes of it, and no address")
    func uploads() async throws {
        let whole = try await WholeSite()
        let home = whole.planted.folder.path
        func files() throws -> Set<String> {
            Set(try FileManager.default.subpathsOfDirectory(atPath: home))
        }
        _ = try await whole.ask("/api/v1/me", as: "sam")
        let before = try files()
        let calendar = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:9\r\n\
            DTSTART:20261009T090000Z\r\nSUMMARY:Sent\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
            """
        let form = """
            --xY\r\nContent-Disposition: form-data; name="file"; filename="../../evil.php"\r\n\
            Content-Type: text/calendar\r\n\r\n\(calendar)\r\n--xY--\r\n
            """
        let sent = try await whole.ask(
            .init(
                method: .post, path: "/sources/file", caller: "sam",
                fields: ["Content-Type": "multipart/form-data; boundary=xY"], body: form))
        #expect(sent.status == 303, "\(sent.text.prefix(2_000))")
        let object = try await whole.ask(
            .init(
                method: .put, path: "/dav/calendars/2/personal/..%2f..%2fevil.php",
                fields: ["Authorization": whole.basic, "Content-Type": "text/calendar"],
                body: calendar))
        #expect(object.status == 201, "a name with slashes is one like any other")
        let after = try files().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
        #expect(after.subtracting(before) == [])
        for path in ["/evil.php", "/files/evil.php", "/evil", "/sources/evil.php"] {
            #expect(try await whole.ask(path, as: "sam").status >= 400, "\(path)")
        }
    }

    @Test("of a name that comes twice one counts, and what is the query's is not the body's")
    func twice() async throws {
        let whole = try await WholeSite()
        func status(_ query: String) async throws -> Int {
            try await whole.ask("/api/v1/agenda?\(query)", as: "sam").status
        }
        #expect(try await status("limit=0&limit=5") == 200)
        #expect(try await status("limit=5&limit=0") == 422)
        let crossed = try await whole.ask(
            .init(
                method: .post, path: "/api/v1/entries?summary=Tea", caller: "sam",
                fields: ["Content-Type": "application/json"], body: #"{"start":"mon"}"#))
        #expect(crossed.status == 422 && crossed.detail?.contains("summary") == true)
    }

    /// Paths with letters that are encoded once or twice, and whether that is something that is there.
    private static let encoded = [
        ("/api/v1/people/%6bim", true), ("/api/v1/people/%256bim", false),
        ("/people/%6bim", true), ("/people/%256bim", false),
        ("/api/v1/modules/CM%350123", true), ("/api/v1/modules/CM%25350123", false),
        ("/class/CM%350123", true), ("/class/CM%25350123", false),
        ("/api/v1/agenda?limit=%35", true), ("/api/v1/agenda?limit=%2535", false),
    ]

    @Test("what is encoded is decoded once")
    func decoded() async throws {
        let whole = try await WholeSite()
        for (path, isThere) in Self.encoded {
            let status = try await whole.ask(path, as: "sam").status
            #expect(isThere ? status == 200 : [404, 422].contains(status), "\(path): \(status)")
        }
        // A path of a form, which would lead elsewhere if it was decoded again.
        let answer = try await whole.ask(
            .init(
                method: .post, path: "/drinks", caller: "sam",
                fields: ["Content-Type": "application/x-www-form-urlencoded"],
                body: "category=glass&next=%252Fwater"))
        #expect(answer.status == 303 && answer.fields[.location] == "/")
        let home = try #require(HTTPRequest.Method("PROPFIND"))
        let fields = ["Authorization": whole.basic, "Depth": "0"]
        for (path, status) in [("/dav/cal%65ndars/", 207), ("/dav/cal%2565ndars/", 404)] {
            let found = try await whole.ask(.init(method: home, path: path, fields: fields))
            #expect(found.status == status, "\(path)")
        }
    }

    /// What would mean something to SQLite, PostgreSQL or the index of words, and what ends a text early.
    private static let hostile = [
        "zz' OR '1'='1", "zz\"; DROP TABLE person; --", "zz\" OR \"", "zz NEAR(a b)", "name:zz*",
        "zz\\' UNION SELECT token FROM session", "zz%_", "zz\u{0}kim", "$1 ?1 :zz @zz",
    ]

    @Test("what is searched for is words, whatever it would be to a database", arguments: hostile)
    func searched(_ text: String) async throws {
        let whole = try await WholeSite()
        let typed = try #require(
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        for route in RouteTable.all where route.method == .get {
            let path = RouteTable.prefix + whole.planted.path(of: route)
            for field in route.query {
                let answer = try await whole.ask("\(path)?\(field.name)=\(typed)", as: "op")
                #expect(answer.status != 500, "\(path) \(field.name)")
            }
        }
        for path in ["/people", "/communities", "/events"] {
            let answer = try await whole.ask("/api/v1\(path)?q=\(typed)", as: "op")
            #expect(answer.status == 422 || answer.items.isEmpty, "\(path): \(answer.text)")
        }
        for page in PageTable.all where page.method == .get {
            let query = "q=\(typed)&of=\(typed)&before=\(typed)&community=\(typed)"
            let answer = try await whole.ask("\(whole.path(of: page))?\(query)", as: "op")
            #expect(answer.status != 500, "\(page.path)")
        }
    }
}
