import Campus
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Pages of events and communities")
struct EventsPageTests {
    /// A site with a community, `Choir`, and an event of it on 9 October, 9:30 to 10:30, for one person.
    private static func site(isMember: Bool = true) throws -> PageSite {
        let site = try PageSite()
        let op = try site.desks("op")
        _ = try op.communities.create("Choir")
        _ = try op.communities.join("Choir")
        if isMember { _ = try site.desks("sam").communities.join("Choir") }
        _ = try publish("Rehearsal", at: "2026-10-09 09:30", in: "Choir", site)
        return site
    }

    @discardableResult
    private static func publish(
        _ title: String, at start: String, in community: String? = nil, _ site: PageSite,
        as handle: String = "op", hashtag: String? = nil, password: String? = nil
    ) throws -> EventCard {
        var draft = EventDraft()
        (draft.title, draft.start, draft.length, draft.capacity) = (title, start, 3_600, 1)
        (draft.location, draft.hashtag) = ("\"><b>", hashtag)
        draft.password = password.map { EventPassword($0) }
        return try site.desks(handle).events.publish(draft, in: community)
    }

    private static let dot = "something is unread"

    // MARK: - Lists

    @Test("says word for word that there is nothing")  // SC-67
    func none() async throws {
        let site = try PageSite()
        #expect(try await site.get("/events").has("<b>No upcoming events</b>"))
        #expect(try await site.get("/events?past=true").has("<b>No past events</b>"))
        #expect(try await site.get("/events?mine=true").has("<b>No upcoming events</b>"))
        #expect(try await site.get("/communities").has("No community yet"))
        let german = try await site.get("/events", ["Accept-Language": "de"])
        #expect(german.has("Keine kommenden Veranstaltungen"))
    }

    @Test("lists what is to come in order of time, and what was by a link")  // SC-67
    func order() async throws {
        let site = try Self.site()
        try Self.publish("Later", at: "2026-10-11 10:00", in: "Choir", site)
        try Self.publish("Sooner", at: "2026-10-08 10:00", in: "Choir", site)
        let text = try await site.get("/events").text
        let places = try ["Sooner", "Rehearsal", "Later"].map { title in
            try #require(text.range(of: "\">\(title)</a>")).lowerBound
        }
        #expect(places == places.sorted())
        site.clock.jump(86_400 * 2)
        #expect(try await !site.get("/events").has(">Rehearsal<"))
        let past = try await site.get("/events?past=true")
        #expect(past.has(">Rehearsal<") && past.has("disabled>Ended<"))
    }

    @Test("finds events by words of their titles and by hashtags")  // PS-15
    func search() async throws {
        let site = try Self.site()
        try Self.publish("Chess night", at: "2026-10-10 18:00", site, hashtag: "chess")
        for query in ["q=%23chess", "hashtag=chess", "q=night"] {
            let found = try await site.get("/events?\(query)")
            #expect(found.has(">Chess night</a>") && !found.has(">Rehearsal</a>"), "\(query)")
        }
        let missing = try await site.get("/events?q=%3Cb%3E")
        #expect(missing.status == 200 && missing.has("Nothing is called “&lt;b&gt;”."))
        #expect(try await site.get("/events?community=99").status == 404)
        let one = try await site.get("/events?community=1")
        #expect(one.has(">Rehearsal</a>") && !one.has(">Chess night</a>"))
    }

    @Test("a long list goes on on the next page")
    func more() async throws {
        let site = try Self.site()
        for number in 0..<51 {
            try Self.publish("Talk \(number)", at: "2026-10-10 18:00", in: "Choir", site)
        }
        let first = try await site.get("/events")
        #expect(first.has("href=\"/events?after=50\"") && !first.has(">Talk 50</a>"))
        let second = try await site.get("/events?after=50")
        #expect(second.has(">Talk 50</a>") && !second.has("after=100"))
    }

    // MARK: - Joining

    @Test("joining and dropping stand in the calendar at once")  // SC-68, SC-71, SC-72, SC-125
    func join() async throws {
        let site = try Self.site()
        let before = try await site.get("/events/e1")
        #expect(before.has("btn--act\">Click to join<") && before.has("1 is left."))
        #expect(before.has("You have then") && before.has("&lt;script&gt;alert(1)"))
        let joined = try await site.post("/events/e1/join", ["next": "/events"])
        #expect((joined.status, joined.next) == (303, "/events"))
        #expect(joined.flash?.contains("It is in your calendar, and overlaps") == true)
        let page = try await site.get("/events/e1")
        #expect(page.has("btn--in") && page.has("Joined, click to drop"))
        #expect(page.has("href=\"/item/e1\"") && !page.has("<b>\"><b>"))
        #expect(try await site.get("/agenda/day/2026-10-09").has(">Rehearsal</a>"))
        #expect(try await site.get("/item/e1").has("href=\"/events/e1\""))
        #expect(try await site.get("/events?mine=true").has(">Rehearsal</a>"))
        let dropped = try await site.post("/events/e1/drop")
        #expect((dropped.status, dropped.next) == (303, "/events/e1"))
        #expect(try await !site.get("/agenda/day/2026-10-09").has(">Rehearsal</a>"))
        let again = try await site.post("/events/e1/drop")
        #expect(again.status == 422 && again.has("id=\"problem\""))
    }

    @Test("who is no member is told to join the community first")  // SC-69
    func members() async throws {
        let site = try Self.site(isMember: false)
        let words =
            "Unable to join member exclusive community events. Please join the community first!"
        #expect(try await site.get("/events").has("For members"))
        let page = try await site.get("/events/e1")
        #expect(!page.has(words) && !page.has("Click to join"))
        let refused = try await site.post("/events/e1/join")
        #expect(refused.status == 422 && refused.has(words))
        let entered = try await site.post("/communities/1/join", ["next": "/events/e1"])
        #expect((entered.status, entered.next) == (303, "/events/e1"))
        #expect(try await site.get("/events/e1").has("Click to join"))
    }

    @Test("what is over has a grey button, and says so")  // SC-70
    func ended() async throws {
        let site = try Self.site()
        site.clock.jump(86_400 * 2)
        let page = try await site.get("/events/e1")
        #expect(page.has("disabled>Ended<") && page.has("Event has already ended"))
        for act in ["join", "drop"] {
            #expect(try await site.post("/events/e1/\(act)").status == 422)
        }
        #expect(try await site.post("/events/e1/join").has("Event has already ended."))
    }

    @Test("of a full one a place is waited for, offered in time, and declined")
    func waiting() async throws {
        let site = try Self.site()
        _ = try site.desks("op").events.join("e1")
        #expect(try await site.get("/events/e1").has("Full, click to wait for a place"))
        let waits = try await site.post("/events/e1/join")
        #expect(waits.flash?.contains("position 1") == true)
        let queued = try await site.get("/events/e1")
        #expect(queued.has("Waiting, position 1. Click to leave the queue"))
        _ = try site.desks("op").events.drop("e1")
        let offered = try await site.get("/events/e1")
        #expect(offered.has("Offered until") && offered.has("Decline the place"))
        #expect(try await site.post("/events/e1/join").flash?.contains("You joined") == true)
    }

    @Test("a private event is joined by its password, and by nobody else seen")  // PS-13, PS-36
    func password() async throws {
        let site = try PageSite()
        try Self.publish("Party", at: "2026-10-10 20:00", site, password: "secret word")
        #expect(try await site.get("/events/e1").status == 404)
        #expect(try await site.post("/events/e1/join").status == 404)
        #expect(try await !site.get("/events").has("Party"))
        let wrong = try await site.post("/events/join", ["event": "e1", "password": "a guess"])
        #expect(wrong.status == 422 && wrong.has("id=\"open-p\"") && !wrong.has("Party"))
        #expect(wrong.has("value=\"e1\"") && !wrong.has("a guess"))
        let none = try await site.post("/events/join", ["event": "e9", "password": "other"])
        let words = "no event e9 that this password opens"
        #expect(none.status == 422 && none.has(words))
        let right = try await site.post("/events/join", ["event": "e1", "password": "secret word"])
        #expect((right.status, right.next) == (303, "/events/e1"))
        #expect(try await site.get("/events/e1").has("Private"))
        // Nothing of it is to be seen any more.
        #expect(try await site.post("/events/e1/drop").next == "/events")
    }

    // MARK: - Communities

    @Test("the mark stands on every page and at the name until it was read there")  // SC-66
    func news() async throws {
        let site = try Self.site()
        for page in ["/", "/me", "/agenda/week", "/events/e1"] {
            #expect(try await site.get(page).has(Self.dot), "\(page)")
        }
        #expect(try await !site.get("/me", as: "op").has(Self.dot))
        #expect(try await site.get("/communities").has("1 unread"))
        // To look alters nothing.
        #expect(try await site.get("/communities/1").has("1 unread"))
        #expect(try await site.get("/communities/1").has(">Rehearsal</a>"))
        let read = try await site.post("/communities/1/seen")
        #expect((read.status, read.next) == (303, "/communities/1"))
        for page in ["/", "/me", "/agenda/week", "/communities/1"] {
            #expect(try await !site.get(page).has(Self.dot), "\(page)")
        }
    }

    @Test("the mark stays while another community has one")  // SC-66
    func otherNews() async throws {
        let site = try Self.site()
        _ = try site.desks("op").communities.create("Band")
        _ = try site.desks("sam").communities.join("Band")
        try Self.publish("Gig", at: "2026-10-10 18:00", in: "Band", site)
        _ = try await site.post("/communities/1/seen")
        #expect(try await site.get("/me").has(Self.dot))
        _ = try await site.post("/communities/2/seen")
        #expect(try await !site.get("/me").has(Self.dot))
    }

    @Test("one's own communities stand first, each part in alphabetical order")  // SC-60, SC-62
    func communities() async throws {
        let site = try Self.site()
        for name in ["Astronomy", "Zoo"] { _ = try site.desks("op").communities.create(name) }
        let text = try await site.get("/communities").text
        let places = try [">Choir<", ">Astronomy<", ">Zoo<"].map { name in
            try #require(text.range(of: name)).lowerBound
        }
        #expect(places == places.sorted())
    }

    @Test("quitting asks first, and ends what one joined of it")  // SC-64, SC-65
    func quit() async throws {
        let site = try Self.site()
        _ = try site.desks("sam").events.join("e1")
        let asked = try await site.get("/communities/1/quit")
        #expect(asked.has("Quit Choir?") && asked.has("1 leaves your calendar"))
        let answer = try await site.post("/communities/1/quit")
        #expect((answer.status, answer.next) == (303, "/communities"))
        #expect(try await !site.get("/agenda/day/2026-10-09").has(">Rehearsal</a>"))
        #expect(try await site.post("/communities/1/quit").status == 422)
        #expect(try await site.get("/communities/9").status == 404)
    }

    // MARK: - One's own

    private static let picnic = [
        "title": "Picnic", "date": "2026-10-10", "start": "18:00", "end": "20:00",
        "location": "Lake", "about": "Bring bread", "capacity": "12", "hashtag": "#picnic",
        "repeat": "never",
    ]

    private func picnic(_ changes: [String: String]) -> [String: String] {
        Self.picnic.merging(changes) { _, new in new }
    }

    @Test("an event is published as it was typed")  // PS-16
    func publishes() async throws {
        let site = try PageSite()
        #expect(try await site.get("/events/new").status == 200)
        let answer = try await site.post("/events", Self.picnic)
        #expect((answer.status, answer.next) == (303, "/events/e1"))
        let card = try site.desks("op").events.show("#picnic")
        #expect(card.start.description == "2026-10-10T18:00:00+00:00")
        #expect(card.end.description == "2026-10-10T20:00:00+00:00")
        #expect((card.event.plan.location, card.event.plan.capacity) == ("Lake", 12))
        #expect(card.event.plan.description == "Bring bread")
        let page = try await site.get("/events/e1")
        #expect(page.has("/events/e1/edit") && page.has("/events/e1/delete"))
        let foreign = try await site.get("/events/e1/edit", as: "op")
        #expect(foreign.status == 200)
    }

    @Test(
        "what is wrong with it is told beside its field, and what was typed stays",
        arguments: [
            (["title": " "], "title-p"), (["date": "soon"], "time-p"), (["start": ""], "time-p"),
            (["date": "2026-10-01"], "time-p"), (["capacity": "many"], "capacity-p"),
            (["hashtag": "a b"], "hashtag-p"), (["hashtag": ""], "hashtag-p"),
            (["hashtag": "", "password": "abc"], "password-p"),
            (["repeat": "FREQ=WEEKLY", "until": "soon"], "until-p"),
            (["community": "9"], "problem"),
        ])
    func wrong(changes: [String: String], place: String) async throws {
        let answer = try await PageSite().post("/events", picnic(changes))
        #expect(answer.status == 422)
        #expect(answer.has("id=\"\(place)\"") && answer.has("Bring bread"))
    }

    @Test("a hashtag that is taken is refused, a title that is taken is warned of")  // PS-13, PS-16
    func taken() async throws {
        let site = try PageSite()
        try Self.publish("picnic", at: "2026-10-10 18:00", site, hashtag: "picnic")
        let title = try await site.post("/events", picnic(["hashtag": "#lake"]))
        #expect(title.status == 422 && title.has("There is an event Picnic already, e1"))
        let hashtag = try await site.post("/events", picnic(["sameTitle": "true"]))
        #expect(hashtag.status == 422 && hashtag.has("#picnic is taken by another event"))
        let kept = try await site.post(
            "/events", picnic(["sameTitle": "true", "hashtag": "#lake"]))
        #expect(kept.status == 303)
    }

    @Test("in a community its organisers publish, and nobody else")  // SC-113
    func organisers() async throws {
        let site = try Self.site()
        let form = picnic(["community": "1", "hashtag": ""])
        #expect(try await !site.get("/events/new").has("name=\"community\""))
        #expect(try await site.post("/events", form).status == 422)
        try site.desks("op").communities.setOrganiser("Choir", "sam")
        #expect(try await site.get("/communities/1").has("/events/new?community=1"))
        let chosen = try await site.get("/events/new?community=1")
        #expect(chosen.has("<option value=\"1\" selected>Choir</option>"))
        #expect(try await site.post("/events", form).status == 303)
        #expect(try site.desks("sam").events.show("e2").event.community == "Choir")
    }

    @Test("only what was changed in the form is changed, and not over somebody else's change")
    func edit() async throws {
        let site = try PageSite()
        _ = try await site.post(
            "/events", picnic(["repeat": "FREQ=WEEKLY", "until": "2026-11-01"]))
        let shown = try await site.get("/events/e1/edit")
        #expect(shown.has("value=\"2026-11-01\"") && shown.has("value=\"#picnic\""))
        let form = picnic([
            "location": "Park", "version": "0", "repeat": "FREQ=WEEKLY", "until": "2026-11-01",
        ])
        let changed = try await site.post("/events/e1", form)
        #expect((changed.status, changed.next) == (303, "/events/e1"))
        let page = try await site.get("/events/e1")
        #expect(page.has("is in Park instead of Lake") && !page.has("does not repeat"))
        let late = try await site.post("/events/e1", form)
        #expect(late.status == 422 && late.has("changed elsewhere"))
    }

    @Test("another's event is nobody's to change, cancel or delete")  // PS-14
    func foreign() async throws {
        let site = try PageSite()
        try Self.publish("Chess", at: "2026-10-10 18:00", site, hashtag: "chess")
        let page = try await site.get("/events/e1")
        #expect(!page.has("/edit") && !page.has("/cancel") && !page.has("/delete"))
        for path in ["edit", "cancel", "delete"] {
            #expect(try await site.get("/events/e1/\(path)").status == 403)
        }
        #expect(try await site.post("/events/e1", Self.picnic).status == 403)
        for path in ["cancel", "delete"] {
            #expect(try await site.post("/events/e1/\(path)").status == 403)
        }
        #expect(try site.desks("sam").events.show("e1").state == .open)
    }

    @Test("cancelling asks for a reason, which stands on the page")
    func cancel() async throws {
        let site = try Self.site()
        _ = try site.desks("sam").events.join("e1")
        #expect(try await site.get("/events/e1/cancel", as: "op").has("name=\"reason\""))
        // An event of a community is not deleted.
        #expect(try await site.get("/events/e1/delete", as: "op").status == 403)
        let answer = try await site.post(
            "/events/e1/cancel", ["reason": "The room is <wet>"], as: "op")
        #expect((answer.status, answer.next) == (303, "/events/e1"))
        let page = try await site.get("/events/e1")
        #expect(page.has("This does not take place.") && page.has("The room is &lt;wet&gt;"))
        #expect(!page.has("Click to join") && !page.has("click to drop"))
    }

    @Test("deleting asks first, and leaves nothing")  // PS-14
    func delete() async throws {
        let site = try PageSite()
        _ = try await site.post("/events", Self.picnic)
        #expect(try await site.get("/events/e1/delete").has("Delete Picnic?"))
        let answer = try await site.post("/events/e1/delete")
        #expect((answer.status, answer.next) == (303, "/events"))
        #expect(try await site.get("/events/e1").status == 404)
    }
}
