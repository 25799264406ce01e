import Campus
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Operations

/// A campus a week old: sam wrote a comment and an event, and shows a picture and a profile; ben organises Chess, in
/// which sam published another; op and pat run it.
struct ReportScene {
    /// What is sam's of; of a community's picture see `CommunityPictureTests`.
    static let kinds = ReportSubject.Kind.reportable.filter { $0 != .communityPicture }
    static let later = "2026-10-12T08:00:00+01:00"

    let home: TestHome
    let comment: CommentID
    var now = later

    init() async throws {
        home = try TestHome()
        try await home.subscribe("sam", "CM50123 - Lecture")
        for handle in ["pat", "ann", "ben", "cy", "kim", "lee"] { _ = try home.as(handle) }
        _ = try home.as("op").people.edit("pat", ProfileEdit(), role: .operator)
        _ = try home.as("op").communities.create("Chess")
        try home.as("op").communities.setOrganiser("Chess", "ben")
        let sam = try home.as("sam")
        comment = try sam.comments.add(on: "CM50123", "rude zqvkxj")
        _ = try sam.events.publish(Self.draft("Duel", "#duel"), in: nil)
        _ = try home.as("ben").events.publish(Self.draft("Blitz", nil), in: "Chess")
        var edit = ProfileEdit()
        (edit.name, edit.bio) = ("Sam Sly", "I am rude")
        _ = try sam.people.edit(nil, edit, role: nil)
        try sam.pictures.set(Self.picture("one"))
    }

    static func draft(_ title: String, _ hashtag: String?) -> EventDraft {
        var draft = EventDraft()
        (draft.title, draft.start, draft.hashtag) = (title, "2026-10-20 18:00", hashtag)
        return draft
    }

    static func picture(_ name: String) -> Picture {
        Picture(
            digest: "d-\(name)", small: Array("small \(name)".utf8),
            large: Array("large \(name)".utf8))
    }

    func `as`(_ handle: String) throws -> Desks { try home.as(handle, now: now) }

    /// By which name each kind of what is sam's is reported.
    func name(_ kind: ReportSubject.Kind) -> String {
        switch kind {
        case .comment: "\(comment)"
        case .event: "#duel"
        case .profile, .picture: "sam"
        case .communityPicture, .page, .account: ""
        }
    }

    @discardableResult
    func report(
        _ kind: ReportSubject.Kind = .comment, by handle: String, _ words: String? = nil
    ) throws -> ReportID {
        try self.as(handle).reports.report(kind, name(kind), for: .harassment, words)
    }

    /// Whether somebody sees it where such things are listed.
    func sees(_ handle: String, _ kind: ReportSubject.Kind) throws -> Bool {
        let desks = try self.as(handle)
        switch kind {
        case .comment:
            return try desks.modules.page("CM50123").comments.contains { $0.id == comment }
        case .event:
            let listed = try desks.events.list(EventSelection()).map(\.event.plan.title)
            let found = try desks.search.find("Duel").events.map(\.event.plan.title)
            #expect(listed.contains("Duel") == found.contains("Duel"))
            return listed.contains("Duel")
        case .profile:
            let found = try desks.people.list(PersonFilter(text: "sly")).map(\.person.handle.text)
            #expect(found.isEmpty == (try desks.people.card("sam").profile.bio == nil))
            return found == ["sam"]
        case .picture:
            let isShown = (try? desks.pictures.bytes("d-one", .small)) != nil
            if handle != "op", handle != "pat", handle != "sam" {
                #expect(isShown == (try desks.people.card("sam").person.picture != nil))
            }
            return isShown
        case .communityPicture, .page, .account: return false
        }
    }

    /// The only case that waits, as an operator sees it.
    func waiting(as handle: String = "op") throws -> CaseCard {
        let desks = try self.as(handle)
        return try desks.cases.show(#require(try desks.cases.list().first).moderationCase.id)
    }

    @discardableResult
    func decide(
        _ outcome: Decision.Outcome, by handle: String = "op", until: Instant? = nil
    ) throws -> DecisionID {
        try self.as(handle).decisions.decide(
            waiting(as: handle).moderationCase.id,
            DecisionDraft(outcome, on: .harassment, "because of it", until: until))
    }

    /// What somebody was told of reports and decisions, the oldest first.
    func told(_ handle: String) throws -> [String] {
        try self.as(handle).news().filter { $0.kind == .moderation }.map(\.sentence.text)
    }
}
