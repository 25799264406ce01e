import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("What is hidden, and to whom")
struct HiddenThingTests {
    private func isClosed(_ scene: ReportScene, _ kind: ReportSubject.Kind) throws -> Bool {
        let cy = try scene.as("cy")
        let asked = reason { _ = try cy.reports.asked(kind, scene.name(kind)) }
        let sent = reason { try scene.report(kind, by: "cy") }
        #expect(asked == sent)
        return asked == .missing
    }

    @Test(
        "what is hidden or removed has no form that shows it, and nobody reports it to read it",
        arguments: ReportScene.kinds)
    func closed(_ kind: ReportSubject.Kind) async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "lee", "ann"] { try scene.report(kind, by: handle) }
        #expect(try isClosed(scene, kind))
        try scene.decide(.remove)
        #expect(try isClosed(scene, kind))
        #expect(try scene.as("cy").reports.own().isEmpty)
    }

    @Test(
        "nor has what somebody wrote who is suspended, as long as they are",
        arguments: ReportScene.kinds)
    func suspended(_ kind: ReportSubject.Kind) async throws {
        let scene = try await ReportScene()
        _ = try scene.as("op").people.suspend("sam")
        #expect(try isClosed(scene, kind))
        #expect(try scene.as("cy").reports.own().isEmpty)
        _ = try scene.as("op").people.restore("sam")
        #expect(try !isClosed(scene, kind))
    }

    @Test("what one reported already is shown as it was then, also when one reports it anew")
    func before() async throws {
        var scene = try await ReportScene()
        for kind in [ReportSubject.Kind.comment, .event, .profile] {
            try scene.report(kind, by: "kim")
        }
        scene.now = "2026-10-12T09:00:00+01:00"
        let sam = try scene.as("sam")
        try sam.comments.edit(scene.comment, to: "zweite")
        var draft = EventDraft()
        draft.title = "zweite"
        _ = try sam.events.edit("#duel", draft)
        var edit = ProfileEdit()
        edit.bio = "zweite"
        _ = try sam.people.edit(nil, edit, role: nil)
        func texts(_ kind: ReportSubject.Kind, _ handle: String) throws -> [String] {
            try scene.as(handle).reports.asked(kind, scene.name(kind)).parts.map(\.text)
        }
        for kind in [ReportSubject.Kind.comment, .event, .profile] {
            #expect(try !texts(kind, "kim").contains("zweite"))
            #expect(try texts(kind, "lee").contains("zweite"))
            try scene.report(kind, by: "kim")
            #expect(try !texts(kind, "kim").contains("zweite"))
        }
        let own = try scene.as("kim").reports.own().flatMap { $0.copy?.parts ?? [] }.map(\.text)
        #expect(own.contains("Duel") && !own.contains("zweite"))
        // Taken back, they see it as it is, and report that.
        for report in try scene.as("kim").reports.own() {
            try scene.as("kim").reports.withdraw(report.report.id)
        }
        #expect(try texts(.profile, "kim").contains("zweite"))
        try scene.report(.profile, by: "kim")
        #expect(try texts(.profile, "kim").contains("zweite"))
    }

    @Test("a hidden comment is edited as all else is, and stays hidden; its case has how it was")
    func edited() async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "lee", "ann"] { try scene.report(by: handle) }
        let sam = try scene.as("sam")
        try sam.comments.edit(scene.comment, to: "zweite")
        #expect(try !scene.sees("cy", .comment))
        #expect(try scene.waiting().copies.map(\.parts.first?.text) == ["rude zqvkxj", "zweite"])
        let id = try scene.waiting().moderationCase.id
        try scene.decide(.remove)
        // What is removed may be shown again by an appeal.
        try sam.comments.edit(scene.comment, to: "dritte")
        #expect(try !scene.sees("cy", .comment))
        #expect(try scene.as("op").cases.show(id).copies.last?.parts.first?.text == "dritte")
    }

    @Test("months begin at midnight of the home's zone")
    func months() async throws {
        var scene = try await ReportScene()
        let other = try scene.as("sam").comments.add(on: "CM50123", "fine")
        scene.now = "2026-10-31T23:59:59Z"
        try scene.report(by: "kim")
        scene.now = "2026-11-01T00:00:00Z"
        try scene.as("kim").reports.report(.comment, "\(other)", for: .spam)
        try scene.as("lee").reports.report(.comment, "\(other)", for: .spam)
        try scene.decide(.warn)
        scene.now = "2026-11-30T12:00:00Z"
        let op = try scene.as("op")
        let months = try op.home.moderationLog(at: op.now).months()
        #expect(months.map(\.reports).prefix(3) == [2, 1, 0])
        #expect(months[0].outcomes == [.warn: 1] && months[0].grounds == [.harassment: 1])
        #expect(months[1].outcomes.isEmpty && months.count == ModerationLog.mostMonths)
    }
}

@Suite("Evidence")
struct SealedCopyTests {
    @Test("is bounded: the first and the last edits stay, and what was reported")
    func bounded() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        let sam = try scene.as("sam")
        for number in 1...30 { try sam.comments.edit(scene.comment, to: "edit \(number)") }
        try scene.report(by: "lee")
        for number in 31...80 { try sam.comments.edit(scene.comment, to: "edit \(number)") }
        let copies = try scene.waiting().copies
        let texts = copies.compactMap(\.parts.first?.text)
        let kept = Transaction.keptCopies
        #expect(copies.filter { $0.act == .edited }.count == 2 * kept)
        #expect(copies.filter { $0.act == .reported }.count == 2)
        #expect(texts.first == "rude zqvkxj" && texts[1] == "edit 1" && texts.last == "edit 80")
        #expect(texts.contains("edit 30") && !texts.contains("edit 29"))
        #expect(texts.suffix(kept) == (81 - kept...80).map { "edit \($0)" }[...])
    }

    @Test("of pictures keeps no bytes that no copy names")
    func pictures() async throws {
        let scene = try await ReportScene()
        try scene.report(.picture, by: "kim")
        for number in 1...50 {
            try scene.as("sam").pictures.set(ReportScene.picture("\(number)"))
        }
        let card = try scene.waiting()
        #expect(card.copies.count == 1 + 2 * Transaction.keptCopies)
        let op = try scene.as("op")
        for (digest, isThere) in [("d-one", true), ("d-1", true), ("d-25", false), ("d-50", true)] {
            let bytes = try? op.cases.picture(digest, of: card.moderationCase.id)
            #expect((bytes != nil) == isThere, "\(digest)")
        }
        let pictures = try op.store.look { try $0.number("SELECT COUNT(*) FROM sealed_picture") }
        #expect(pictures == Int64(card.copies.count))
    }

    @Test("of an event has all that a decision needs, and a feed's changes too")
    func events() async throws {
        let home = try await CommunityFeedTests.home()
        let lecture = try #require(
            try home.as("ann").events.list(EventSelection()).first {
                $0.event.plan.title == "Lecture"
            })
        try home.as("ann").reports.report(.event, lecture.event.name, for: .spam)
        _ = try CommunityFeedTests.write(
            [CommunityFeedTests.event("a", "20261006T190000", "Scam")]
                + CommunityFeedTests.good.dropFirst(), home)
        _ = try await home.as("ben").imports.run(.all, isNarrowed: true)
        let op = try home.as("op")
        let id = try #require(try op.cases.list().first).moderationCase.id
        let copies = try op.cases.show(id).copies
        #expect(copies.map(\.act) == [.reported, .edited])
        #expect(copies.map { $0.parts.first?.text } == ["Lecture", "Scam"])
        #expect(copies[0].parts.contains(SealedCopy.Part(.end, "2026-10-06 19:00")))

        var draft = EventDraft()
        (draft.title, draft.start, draft.hashtag) = ("Duel", "2026-10-20 18:00", "#duel")
        (draft.length, draft.capacity, draft.rule) = (5_400, 4, "FREQ=WEEKLY;COUNT=3")
        _ = try home.as("ann").events.publish(draft, in: nil)
        let parts = try home.as("ben").reports.asked(.event, "#duel").parts
        #expect(
            parts == [
                .init(.title, "Duel"), .init(.start, "2026-10-20 18:00"),
                .init(.end, "2026-10-20 19:30"), .init(.repetition, "FREQ=WEEKLY;COUNT=3"),
                .init(.hashtag, "#duel"), .init(.capacity, "4"),
            ])
    }
}
