import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of modules")
struct ClassPageTests {
    // IC-23, IC-41
    @Test("a class leads to the page of its module, and that to its meetings and classmates")
    func module() async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").enrolment.enrol(["CM50123"])
        let lesson = try #require(try site.desks("sam").lesson)
        #expect(try await site.get("/item/\(lesson)").has("href=\"/class/CM50123\""))
        let page = try await site.get("/class/CM50123")
        #expect(page.has(">Networks &amp; &lt;b&gt;<") && page.has("Dr Adeyemi"))
        #expect(page.has("href=\"/item/\(lesson)\"") && page.has("<bdi>8W 2.1</bdi>"))
        #expect(page.has("href=\"/people/op\"") && page.has("1 classmate, 0 friends"))
        #expect(try await site.get("/class/cm-50123").status == 200)
        #expect(try await site.get("/class/XX99999").status == 404)
    }

    @Test("who does not take it sees no classmates, and may write nothing")
    func outside() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let page = try await site.get("/class/CM50123", as: "ann")
        #expect(page.has("Who takes it sees who else does.") && !page.has("/people/sam"))
        #expect(!page.has("<textarea") && !page.has("href=\"/item/"))
        let answer = try await site.post(
            "/class/CM50123/comments", ["text": "Let me in"], as: "ann")
        #expect(answer.status == 422 && answer.has("Only who takes"))
    }

    @Test("it is taken by a button, and left after a second look")
    func enrol() async throws {
        let site = try PageSite.withModules()
        let taken = try await site.post("/class/MA20216/enrol", ["next": "/modules?q=alg"])
        #expect((taken.status, taken.next) == (303, "/modules?q=alg"))
        #expect(taken.flash?.contains("You take MA20216 Algebra.") == true)
        #expect(try await site.get("/class/MA20216").has("You take it"))
        #expect(try await site.get("/class/MA20216/leave").has("Leave MA20216 Algebra?"))
        let left = try await site.post("/class/MA20216/leave")
        #expect((left.status, left.next) == (303, "/class/MA20216"))
        #expect(try await site.get("/class/MA20216").has("action=\"/class/MA20216/enrol\""))
        let again = try await site.post("/class/MA20216/leave")
        #expect(again.status == 422 && again.has("nothing to leave"))
    }

    @Test(
        "tells somebody suspended why an act is not done",
        arguments: [
            "/class/MA20216/enrol", "/class/CM50123/leave", "/class/CM50123/comments",
            "/programmes",
        ])
    func suspended(path: String) async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").people.suspend("sam")
        let answer = try await site.post(path, ["text": "x", "programme": "MSc <i>"])
        #expect(answer.status == 422 && answer.has("suspended"))
    }

    @Test("comments stand newest first, and are changed and deleted by who wrote them alone")
    func comments() async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").enrolment.enrol(["CM50123"])
        let posted = try await site.post("/class/CM50123/comments", ["text": "First <i>"])
        #expect((posted.status, posted.next) == (303, "/class/CM50123#talk"))
        site.clock.jump(60)
        _ = try await site.post("/class/CM50123/comments", ["text": "Second"], as: "op")
        let page = try await site.get("/class/CM50123").text
        let (first, second) = (
            page.firstRange(of: "First &lt;i&gt;"), page.firstRange(of: "Second")
        )
        #expect(try #require(second).lowerBound < #require(first).lowerBound)
        let mine = "/class/CM50123/comments/1", other = "/class/CM50123/comments/2"
        #expect(page.contains("\(mine)/edit") && page.contains("\(other)/report"))
        #expect(!page.contains("\(other)/edit") && !page.contains("\(mine)/report"))
        #expect(try await site.get("\(mine)/edit").has("First &lt;i&gt;</textarea>"))
        #expect(try await site.post("\(mine)/edit", ["text": "Changed"]).status == 303)
        let edited = try await site.get("/class/CM50123")
        #expect(edited.has("Changed") && edited.has(", changed</span>"))
        for act in ["edit", "delete"] {
            #expect(try await site.get("\(other)/\(act)").status == 403)
            #expect(try await site.post("\(other)/\(act)", ["text": "x"]).status == 403)
        }
        #expect(try await site.get("\(mine)/delete").has("Delete your comment?"))
        #expect(try await site.post("\(mine)/delete").next == "/class/CM50123#talk")
        #expect(try await !site.get("/class/CM50123").has("Changed"))
        #expect(try await site.get("\(mine)/edit").status == 404)
    }

    @Test("a report needs a reason, and reaches the operators")
    func report() async throws {
        let site = try PageSite.withModules()
        _ = try site.desks("op").comments.add(on: "CM50123", "Buy my notes")
        let page = try await site.get("/class/CM50123/comments/1/report")
        #expect(page.has("Buy my notes") && page.has("name=\"reason\""))
        let empty = try await site.post("/class/CM50123/comments/1/report", ["reason": " "])
        #expect(empty.status == 422 && empty.has("id=\"text-p\""))
        let sent = try await site.post("/class/CM50123/comments/1/report", ["reason": "Spam"])
        #expect(sent.status == 303)
        let reports = try site.desks("op").comments.reports()
        #expect(reports.map(\.reasons) == [["Spam"]])
    }

    @Test("what is too long to be a comment stays typed, with why")
    func long() async throws {
        let site = try PageSite.withModules()
        let text = String(repeating: "long ", count: 500)
        let answer = try await site.post("/class/CM50123/comments", ["text": text])
        #expect(answer.status == 422 && answer.has("id=\"text-p\""))
        #expect(answer.has(">\(text)</textarea>"))
    }

    @Test("what somebody wrote who is blocked is not reached by its number either")
    func blocked() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let ann = try site.desks("ann")
        _ = try ann.enrolment.enrol(["CM50123"])
        _ = try ann.comments.add(on: "CM50123", "Hello")
        #expect(try await site.get("/class/CM50123/comments/1/report").status == 200)
        try site.desks("sam").friends.block("ann")
        #expect(try await !site.get("/class/CM50123").has("Hello"))
        #expect(try await site.get("/class/CM50123/comments/1/report").status == 404)
    }

    @Test("of long lists the first stand there, and the rest a link away")
    func more() async throws {
        let site = try PageSite.withModules()
        for number in 1...11 {
            _ = try site.desks("sam").comments.add(on: "CM50123", "Remark \(number).")
        }
        let page = try await site.get("/class/CM50123")
        #expect(page.has("All 11 comments") && !page.has("Remark 1."))
        #expect(page.has("All 8 class times"))
        let all = try await site.get("/class/CM50123?all=comments")
        #expect(all.has("Remark 1.") && !all.has("All 11 comments"))
    }

    @Test("those that one takes stand first in the catalogue, and a search finds the others")
    func catalogue() async throws {
        let site = try PageSite.withModules()
        let page = try await site.get("/modules")
        let (mine, all) = (
            page.text.firstRange(of: "/class/CM50123"), page.text.firstRange(of: "/class/MA20216")
        )
        #expect(try #require(mine).lowerBound < #require(all).lowerBound)
        #expect(page.has("action=\"/class/MA20216/enrol\""))
        #expect(!page.has("action=\"/class/CM50123/enrol\""))
        let found = try await site.get("/modules?q=alg")
        #expect(found.has("/class/MA20216") && !found.has("/class/CM50123"))
        #expect(found.has("name=\"next\" value=\"/modules?q=alg\""))
        #expect(try await site.get("/modules?q=zzz").has("Nothing is called “zzz”."))
        #expect(!page.has(">Muted<") && page.has("href=\"/programmes\""))
        _ = try await site.post("/mutes", ["subject": "CM50123", "muted": "true"])
        #expect(try await site.get("/modules").has("Muted</span>"))
    }

    @Test("where there is no module it is said how to go on")
    func bare() async throws {
        let site = try PageSite()
        #expect(try await site.get("/modules").has("The catalogue of this campus is still empty"))
        #expect(try await site.get("/programmes").has("No programme is defined here"))
    }

    @Test("a programme is looked at, and taken in one step")
    func programme() async throws {
        let site = try PageSite.withModules()
        let list = try await site.get("/programmes")
        #expect(list.has("href=\"/programmes?programme=MSc%20%3Ci%3E&amp;year=2026%2F27\""))
        let plan = try await site.get("/programmes?programme=MSc%20%3Ci%3E&year=2026%2F27")
        #expect(plan.has("Take this module") && plan.has("MA20216"))
        #expect(!plan.has("CM50123"))
        let taken = try await site.post("/programmes", ["programme": "MSc <i>", "year": "2026/27"])
        #expect((taken.status, taken.next) == (303, "/modules"))
        let codes = try site.desks("sam").enrolment.enrolments().map(\.code.text)
        #expect(codes == ["CM50123", "MA20216"])
        #expect(
            try await site.get("/programmes?programme=MSc%20%3Ci%3E").has("You take all of it"))
        let none = try await site.post("/programmes", ["programme": "PhD"])
        #expect(none.status == 422 && none.has("id=\"problem\""))
        #expect(try await site.get("/programmes?q=phd").has("Nothing is called “phd”."))
        #expect(try await site.get("/programmes?programme=PhD").status == 404)
    }
}

@Suite("Pages of people and searches")
struct PersonPageTests {
    // IC-45
    @Test("others see name and common classes, never the address")
    func person() async throws {
        let site = try PageSite.withModules()
        try site.signUp("ann")
        let ann = try site.desks("ann")
        _ = try ann.enrolment.enrol(["CM50123", "MA20216"])
        var edit = ProfileEdit()
        (edit.email, edit.bio, edit.birthday) = ("ann@post.example", "I <3 chess", "1987-02-13")
        _ = try ann.people.edit(nil, edit, role: nil)
        let page = try await site.get("/people/ann")
        #expect(page.has("id=\"t\">Ann</h1>") && page.has("I &lt;3 chess"))
        #expect(page.has("/class/CM50123") && !page.has("/class/MA20216"))
        #expect(!page.has("post.example") && !page.has("1987"))
        #expect(try await site.get("/people/nobody.here").status == 404)
        let own = try await site.get("/people/ann", as: "ann")
        #expect(own.has("This is you") && !own.has("/request") && !own.has("post.example"))
        _ = try ann.enrolment.setInvisible(true)
        #expect(try await !site.get("/people/ann").has("/class/CM50123"))
    }

    @Test("asked, accepted, ended; declined; blocked and not any more")
    func friends() async throws {
        let site = try PageSite()
        try site.signUp("ann")
        #expect(try await site.get("/people/ann").has("action=\"/people/ann/request\""))
        let asked = try await site.post("/people/ann/request", ["next": "/friends"])
        #expect((asked.status, asked.next) == (303, "/friends"))
        #expect(try await site.get("/people/ann").has("No answer yet"))
        let page = try await site.get("/people/sam", as: "ann")
        #expect(page.has("/people/sam/accept") && page.has("/people/sam/decline"))
        #expect(try await site.post("/people/sam/accept", as: "ann").next == "/people/sam")
        #expect(try await site.get("/people/ann").has("You are friends."))
        #expect(
            try await site.get("/people/ann/remove?next=%2Ffriends").has(
                "action=\"/people/ann/remove?next=%2Ffriends\""))
        #expect(try await site.post("/people/ann/remove?next=%2Ffriends").next == "/friends")
        #expect(try await site.post("/people/ann/remove").status == 422)
        _ = try await site.post("/people/ann/request")
        #expect(try await site.post("/people/sam/decline", as: "ann").status == 303)
        #expect(try await site.post("/people/sam/accept", as: "ann").status == 422)
        #expect(try await site.get("/people/ann/block").has("Block Ann?"))
        #expect(try await site.post("/people/ann/block").status == 303)
        #expect(try await site.get("/people/ann").has("action=\"/people/ann/unblock\""))
        #expect(try await site.post("/people/ann/request").status == 422)
        #expect(try await site.post("/people/ann/unblock").status == 303)
        #expect(try await site.post("/people/ann/unblock").status == 422)
        #expect(try await site.post("/people/sam/request").status == 422)
    }

    @Test("goes on to a page of this site alone")
    func next() async throws {
        let site = try PageSite()
        let page = try await site.get("/people/op/block?next=https%3A%2F%2Fevil.example")
        #expect(!page.has("evil"))
        let answer = try await site.post("/people/op/block?next=%2F%2Fevil.example")
        #expect(answer.next == "/")
    }

    @Test("one search finds modules, people, communities, events and one's own entries")
    func search() async throws {
        let site = try PageSite.withModules()
        let op = try site.desks("op")
        _ = try op.communities.create("Dental care")
        var draft = EventDraft()
        (draft.title, draft.start) = ("Dental day", "2026-10-12 12:00")
        let event = try op.events.publish(draft, in: "Dental care")
        try site.signUp("dent")
        let page = try await site.get("/search?q=dent")
        #expect(page.has("href=\"/item/\(PageSite.entry)\"") && page.has("href=\"/people/dent\""))
        #expect(
            page.has("href=\"/communities/") && page.has("href=\"/events/\(event.event.name)\""))
        let modules = try await site.get("/search?q=NETW")
        #expect(modules.has("href=\"/class/CM50123\"") && !modules.has("/people/"))
        // Another's entries are nobody else's.
        #expect(try await !site.get("/search?q=dentist", as: "op").has("/item/"))
        #expect(try await site.get("/search").has("What are you looking for?"))
        #expect(
            try await site.get("/search?q=%3Cb%3Ezz").has("Nothing is called “&lt;b&gt;zz”."))
    }

    @Test("of each kind five stand there, and the rest a link away")
    func more() async throws {
        let site = try PageSite()
        for number in 1...7 { try site.signUp("zoe\(number)") }
        let page = try await site.get("/search?q=zoe")
        #expect(page.text.matches(of: /href="\/people\/zoe/).count == 5)
        #expect(page.has("href=\"/search?q=zoe&amp;all=people\""))
        let all = try await site.get("/search?q=zoe&all=people")
        #expect(all.text.matches(of: /href="\/people\/zoe/).count == 7)
    }

    @Test("a search of several words finds what has all of them")
    func words() async throws {
        let site = try PageSite()
        _ = try site.desks("sam").personal.add(
            PersonalWords(summary: "Tea with Ada", start: "2026-10-10 14:00"))
        let page = try await site.get("/search?q=ada+tea")
        #expect(page.has("Tea with Ada") && page.has("value=\"ada tea\""))
    }
}

extension PageSite {
    /// With two modules and a programme of both; sam takes one, of which a feed of theirs tells.
    static func withModules() throws -> PageSite {
        let site = try PageSite()
        let folder = try TemporaryFolder()
        let op = try site.desks("op")
        let modules = try folder.write(
            #"""
            [{"code":"CM50123","title":"Networks & <b>","year":"2026/27","credits":6,
              "staff":["Dr Adeyemi"],"description":"Packets.\nAnd more."},
             {"code":"MA20216","title":"Algebra","year":"2026/27"}]
            """#, as: "modules.json")
        _ = try op.modules.loadModules(modules)
        let programmes = try folder.write(
            #"[{"name":"MSc <i>","year":"2026/27","modules":["CM50123","MA20216"]}]"#,
            as: "programmes.json")
        _ = try op.modules.loadProgrammes(programmes)
        let calendar = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:7\r\n\
            DTSTAMP:20261001T000000Z\r\nDTSTART:20261012T090000Z\r\nDTEND:20261012T100000Z\r\n\
            RRULE:FREQ=WEEKLY;COUNT=8\r\nSUMMARY:CM50123 Networks\r\nLOCATION:8W 2.1\r\n\
            END:VEVENT\r\nEND:VCALENDAR\r\n
            """
        let sam = try site.desks("sam")
        _ = try sam.sources.take(Array(calendar.utf8), named: "Classes")
        _ = try sam.enrolment.enrol(["CM50123"])
        return site
    }
}

extension Desks {
    /// The first class of the person's that is of a module.
    fileprivate var lesson: ItemID? {
        get throws {
            try modules.page("CM50123").meetings.first?.id
        }
    }
}
