import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("Events", .serialized)
struct EventTests {
    static func draft(_ title: String = "Night", _ start: String = "2026-10-05 18:00")
        -> EventDraft
    {
        CommunityTests.draft(title, start)
    }

    static func open(_ title: String, _ start: String, _ hashtag: String) -> EventDraft {
        var draft = draft(title, start)
        draft.hashtag = hashtag
        return draft
    }

    @Test("an event reads back as it was published")
    func roundTrip() throws {
        let home = try CommunityTests.home()
        var draft = Self.draft()
        draft.description = "Bring a board\nand a clock"
        draft.location = "8W 2.1"
        draft.length = 7_200
        draft.zone = "Europe/Berlin"
        draft.rule = "FREQ=WEEKLY;COUNT=3"
        draft.capacity = 20
        draft.hashtag = "#ChessNight"
        let card = try home.as("ben").events.publish(draft, in: "chess")
        let plan = card.event.plan
        #expect(plan.description == draft.description && plan.location == "8W 2.1")
        #expect(card.start.description == "2026-10-05T18:00:00+02:00")
        #expect(card.end.description == "2026-10-05T20:00:00+02:00")
        #expect(plan.rule?.text == "FREQ=WEEKLY;COUNT=3" && plan.capacity == 20)
        #expect(plan.hashtag?.description == "#chessnight")
        #expect(card.event.community == "Chess" && card.event.organiser?.handle.text == "ben")
        #expect(card.state == .open && card.mine == nil && card.joined == 0)
        #expect(try home.as("ann").events.show(card.event.name).event.plan == plan)
        let number = String(card.event.name.dropFirst())
        #expect(try home.as("ann").events.show(number).event.id == card.event.id)
    }

    @Test("an instant, an end, and an hour by default")
    func times() throws {
        let home = try CommunityTests.home()
        var draft = Self.draft("A", "2026-10-05T18:00:00+02:00")
        let card = try home.as("ben").events.publish(draft, in: "Chess")
        #expect(card.start.description == "2026-10-05T17:00:00+01:00")
        #expect(card.end.instant - card.start.instant == 3_600)
        draft.end = "2026-10-06 02:00"
        let late = try home.as("ben").events.publish(draft, in: "Chess")
        #expect(late.end.description == "2026-10-06T02:00:00+01:00")
    }

    /// A way to spoil a draft.
    static let spoilers: [@Sendable (inout EventDraft) -> Void] = [
        { $0.title = "" }, { $0.title = "\u{200b}" }, { $0.title = nil }, { $0.start = nil },
        { $0.title = String(repeating: "x", count: 10 << 20) }, { $0.start = "2026-02-30 18:00" },
        { $0.start = "soon" }, { $0.start = String(repeating: "1", count: 10 << 20) },
        { $0.end = "2026-10-05 17:00" }, { $0.end = "2026-10-05 18:00" },
        { $0.end = "2036-10-05 18:00" }, { $0.zone = "Mars/Base" }, { $0.capacity = -1 },
        { $0.capacity = .max }, { $0.hashtag = "two words" }, { $0.hashtag = "ch\u{435}ss" },
        { $0.rule = "FREQ=SOMETIMES" }, { $0.rule = "sometimes" }, { $0.rule = "FREQ=SECONDLY" },
        { $0.rule = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" },
        { $0.rule = "FREQ=WEEKLY;UNTIL=20200101T000000Z" }, { $0.password = .words("abc") },
        { $0.rule = String(repeating: "x", count: 10 << 20) },
        { $0.description = String(repeating: "x", count: 4_001) },
    ]

    @Test(
        "an event is found by its hashtag wherever it is named", arguments: ["#picnic", "PICNIC"])
    func byHashtag(name: String) throws {
        let home = try CommunityTests.home()
        let draft = Self.open("Picnic", "2026-10-06 12:00", "picnic")
        let card = try home.as("ben").events.publish(draft, in: nil)
        let ann = try home.as("ann")
        #expect(try ann.events.show(name).event.id == card.event.id)
        #expect(try ann.events.join(name).mine?.state == .joined)
        #expect(try ann.events.drop(name).mine == nil)
        #expect(try home.as("ben").events.edit(name, Self.draft("Tea")).event.plan.title == "Tea")
        #expect(try home.as("ben").events.cancel(name, reason: nil).state == .cancelled)
        try home.as("ben").events.remove(name)
        #expect(reason { _ = try ann.events.show(name) } == .missing)
    }

    @Test("what is to come goes before what was; of several that were, the list is told")
    func oldHashtags() throws {
        let home = try CommunityTests.home()
        let ben = try home.as("ben")
        for day in [6, 7] {
            let old = try ben.events.publish(
                Self.open("Old \(day)", "2026-10-0\(day) 12:00", "tea"), in: nil)
            _ = try ben.events.cancel(old.event.name, reason: nil)
        }
        let found = failure { _ = try home.as("op").events.show("tea") }
        #expect(found?.reason == .invalid)
        #expect(found?.sentence.contains("e2 (Old 7, 2026-10-07), e1 (Old 6, 2026-10-06)") ?? false)
        let new = try ben.events.publish(Self.open("New", "2026-10-08 12:00", "tea"), in: nil)
        #expect(try home.as("ann").events.show("tea").event.id == new.event.id)
        // Nobody learns of an event that they may not see.
        var secret = Self.open("Secret", "2026-10-08 12:00", "hush")
        secret.password = .words("abcdef")
        _ = try ben.events.publish(secret, in: nil)
        #expect(reason { _ = try home.as("ann").events.show("hush") } == .missing)
        #expect(try home.as("ann").events.join("#hush", password: "abcdef").mine?.state == .joined)
    }

    @Test("lists can be narrowed to a hashtag")
    func listByHashtag() throws {
        let home = try CommunityTests.home()
        for word in ["tea", "picnic"] {
            _ = try home.as("ben").events.publish(
                Self.open(word, "2026-10-08 12:00", word), in: nil)
        }
        func titles(_ hashtag: String) throws -> [String] {
            try home.as("ann").events.list(EventSelection(hashtag: hashtag)).map(\.event.plan.title)
        }
        #expect(try titles("#Tea") == ["tea"] && titles("none").isEmpty)
        #expect(reason { _ = try titles("two words") } == .invalid)
    }

    @Test("what cannot be is refused, and nothing is published", arguments: spoilers.indices)
    func mistakes(index: Int) throws {
        let home = try CommunityTests.home()
        var draft = Self.draft()
        Self.spoilers[index](&draft)
        let ben = try home.as("ben")
        #expect(reason { _ = try ben.events.publish(draft, in: "Chess") } == .invalid)
        #expect(try ben.events.list(EventSelection()).isEmpty)
    }

    @Test("in a community only organisers and operators publish, edit and cancel")
    func permissions() throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        _ = try home.as("op").people.edit("ann", ProfileEdit(), role: .staff)
        let ann = try home.as("ann")
        #expect(reason { _ = try ann.events.publish(Self.draft(), in: "Chess") } == .forbidden)
        let event = try home.as("ben").events.publish(Self.draft(), in: "Chess").event.name
        #expect(reason { _ = try ann.events.edit(event, Self.draft("Mine")) } == .forbidden)
        #expect(reason { _ = try ann.events.cancel(event, reason: nil) } == .forbidden)
        #expect(reason { try ann.events.remove(event) } == .forbidden)
        #expect(reason { try home.as("ben").events.remove(event) } == .forbidden)
        _ = try home.as("op").events.publish(Self.draft("By op"), in: "Chess")
        #expect(try home.as("op").events.edit(event, Self.draft("New")).event.plan.title == "New")
        _ = try home.as("op").events.cancel(event, reason: nil)
        try home.as("op").communities.setOrganiser("Chess", "ben", to: false)
        #expect(
            reason { _ = try home.as("ben").events.publish(Self.draft(), in: "Chess") }
                == .forbidden)
    }

    @Test("outside communities anybody publishes under a hashtag that is free")
    func hashtags() throws {
        let home = try CommunityTests.home()
        let ann = try home.as("ann")
        #expect(reason { _ = try ann.events.publish(Self.draft(), in: nil) } == .invalid)
        let picnic = try ann.events.publish(Self.open("P", "2026-10-05 18:00", "picnic"), in: nil)
        let other = Self.open("Q", "2026-12-05 18:00", "#Picnic")
        #expect(reason { _ = try home.as("ben").events.publish(other, in: nil) } == .conflict)
        #expect(
            reason { _ = try home.as("ben").events.edit(picnic.event.name, Self.draft()) }
                == .forbidden)
        // Its own hashtag does not stand in its way, one that is over does not either.
        #expect(try ann.events.edit(picnic.event.name, Self.draft("R")).event.plan.title == "R")
        let later = try home.as("ben", now: "2026-10-06T08:00:00+01:00")
        #expect(try later.events.publish(other, in: nil).event.plan.title == "Q")
        try later.events.remove(try later.events.list(EventSelection())[0].event.name)
        #expect(try later.events.list(EventSelection()).isEmpty)
    }

    @Test(
        "a private event's hashtag is free for who does not see it; a password opens the private one, whoever came later"
    )
    func hiddenHashtag() throws {
        let home = try CommunityTests.home()
        var secret = Self.open("Secret", "2026-10-05 18:00", "picnic")
        secret.password = .words("under the oak 7")
        let hidden = try home.as("ann").events.publish(secret, in: nil).event.id
        let open = Self.open("Open", "2026-10-06 18:00", "picnic")
        let shown = try home.as("ben").events.publish(open, in: nil).event.id
        #expect(try home.as("cat").events.join("#picnic", password: nil).event.id == shown)
        #expect(
            try home.as("cat").events.join("#picnic", password: "under the oak 7").event.id
                == hidden)
        #expect(
            reason { _ = try home.as("ann").events.publish(open, in: nil) } == .conflict)
    }

    @Test("a cancelled event's hashtag is free")
    func cancelledHashtag() throws {
        let home = try CommunityTests.home()
        let draft = Self.open("P", "2026-10-05 18:00", "picnic")
        let event = try home.as("ann").events.publish(draft, in: nil).event.name
        _ = try home.as("ann").events.cancel(event, reason: nil)
        #expect(try home.as("ben").events.publish(draft, in: nil).state == .open)
    }

    @Test("lists are in order of time; outside communities staff's stand first")
    func order() throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        let ann = try home.as("ann")
        _ = try ann.events.publish(Self.open("A", "2026-10-07 18:00", "a"), in: nil)
        _ = try ann.events.publish(Self.open("B", "2026-10-06 18:00", "b"), in: nil)
        _ = try home.as("ben").events.publish(Self.draft("C", "2026-10-06 09:00"), in: "Chess")
        _ = try home.as("ben", now: "2026-10-01T08:00:00+01:00")
            .events.publish(Self.draft("Was", "2026-10-01 09:00"), in: "Chess")
        _ = try home.as("op").events.publish(Self.draft("Op", "2026-10-08 09:00"), in: "Chess")
        func titles(_ selection: EventSelection) throws -> [String] {
            try home.as("ann").events.list(selection).map(\.event.plan.title)
        }
        #expect(try titles(EventSelection()) == ["C", "B", "A", "Op"])
        #expect(try titles(EventSelection(community: "Chess")) == ["C", "Op"])
        #expect(try titles(EventSelection(isPast: true)) == ["Was"])
        _ = try home.as("op").people.edit("ben", ProfileEdit(), role: .staff)
        _ = try home.as("ben").events.publish(Self.open("Staff", "2026-12-06 18:00", "s"), in: nil)
        #expect(try titles(EventSelection()) == ["Staff", "C", "B", "A", "Op"])
        _ = try ann.events.join(try ann.events.list(EventSelection())[2].event.name)
        #expect(try titles(EventSelection(isMine: true)) == ["B"])
    }

    @Test("a series stands under what is next of it, and is over after its last")
    func series() throws {
        let home = try CommunityTests.home()
        var draft = Self.draft("Weekly", "2026-10-05 18:00")
        draft.rule = "FREQ=WEEKLY;COUNT=3"
        let name = try home.as("ben").events.publish(draft, in: "Chess").event.name
        for (now, start, state) in [
            ("2026-10-01T00:00:00Z", "2026-10-05T18:00:00+01:00", EventCard.State.open),
            ("2026-10-05T17:59:59Z", "2026-10-05T18:00:00+01:00", .open),
            ("2026-10-05T18:00:00Z", "2026-10-12T18:00:00+01:00", .open),
            ("2026-10-19T17:59:59Z", "2026-10-19T18:00:00+01:00", .open),
            ("2026-10-19T18:00:00Z", "2026-10-19T18:00:00+01:00", .ended),
        ] {
            let card = try home.as("ann", now: now).events.show(name)
            #expect(card.start.description == start && card.state == state, "\(now)")
        }
    }

    @Test("an edit is told in words, of the event's own clock")
    func words() throws {
        let home = try CommunityTests.home()
        let ben = try home.as("ben")
        let name = try ben.events.publish(Self.draft(), in: "Chess").event.name
        var edit = EventDraft()
        (edit.start, edit.end) = ("2026-10-09 20:00", "2026-10-09 23:00")
        _ = try ben.events.edit(name, edit)
        edit = EventDraft()
        (edit.rule, edit.capacity) = ("FREQ=WEEKLY;BYDAY=FR;COUNT=4", 12)
        _ = try ben.events.edit(name, edit)
        edit = EventDraft()
        (edit.rule, edit.end, edit.title) = ("FREQ=WEEKLY;COUNT=4", "2026-10-09 22:00", "Late")
        _ = try ben.events.edit(name, edit)
        #expect(
            try ben.events.show(name).changes.map(\.sentence.text) == [
                "", "moved from Mon 5 Oct 18:00 to Fri 9 Oct 20:00, until 23:00",
                "takes place every Friday, 4 times; takes 12 people",
                "is now called Late; takes until 22:00 instead of 23:00; "
                    + "takes place every Friday, 4 times",
            ])
    }

    @Test("an edit and a cancellation reach everyone who joined, and are on record")
    func changes() throws {
        let home = try CommunityTests.home()
        for handle in ["ann", "op"] { _ = try home.as(handle).communities.join("Chess") }
        var draft = Self.draft()
        draft.capacity = 1
        let ben = try home.as("ben")
        let name = try ben.events.publish(draft, in: "Chess").event.name
        for handle in ["ann", "op", "ben"] { _ = try home.as(handle).events.join(name) }
        var edit = EventDraft()
        edit.start = "2026-10-05 19:00"
        edit.location = "8W 2.1"
        let edited = try ben.events.edit(name, edit)
        #expect(edited.end.instant - edited.start.instant == 3_600)
        #expect(edited.event.revision == 1)
        // An edit that changes nothing is told to nobody.
        _ = try ben.events.edit(name, EventDraft())
        _ = try ben.events.cancel(name, reason: "flooded")
        for handle in ["ann", "op"] {
            let news = try home.as(handle).news()
            #expect(news.map(\.kind) == [.changed, .cancelled])
            #expect(
                news[0].sentence.text == "Night: moved from Mon 5 Oct 18:00 to 19:00; is in 8W 2.1")
            #expect(news[1].sentence.text.contains("flooded"))
        }
        #expect(try ben.news().isEmpty)
        let changes = try home.as("ann").events.show(name).changes
        #expect(changes.map(\.kind) == [.published, .changed, .cancelled])
        #expect(try home.as("ann").events.show(name).state == .cancelled)
        #expect(reason { _ = try ben.events.edit(name, edit) } == .over)
        #expect(reason { _ = try ben.events.cancel(name, reason: nil) } == .over)
    }

    @Test("what is over is not edited and not cancelled")
    func past() throws {
        let home = try CommunityTests.home()
        let ben = try home.as("ben")
        let name = try home.as("ben", now: "2026-10-01T08:00:00+01:00")
            .events.publish(Self.draft("Was", "2026-10-01 09:00"), in: "Chess").event.name
        #expect(
            failure { _ = try ben.events.edit(name, Self.draft()) }?.sentence
                == "event has already ended")
        #expect(
            failure { _ = try ben.events.cancel(name, reason: nil) }?.sentence
                == "event has already ended")
    }

    @Test("an event is not moved to when it would be over, but to what is under way")
    func movedIntoPast() throws {
        let home = try CommunityTests.home()
        let ben = try home.as("ben")
        let name = try ben.events.publish(Self.draft("Night", "2026-10-06 18:00"), in: "Chess")
            .event.name
        var edit = EventDraft()
        for start in ["2026-10-05 05:00", "2026-10-05 07:00"] {
            edit.start = start
            let refused = failure { _ = try ben.events.edit(name, edit) }
            #expect(refused?.reason == .invalid)
            #expect(
                refused?.sentence
                    == "the event would be over already: Mon \(start), in Europe/London, is past: "
                    + "give a later --start or --end")
        }
        #expect(try ben.events.show(name).start.description == "2026-10-06T18:00:00+01:00")
        edit.start = "2026-10-05 07:01"
        #expect(try ben.events.edit(name, edit).state == .open)
    }

    @Test("a series that began long ago is edited while some of it is to come")
    func oldSeries() throws {
        let home = try CommunityTests.home()
        let ben = try home.as("ben")
        var draft = Self.draft("Weekly", "2026-08-03 18:00")
        draft.rule = "FREQ=WEEKLY"
        let name = try ben.events.publish(draft, in: "Chess").event.name
        var edit = EventDraft()
        edit.location = "8W 2.1"
        #expect(try ben.events.edit(name, edit).event.plan.location == "8W 2.1")
        edit.start = "2026-08-03 19:00"
        #expect(
            try ben.events.edit(name, edit).start.description == "2026-10-05T19:00:00+01:00")
        edit.rule = "FREQ=WEEKLY;COUNT=2"
        #expect(reason { _ = try ben.events.edit(name, edit) } == .invalid)
    }

    @Test("deleting tells those who joined, and nothing of the event stays")
    func deleting() throws {
        let home = try CommunityTests.home()
        let ann = try home.as("ann")
        let name = try ann.events.publish(Self.open("Zyxwvut", "2026-10-05 18:00", "q"), in: nil)
            .event.name
        _ = try home.as("ben").events.join(name)
        #expect(reason { try home.as("ben").events.remove(name) } == .forbidden)
        try ann.events.remove(name)
        let news = try home.as("ben").news()
        #expect(news.map(\.kind) == [.removed] && !news[0].sentence.text.contains("Zyxwvut"))
        #expect(reason { _ = try home.as("ben").events.show(name) } == .missing)
        #expect(try Self.agenda(home.as("ben")).isEmpty)
    }

    static func agenda(_ desks: Desks) throws -> [AgendaItem] {
        try desks.calendar.agenda(
            AgendaQuery(window: Instant(seconds: 0)..<Instant(seconds: 4_000_000_000)))
    }

    @Test("an event that one joined stands in one's agenda and export, and goes when dropped")
    func agenda() throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        var draft = Self.draft()
        draft.rule = "FREQ=WEEKLY;COUNT=3"
        let name = try home.as("ben").events.publish(draft, in: "Chess").event.name
        let ann = try home.as("ann")
        #expect(try Self.agenda(ann).isEmpty)
        _ = try ann.events.join(name)
        let items = try Self.agenda(ann)
        #expect(
            items.map(\.id.description) == [
                "\(name)-20261005T180000", "\(name)-20261012T180000", "\(name)-20261019T180000",
            ])
        #expect(items.allSatisfy { $0.kind == .event && $0.source == "Chess" })
        #expect(try Self.agenda(home.as("ben")).isEmpty)
        let all = ExportRequest(from: nil, to: nil, kinds: [.event], alarms: false)
        let text = String(decoding: try ann.exports.export(all).bytes, as: UTF8.self)
        #expect(text.contains("RRULE:FREQ=WEEKLY;COUNT=3") && text.contains("UID:\(name)@"))
        _ = try home.as("ben").events.cancel(name, reason: nil)
        #expect(try Self.agenda(ann).isEmpty)
        _ = try ann.events.drop(name)
        #expect(try ann.exports.export(all).events == 0)
    }

    @Test("of a series that is left, what was stays", arguments: ["COUNT=4", "UNTIL=20261026"])
    func leavingSeries(bound: String) throws {
        let home = try CommunityTests.home()
        _ = try home.as("ann").communities.join("Chess")
        var draft = Self.draft()
        draft.rule = "FREQ=WEEKLY;\(bound)"
        let name = try home.as("ben").events.publish(draft, in: "Chess").event.name
        _ = try home.as("ann").events.join(name)
        let later = try home.as("ann", now: "2026-10-14T08:00:00+01:00")
        #expect(try later.events.drop(name).mine?.isCurrent == false)
        #expect(try Self.agenda(later).count == 2)
        #expect(reason { _ = try later.events.drop(name) } == .conflict)
        #expect(try later.events.join(name).mine?.state == .joined)
        #expect(try Self.agenda(later).count >= 3)
    }

    @Test("what the suspended published by themselves is hidden, their community's is not")
    func suspended() throws {
        let home = try CommunityTests.home()
        let ben = try home.as("ben")
        let own = try ben.events.publish(Self.open("Own", "2026-10-05 18:00", "own"), in: nil)
        _ = try ben.events.publish(Self.draft("Club"), in: "Chess")
        _ = try home.as("ann").events.join(own.event.name)
        _ = try home.as("op").people.suspend("ben")
        let ann = try home.as("ann")
        #expect(try ann.events.list(EventSelection()).map(\.event.plan.title) == ["Club"])
        #expect(try ann.events.list(EventSelection())[0].event.organiser == nil)
        #expect(reason { _ = try ann.events.show(own.event.name) } == .missing)
        #expect(reason { _ = try home.as("cat").events.join(own.event.name) } == .missing)
        #expect(try Self.agenda(ann).isEmpty)
        #expect(try home.as("op").events.list(EventSelection()).count == 2)
        #expect(reason { _ = try ben.events.publish(Self.draft(), in: "Chess") } == .forbidden)
        #expect(reason { _ = try ben.events.cancel(own.event.name, reason: nil) } == .forbidden)
        #expect(reason { _ = try ben.events.edit(own.event.name, Self.draft()) } == .forbidden)
        #expect(reason { try ben.events.remove(own.event.name) } == .forbidden)
        #expect(reason { _ = try ben.events.join(own.event.name) } == .forbidden)
        #expect(reason { _ = try ben.events.drop(own.event.name) } == .forbidden)
    }

    @Test("erased anonymously, one's events stay without a name; removed, they go")
    func erasing() throws {
        for erasure in [Erasure.anonymous, .removed] {
            let home = try CommunityTests.home()
            _ = try home.as("ann").communities.join("Chess")
            var draft = Self.draft("Zyxwvut")
            draft.capacity = 1
            let name = try home.as("ben").events.publish(draft, in: "Chess").event.name
            _ = try home.as("ben").events.join(name)
            _ = try home.as("ann").events.join(name)
            var edit = EventDraft()
            edit.location = "Qwertz"
            // Words by an operator that quote what is erased.
            _ = try home.as("op").events.edit(name, edit)
            try home.as("op").people.erase("ben", erasure)
            let news = try home.as("ann").news()
            if erasure == .removed {
                #expect(try home.as("ann").events.list(EventSelection()).isEmpty)
                #expect(try !home.holds("Zyxwvut"))
                #expect(news.map(\.kind) == [.removed])
            } else {
                let card = try home.as("ann").events.show(name)
                #expect(card.event.organiser == nil && card.event.plan.title == "Zyxwvut")
                // The place of the erased is offered on.
                #expect(card.mine?.state == .offered && news.last?.kind == .offered)
            }
            #expect(try !home.holds("ben"))
            #expect(try home.as("op").checks.run().first?.isWell ?? false)
        }
    }

    @Test("an unknown event is missing", arguments: ["e99", "99", "x", "e", "e-1", "m1"])
    func unknown(name: String) throws {
        let home = try CommunityTests.home()
        #expect(reason { _ = try home.as("ann").events.show(name) } == .missing)
        #expect(reason { _ = try home.as("ann").events.join(name) } == .missing)
        #expect(reason { _ = try home.as("ann").events.drop(name) } == .missing)
    }
}
