import Campus
import Foundation
import Operations
import TestSupport
import Testing

@Suite("Comments on a module")
struct CommentTests {
    /// A home in which `sam` and `kim` take CM50123, and `lee` does not.
    static func home() async throws -> TestHome {
        let home = try TestHome()
        try await home.subscribe("sam", "CM50123 - Lecture")
        try await home.subscribe("kim", "CM50123 - Lecture")
        _ = try home.as("lee")
        return home
    }

    static func texts(_ home: TestHome, seenBy handle: String = "kim") throws -> [String] {
        try home.as(handle).modules.page("CM50123").comments.map(\.text)
    }

    @Test("only who takes the module may write, and staff; the newest stands first")
    func writing() async throws {
        let home = try await Self.home()
        let first = try home.as("sam").comments.add(on: "cm-50123", "first")
        let second = try home.as("op").comments.add(on: "CM50123", "second\nline")
        #expect(first < second)
        #expect(try Self.texts(home) == ["second\nline", "first"])
        #expect(try Self.texts(home, seenBy: "lee").count == 2)
        #expect(reason { _ = try home.as("lee").comments.add(on: "CM50123", "no") } == .forbidden)
        _ = try home.as("sam").enrolment.leave("CM50123")
        #expect(reason { _ = try home.as("sam").comments.add(on: "CM50123", "no") } == .forbidden)
        #expect(reason { _ = try home.as("kim").comments.add(on: "CM50124", "no") } == .missing)
    }

    @Test("those between whom a block stands see nothing of each other on the page; staff see all")
    func blocked() async throws {
        let home = try await Self.home()
        for author in ["sam", "kim"] { _ = try home.as(author).comments.add(on: "CM50123", author) }
        func page(_ viewer: String) throws -> [[String]] {
            let page = try home.as(viewer).modules.page("CM50123")
            return [page.comments.map(\.text), page.classmates.map(\.handle.text)]
        }
        #expect(try page("kim") == [["kim", "sam"], ["sam"]])
        try home.as("kim").friends.block("sam")
        try home.as("kim").friends.block("op")
        #expect(try page("kim") == [["kim"], []])
        #expect(try page("sam") == [["sam"], []])
        #expect(try page("lee") == [["kim", "sam"], []])
        #expect(try page("op") == [["kim", "sam"], ["kim", "sam"]])
        #expect(try home.as("sam").enrolment.classmates("CM50123").isEmpty)
        // What staff block themselves they do not see.
        try home.as("op").friends.block("kim")
        #expect(try page("op") == [["sam"], ["sam"]])
        try home.as("kim").friends.unblock("sam")
        #expect(try page("kim") == [["kim", "sam"], ["sam"]])
    }

    @Test("one edits and deletes one's own, and nobody else's")
    func own() async throws {
        let home = try await Self.home()
        let sam = try home.as("sam")
        let id = try sam.comments.add(on: "CM50123", "first")
        for other in ["kim", "op", "lee"] {
            #expect(reason { try home.as(other).comments.edit(id, to: "x") } == .forbidden)
            #expect(reason { try home.as(other).comments.delete(id) } == .forbidden)
        }
        try sam.comments.edit(id, to: "second")
        let comment = try #require(try sam.modules.page("CM50123").comments.first)
        #expect(comment.text == "second" && comment.isEdited && comment.author?.text == "sam")
        _ = try sam.enrolment.leave("CM50123")
        try sam.comments.edit(id, to: "third")
        try sam.comments.delete(id)
        #expect(try Self.texts(home).isEmpty)
        #expect(reason { try sam.comments.delete(id) } == .missing)
        let next = try home.as("kim").comments.add(on: "CM50123", "other")
        #expect(next > id)
    }

    @Test("a comment has 1 to 2,000 characters; what steers a terminal is neutralised")
    func limits() async throws {
        let home = try await Self.home()
        let sam = try home.as("sam")
        let longest = String(repeating: "é", count: 2_000)
        _ = try sam.comments.add(on: "CM50123", longest)
        let bad = ["", " \n", "\u{200b}", longest + "é", String(repeating: "x", count: 10 << 20)]
        for text in bad {
            #expect(reason { _ = try sam.comments.add(on: "CM50123", text) } == .invalid)
        }
        let id = try sam.comments.add(on: "CM50123", "a\u{202e}b\u{1b}[2J\u{7}\nc")
        #expect(try Self.texts(home).first == "a\u{fffd}b\u{fffd}[2J\u{fffd}\nc")
        #expect(reason { try sam.comments.edit(id, to: "") } == .invalid)
    }

    @Test("what is reported the operator sees; what they hide nobody sees")
    func moderation() async throws {
        let home = try await Self.home()
        let (sam, kim, op) = (try home.as("sam"), try home.as("kim"), try home.as("op"))
        let id = try sam.comments.add(on: "CM50123", "rude")
        let other = try sam.comments.add(on: "CM50123", "fine")
        try kim.comments.report(id, for: "rude\u{202e}")
        try kim.comments.report(id, for: "very rude")
        try home.as("lee").comments.report(id, for: nil)
        try home.as("lee").comments.report(other, for: nil)
        #expect(reason { try sam.comments.report(id, for: nil) } == .invalid)
        #expect(reason { try kim.comments.report(999, for: nil) } == .missing)
        #expect(reason { _ = try kim.comments.reports() } == .forbidden)
        let reports = try op.comments.reports()
        #expect(reports.map(\.comment.id) == [id, other])
        #expect(reports.map(\.count) == [2, 1])
        #expect(reports[0].reasons == ["very rude"])
        #expect(reason { try kim.comments.hide(id) } == .forbidden)
        #expect(reason { try sam.comments.hide(id) } == .forbidden)
        // What was reported is decided on as a case.
        #expect(reason { try op.comments.hide(id) } == .conflict)
        let first = try #require(try op.cases.list().first).moderationCase.id
        try op.decisions.decide(first, DecisionDraft(.remove, on: .other, "rude"))
        #expect(try Self.texts(home) == ["fine"] && Self.texts(home, seenBy: "sam") == ["fine"])
        #expect(try op.comments.reports().map(\.comment.id) == [other])
        #expect(reason { try op.comments.unhide(id) } == .conflict)
        // As with all that is under report: edited, it stays hidden.
        try sam.comments.edit(id, to: "nicer")
        #expect(try Self.texts(home) == ["fine"] && Self.texts(home, seenBy: "sam") == ["fine"])
        try op.decisions.reopen(first, on: .other, "not that rude")
        try op.comments.hide(id)
        #expect(reason { try kim.comments.edit(id, to: "x") } == .missing)
        #expect(reason { try kim.comments.report(id, for: nil) } == .missing)
        #expect(reason { try sam.comments.unhide(id) } == .forbidden)
        try op.comments.unhide(id)
        #expect(try Self.texts(home, seenBy: "sam").contains("nicer"))
        #expect(reason { try op.comments.unhide(id) } == .conflict)
        try op.comments.hide(id)
        try sam.comments.delete(id)
    }

    @Test("no full-text index holds what people write")
    func index() async throws {
        let home = try await Self.home()
        _ = try home.as("sam").comments.add(on: "CM50123", "unmistakable")
        #expect(try home.as("kim").modules.search("unmistakable", atMost: 9).isEmpty)
    }
}
