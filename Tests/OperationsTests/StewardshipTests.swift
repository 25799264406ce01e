import Campus
import Foundation
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations

/// Why something is not done; nil when it is.
private func refusal(of body: () throws -> Void) -> Refusal? {
    do {
        try body()
        return nil
    } catch {
        return error as? Refusal
    }
}

@Suite("Operators' acts on people")
struct StewardshipTests {
    private static let day: Int64 = 86_400

    @Test("a suspension has a reason and an end, which whom it concerns can read")
    func suspension() throws {
        let home = try TestHome()
        let (op, kim) = (try home.as("op"), try home.as("kim"))
        let end = op.now.adding(seconds: 7 * Self.day)
        let card = try op.people.suspend("kim", for: .harassment, "Third time", until: end)
        #expect(card.person.isSuspended)
        let own = try #require(try kim.reports.statements().first?.standing.decision)
        #expect(own.ground == .harassment && own.words == "Third time" && own.until == end)
        let known = try #require(try op.people.known("kim").suspension)
        #expect(known.reason == .harassment && known.words == "Third time" && known.until == end)
        #expect(try home.as("lee").reports.statements().isEmpty)
        let told = refusal { _ = try kim.communities.create("Go") }
        #expect(told?.message.key == "refusal.person.suspendedUntil")
        #expect(try op.people.known("op").suspension == nil)
    }

    @Test("it ends by itself when its time has come, not a second before")
    func end() throws {
        var home = try TestHome()
        _ = try home.as("kim")
        let op = try home.as("op")
        let end = op.now.adding(seconds: 3_600)
        _ = try op.people.suspend("kim", until: end)
        #expect(try op.people.restoreEnded() == 0)
        home.now = "2026-10-05T08:59:59+01:00"
        #expect(try home.as("op").people.restoreEnded() == 0)
        #expect(try home.as("kim").person.isSuspended)
        #expect(reason { try home.as("kim").friends.block("op") } == .forbidden)
        home.now = "2026-10-05T09:00:00+01:00"
        // Before anybody goes their round.
        try home.as("kim").friends.block("op")
        #expect(try home.as("op").people.restoreEnded() == 1)
        #expect(try !home.as("kim").person.isSuspended)
        #expect(try home.as("op").people.known("kim").suspension == nil)
        #expect(try home.as("op").people.restoreEnded() == 0)
    }

    @Test("an end that has passed is refused, and the last operator stays")
    func refused() throws {
        let home = try TestHome()
        let op = try home.as("op")
        _ = try home.as("kim")
        #expect(reason { _ = try op.people.suspend("kim", until: op.now) } == .invalid)
        #expect(reason { _ = try op.people.suspend("op") } == .forbidden)
        #expect(reason { _ = try op.people.suspend("kim", "") } == .invalid)
        #expect(try !home.as("kim").person.isSuspended)
    }

    @Test("what operators do to somebody is on record, for operators and for whom it concerns")
    func record() throws {
        let home = try TestHome()
        let op = try home.as("op")
        _ = try op.people.add("kim", ProfileEdit())
        _ = try op.people.edit("kim", ProfileEdit(), role: .staff)
        _ = try op.people.suspend("kim", for: .spam, "ads")
        _ = try op.people.restore("kim")
        let kim = try home.as("kim")
        let acts: [AuditedAct] = [.restorePerson, .suspendPerson, .changeRole, .addPerson]
        #expect(try op.audit.list(of: "kim").map(\.act) == acts)
        let own = try kim.audit.own()
        #expect(own.map(\.act) == acts)
        #expect(own.allSatisfy { $0.actor == nil && $0.person?.text == "kim" })
        #expect(try op.audit.list(of: "kim").allSatisfy { $0.actor?.text == "op" })
        #expect(own[1].detail == "spam: ads" && own[2].detail == "staff")
        #expect(reason { _ = try kim.audit.list() } == .forbidden)
        #expect(reason { _ = try kim.audit.export() } == .forbidden)
        let exported = try op.audit.export()
        #expect(exported.count >= 5 && exported.first?.act == .exportAudit)
        #expect(try op.audit.list().first?.act == .exportAudit)
        #expect(try home.as("lee").audit.own().isEmpty)
    }

    @Test(
        "what desks write down is told in the reader's language, what was typed as it was",
        arguments: [
            (.changeRole, "staff", "Personal"), (.suspendPerson, "spam", "Spam oder Werbung"),
            (
                .suspendPerson, "hate: keep, spam: x",
                "Hass gegen eine Gruppe von Menschen: keep, spam: x"
            ),
            (.decideCase, "keep, other: so: it, is", "bleibt, ein anderer Grund: so: it, is"),
            (.announce, "keep, spam", "keep, spam"), (.invitePerson, nil, nil),
        ] as [(AuditedAct, String?, String?)])
    func told(act: AuditedAct, detail: String?, text: String?) throws {
        let entry = AuditEntry(
            id: AuditID(1), at: Instant(seconds: 0), actor: nil, act: act, detail: detail)
        #expect(AuditWords(Catalogue.of(.german)).detail(of: entry) == text)
    }

    @Test("what is not done leaves no line")
    func undone() throws {
        let home = try TestHome()
        let op = try home.as("op")
        _ = try home.as("kim")
        let before = try op.audit.list().count
        #expect(reason { _ = try home.as("kim").people.suspend("op") } == .forbidden)
        #expect(reason { _ = try op.people.suspend("nobody") } == .missing)
        #expect(try op.audit.list().count == before)
    }

    @Test("who looks at what is private leaves a line with the reason")
    func looked() throws {
        let home = try TestHome()
        let (op, kim) = (try home.as("op"), try home.as("kim"))
        var edit = ProfileEdit()
        edit.email = "kim@example.org"
        _ = try kim.people.edit(nil, edit, role: nil)
        #expect(try op.people.known("kim").card.profile.email == nil)
        #expect(reason { _ = try op.people.showPrivate("kim", for: " ") } == .invalid)
        #expect(try kim.audit.own().isEmpty)
        let card = try op.people.showPrivate("kim", for: "asked for help")
        #expect(card.email == "kim@example.org")
        let line = try #require(try kim.audit.own().first)
        #expect(line.act == .viewPerson && line.detail == "asked for help")
        for other in ["kim", "lee"] {
            let desks = try home.as(other)
            #expect(reason { _ = try desks.people.showPrivate("op", for: "x") } == .forbidden)
            #expect(reason { _ = try desks.people.known("op") } == .forbidden)
        }
    }

    @Test("operators find somebody by a whole proven address, which leaves a line a day")
    func found() throws {
        let home = try TestHome()
        let (op, kim) = (try home.as("op"), try home.as("kim"))
        var edit = ProfileEdit()
        (edit.email, edit.phone) = ("Kim.Lee@example.org", "+447700900123")
        _ = try kim.people.edit(nil, edit, role: nil)
        func found(_ text: String, by handle: String = "op") throws -> [String] {
            let filter = PersonFilter(text: text, takesAddress: true)
            let desks = try home.as(handle)
            let listed = try desks.people.list(filter).map(\.person.handle.text)
            if handle == "op" {
                let page = try desks.people.lookedAfter(filter, after: "", atMost: 9)
                #expect(page.people.map(\.handle.text) == listed && page.count == listed.count)
            }
            return listed
        }
        // Only written down, it is nobody's yet.
        #expect(try found("kim.lee@example.org").isEmpty)
        try FriendTests.verify("kim.lee@example.org", of: "kim", home)
        try FriendTests.verify("+447700900123", of: "kim", home)
        let before = try kim.audit.own().count
        #expect(try kim.audit.own().allSatisfy { $0.act != .findPerson })
        // That there is somebody is told behind them too.
        let behind = try op.people.lookedAfter(
            PersonFilter(text: "kim.lee@example.org", takesAddress: true), after: "z", atMost: 9)
        #expect(behind.people.isEmpty && behind.count == 1)
        #expect(try kim.audit.own().count == before + 1)
        for text in ["kim.lee@example.org", "KIM.LEE@EXAMPLE.ORG", "+44 7700 900123"] {
            #expect(try found(text) == ["kim"], "\(text)")
        }
        let line = try #require(try kim.audit.own().first)
        #expect(line.act == .findPerson && line.actor?.text == "op" && line.detail == nil)
        #expect(try kim.audit.own().count == before + 1)
        for text in ["kim.lee@example", "lee@example.org", "kim.lee", "example.org", "+4477009001"]
        {
            #expect(try found(text).isEmpty, "\(text)")
        }
        _ = try home.as("lee")
        #expect(try found("kim.lee@example.org", by: "lee").isEmpty)
        #expect(try home.as("op").friends.find("kim.lee@example.org").isEmpty)
        #expect(try home.as("op").search.find("kim.lee@example.org").people.isEmpty)
        // Somebody is suspended, and is found among those alone.
        _ = try op.people.suspend("kim")
        let suspended = PersonFilter(
            text: "kim.lee@example.org", isSuspended: true, takesAddress: true)
        #expect(try op.people.list(suspended).map(\.person.handle.text) == ["kim"])
        #expect(
            try op.people.list(
                PersonFilter(text: "kim.lee@example.org", isSuspended: false, takesAddress: true)
            ).isEmpty)
        let later = try home.as("op", now: "2026-10-06T08:00:01+01:00")
        _ = try later.people.list(suspended)
        #expect(try later.audit.list().count { $0.act == .findPerson } == 2)
    }

    @Test("who is erased goes from the audit without a gap")
    func erased() throws {
        let home = try TestHome()
        let op = try home.as("op")
        _ = try op.people.add("kim", ProfileEdit())
        _ = try op.people.suspend("kim", for: .spam)
        let before = try op.audit.list().count
        _ = try op.people.erase("kim", .anonymous)
        let after = try op.audit.list()
        #expect(after.count >= before)
        #expect(after.contains { $0.act == .suspendPerson && $0.person == nil })
    }

    @Test(
        "people are found by words, role and state; the suspended by operators alone",
        arguments: [
            (PersonFilter(), ["kim", "kit", "lee", "op"]),
            (PersonFilter(text: "ki"), ["kim", "kit"]),
            (PersonFilter(role: .staff), ["kit"]),
            (PersonFilter(isSuspended: true), ["lee"]),
            (PersonFilter(text: "k", role: .student, isSuspended: false), ["kim"]),
            (PersonFilter(text: "zz"), []),
        ] as [(PersonFilter, [String])])
    func filters(filter: PersonFilter, found: [String]) throws {
        let home = try TestHome()
        let op = try home.as("op")
        for handle in ["kim", "kit", "lee"] { _ = try op.people.add(handle, ProfileEdit()) }
        _ = try op.people.edit("kit", ProfileEdit(), role: .staff)
        _ = try op.people.suspend("lee")
        #expect(try op.people.list(filter).map(\.person.handle.text) == found)
        let shown = try home.as("kim").people.list(filter).map(\.person.handle.text)
        #expect(shown == found.filter { $0 != "lee" })
    }
}

@Suite("The first days of an account")
struct NewcomerTests {
    /// As somebody who came over the network asks.
    private func online(_ home: TestHome, _ handle: String, day: Int = 5) throws -> Desks {
        var desks = try home.as(handle, now: "2026-10-0\(day)T08:00:00+01:00")
        desks.caller.proof = .session(SessionID(1), at: desks.now)
        return desks
    }

    @Test("a new account writes no links, and after three days it does; staff do at once")
    func links() async throws {
        let home = try await CommentTests.home()
        let link = "see https://example.org"
        let sam = try online(home, "sam")
        let told = refusal { _ = try sam.comments.add(on: "CM50123", link) }
        #expect(told?.message.key == "refusal.newcomer.links" && told?.reason == .forbidden)
        let id = try sam.comments.add(on: "CM50123", "no link")
        #expect(reason { try sam.comments.edit(id, to: "WWW.example.org") } == .forbidden)
        #expect(
            reason {
                var edit = ProfileEdit()
                edit.bio = link
                _ = try sam.people.edit(nil, edit, role: nil)
            } == .forbidden)
        _ = try online(home, "op").comments.add(on: "CM50123", link)
        // Whoever owns the home's files is trusted.
        _ = try home.as("sam").comments.add(on: "CM50123", link)
        #expect(
            reason { try online(home, "sam", day: 7).comments.edit(id, to: link) } == .forbidden)
        try online(home, "sam", day: 8).comments.edit(id, to: link)
    }

    @Test("a new account asks ten people a day to be friends, whatever became of them")
    func requests() throws {
        let home = try TestHome()
        let op = try home.as("op")
        _ = try home.as("sam")
        for number in 0...20 { _ = try op.people.add("p\(number)", ProfileEdit()) }
        let sam = try online(home, "sam")
        for number in 0..<10 { _ = try sam.friends.request("p\(number)") }
        try sam.friends.end("p1")
        #expect(reason { _ = try sam.friends.request("p10") } == .tooMany)
        #expect(reason { _ = try sam.friends.request("x@example.org") } == .tooMany)
        let next = try online(home, "sam", day: 6)
        _ = try next.friends.request("p10")
        let later = try online(home, "sam", day: 9)
        for number in 11..<21 { _ = try later.friends.request("p\(number)") }
    }
}
