import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations

/// Sam, who is kim's and lee's friend, classmate and organiser, and comes to what they publish.
@Suite("A profile under report, in lists")
struct HiddenProfileTests {
    private static func scene() async throws -> ReportScene {
        let scene = try await ReportScene()
        for handle in ["kim", "lee", "ann"] {
            try await scene.home.subscribe(handle, "CM50123 - Lecture")
            _ = try scene.as(handle).friends.request("sam")
            try scene.as("sam").friends.accept(handle)
        }
        try scene.as("op").communities.setOrganiser("Chess", "sam")
        for handle in ["kim", "lee"] {
            _ = try scene.as(handle).events.publish(
                ReportScene.draft("Talk of \(handle)", "#\(handle)"), in: nil)
            _ = try scene.as("sam").events.join("#\(handle)")
            let study = try scene.as(handle).events.publish(
                ReportScene.draft("Study with \(handle)", nil), in: nil, inviting: ["sam"])
            _ = try scene.as("sam").events.join(study.event.name)
        }
        return scene
    }

    /// `Sam Sly d-one`: by which names and pictures sam stands where people are listed.
    private static func shown(to handle: String, _ scene: ReportScene) throws -> [String] {
        let desks = try scene.as(handle)
        let mate = try #require(
            try desks.enrolment.classmates("CM50123").first { $0.handle.text == "sam" })
        let study = try #require(
            try desks.events.list(EventSelection()).first { $0.event.isByInvitation })
        let people: [Person?] = [
            try desks.friends.list().friends.first { $0.handle.text == "sam" },
            try desks.friends.find("sam").first?.person,
            try desks.freeTime.sharings().first?.person,
            try desks.communities.page("Chess").organisers.first { $0.handle.text == "sam" },
            try desks.events.show("#duel").event.organiser,
            try desks.events.door("#\(handle)").guests.first { $0.person.handle.text == "sam" }?
                .person,
            try desks.events.show(study.event.name).invitees.first?.person,
            try desks.people.list(PersonFilter(text: "sam")).first?.person,
            try desks.people.card("sam").person,
        ]
        #expect(people.allSatisfy { $0?.handle.text == "sam" })
        let lines = people.map { "\($0?.name ?? "-") \($0?.picture ?? "-")" }
        return Set(lines + ["\(mate.name ?? "-") \(mate.picture ?? "-")"]).sorted()
    }

    @Test("has a row still, by the handle alone, for whoever reported it; for all others as before")
    func reported() async throws {
        let scene = try await Self.scene()
        #expect(try Self.shown(to: "kim", scene) == ["Sam Sly d-one"])
        let before = try scene.as("kim").enrolment.classmates("CM50123").count
        let report = try scene.report(.profile, by: "kim")
        #expect(try Self.shown(to: "kim", scene) == ["- d-one"])
        let picture = try scene.report(.picture, by: "kim")
        #expect(try Self.shown(to: "kim", scene) == ["- -"])
        #expect(try scene.as("kim").enrolment.classmates("CM50123").count == before)
        #expect(try scene.as("kim").friends.find("sly").isEmpty)
        #expect(try Self.shown(to: "lee", scene) == ["Sam Sly d-one"])
        // What they see no more they may say anew of.
        try scene.report(.profile, by: "kim")
        try scene.report(.picture, by: "kim")
        for id in [report, picture] { try scene.as("kim").reports.withdraw(id) }
        #expect(try Self.shown(to: "kim", scene) == ["Sam Sly d-one"])
    }

    @Test("reported by three it is so for everybody; its owner sees their own, and the case has it")
    func hidden() async throws {
        let scene = try await Self.scene()
        for kind in [ReportSubject.Kind.profile, .picture] {
            for handle in ["kim", "ann", "cy"] { try scene.report(kind, by: handle) }
        }
        #expect(try Self.shown(to: "lee", scene) == ["- -"])
        let own = try scene.as("sam").people.card(nil)
        #expect(own.person.name == "Sam Sly" && own.person.picture == "d-one")
        #expect(own.profile.bio == "I am rude")
        let copies = try scene.as("op").cases.list().flatMap(\.copies)
        #expect(copies.flatMap(\.parts).contains(SealedCopy.Part(.name, "Sam Sly")))
        #expect(copies.contains { $0.picture == "d-one" })
    }

    /// The classes are in the week before the scene's.
    @Test(
        "is named by its handle in reminders",
        arguments: [
            ("of classes", "2026-10-05T08:00:00+01:00", "2026-10-05", "2026-10-12"),
            ("of events", ReportScene.later, "2026-10-19", "2026-10-22"),
        ])
    func reminders(what: String, now: String, from: String, to: String) async throws {
        var scene = try await Self.scene()
        scene.now = now
        func named(_ handle: String) throws -> [String] {
            let reminders = try scene.as(handle).reminders.upcoming(from: from, to: to)
            return Set(reminders.flatMap(\.content.classmates)).sorted()
        }
        #expect(try named("kim").contains("Sam Sly"), "\(what)")
        try scene.report(.profile, by: "kim")
        #expect(try named("kim").contains("sam") && !named("kim").contains("Sam Sly"))
        #expect(try named("lee").contains("Sam Sly"))
    }
}
