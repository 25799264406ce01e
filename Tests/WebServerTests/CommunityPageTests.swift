import Campus
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of what communities say of themselves")
struct CommunityPageTests {
    /// A choir of music that sam organises, a club that says nothing.
    private static func site() throws -> PageSite {
        let site = try PageSite()
        let op = try site.desks("op").communities
        _ = try op.create(
            "Choir", CommunityDraft(topic: "Music", description: "We sing <b>loud</b>"))
        _ = try op.create("Go club")
        try op.setOrganiser("Choir", "sam")
        return site
    }

    private static let form = ["topic": "Song", "about": "On Mondays"]

    @Test("topic and description stand on the page, the topic in the list")  // SC-3, SC-63
    func shown() async throws {
        let site = try Self.site()
        let page = try await site.get("/communities/1")
        #expect(page.has("href=\"/communities?topic=Music\">Music</a>"))
        #expect(page.has("We sing &lt;b&gt;loud&lt;/b&gt;"))
        let other = try await site.get("/communities/2")
        #expect(other.status == 200 && !other.has("topic="))
        #expect(try await site.get("/communities").has("<span class=\"tag\">Music</span>"))
        #expect(try await site.get("/events").has("<span class=\"tag\">Music</span>"))
    }

    @Test("the list is narrowed by a topic and by words")  // SC-3
    func finding() async throws {
        let site = try Self.site()
        let all = try await site.get("/communities")
        #expect(all.has(">Choir<") && all.has(">Go club<"))
        #expect(all.has("<option value=\"Music\">Music</option>"))
        for query in ["topic=music", "q=loud", "q=musi&topic=Music"] {
            let found = try await site.get("/communities?\(query)")
            #expect(found.has(">Choir<") && !found.has(">Go club<"), "\(query)")
        }
        let chosen = try await site.get("/communities?topic=music")
        #expect(chosen.has("<option value=\"Music\" selected>Music</option>"))
        let none = try await site.get("/communities?q=%3Cb%3Ezz")
        #expect(none.status == 200 && none.has("Nothing is called “&lt;b&gt;zz”."))
        #expect(try await site.get("/search?q=loud").has("href=\"/communities/1\""))
    }

    @Test("organisers change what it says, not its name")
    func organiser() async throws {
        let site = try Self.site()
        #expect(try await site.get("/communities/1").has("href=\"/communities/1/edit\""))
        let form = try await site.get("/communities/1/edit")
        #expect(form.has("value=\"Music\"") && form.has("We sing &lt;b&gt;"))
        #expect(!form.has("name=\"name\""))
        let answer = try await site.post(
            "/communities/1/edit", Self.form.merging(["name": "Mine"]) { _, new in new })
        #expect((answer.status, answer.next) == (303, "/communities/1"))
        let community = try site.desks("op").communities.page("Choir").card.community
        #expect((community.topic, community.description) == ("Song", "On Mondays"))
        let cleared = try await site.post("/communities/1/edit", ["topic": "", "about": ""])
        #expect(cleared.status == 303)
        #expect(try site.desks("op").communities.page("Choir").card.community.topic == nil)
    }

    @Test("who does not organise it sees no form, and changes nothing")
    func stranger() async throws {
        let site = try Self.site()
        #expect(try await !site.get("/communities/2").has("/communities/2/edit"))
        #expect(try await site.get("/communities/2/edit").status == 403)
        #expect(try await site.post("/communities/2/edit", Self.form).status == 403)
        #expect(try await site.get("/communities/9/edit").status == 404)
        #expect(try site.desks("op").communities.page("Go club").card.community.topic == nil)
    }

    @Test(
        "what is wrong is told beside its field, and what was typed stays",
        arguments: [
            (["name": " "], "name-p"), (["name": "go CLUB"], "name-p"),
            (["topic": String(repeating: "x", count: 41)], "topic-p"),
            (["about": "Keep this" + String(repeating: "x", count: 2_000)], "about-p"),
        ])
    func wrong(changes: [String: String], place: String) async throws {
        let site = try Self.site()
        let typed = ["name": "Choir", "topic": "Song", "about": "Keep this"]
        let form = typed.merging(changes) { _, new in new }
        for path in ["/communities/1/edit", "/communities/new"] {
            let answer = try await site.post(path, form, as: "op")
            #expect(answer.status == 422, "\(path)")
            #expect(answer.has("Keep this"), "\(path)")
            // Of a new one the name is what is wrong first.
            #expect(answer.has("id=\"\(path.hasSuffix("new") ? "name-p" : place)\""), "\(path)")
        }
        #expect(try site.desks("op").communities.page("Choir").card.community.topic == "Music")
    }

    @Test("operators found communities and rename them on a page, others do not")  // SC-113
    func founding() async throws {
        let site = try Self.site()
        #expect(try await !site.get("/communities").has("/communities/new"))
        #expect(try await site.get("/communities/new").status == 403)
        #expect(try await site.post("/communities/new", ["name": "Band"]).status == 403)
        #expect(
            try await site.get("/communities", as: "op").has("href=\"/communities/new\""))
        #expect(try await site.get("/communities/new", as: "op").has("name=\"name\""))
        let founded = try await site.post(
            "/communities/new", Self.form.merging(["name": "Band"]) { _, new in new }, as: "op")
        #expect((founded.status, founded.next) == (303, "/communities/3"))
        #expect(try await site.get("/communities/3").has("On Mondays"))
        let renamed = try await site.post(
            "/communities/3/edit", Self.form.merging(["name": "Big Band"]) { _, new in new },
            as: "op")
        #expect((renamed.status, renamed.next) == (303, "/communities/3"))
        #expect(try await site.get("/communities/3").has(">Big Band</h1>"))
    }
}
