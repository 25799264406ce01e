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
        try home.as(handle).modulePage("CM50123").comments.map(\.text)
    }

    @Test("only who takes the module may write, and staff; the newest stands first")
    func writing() async throws {
        let home = try await Self.home()
        let first = try home.as("sam").comment(on: "cm-50123", "first")
        let second = try home.as("op").comment(on: "CM50123", "second\nline")
        #expect(first < second)
        #expect(try Self.texts(home) == ["second\nline", "first"])
        #expect(try Self.texts(home, seenBy: "lee").count == 2)
        #expect(status { _ = try home.as("lee").comment(on: "CM50123", "no") } == .notAllowed)
        _ = try home.as("sam").leave("CM50123")
        #expect(status { _ = try home.as("sam").comment(on: "CM50123", "no") } == .notAllowed)
        #expect(status { _ = try home.as("kim").comment(on: "CM50124", "no") } == .missing)
    }

    @Test("those between whom a block stands see nothing of each other on the page; staff see all")
    func blocked() async throws {
        let home = try await Self.home()
        for author in ["sam", "kim"] { _ = try home.as(author).comment(on: "CM50123", author) }
        func page(_ viewer: String) throws -> [[String]] {
            let page = try home.as(viewer).modulePage("CM50123")
            return [page.comments.map(\.text), page.classmates.map(\.handle.text)]
        }
        #expect(try page("kim") == [["kim", "sam"], ["sam"]])
        try home.as("kim").blockPerson("sam")
        try home.as("kim").blockPerson("op")
        #expect(try page("kim") == [["kim"], []])
        #expect(try page("sam") == [["sam"], []])
        #expect(try page("lee") == [["kim", "sam"], []])
        #expect(try page("op") == [["kim", "sam"], ["kim", "sam"]])
        #expect(try home.as("sam").classmates("CM50123").isEmpty)
        // What staff block themselves they do not see.
        try home.as("op").blockPerson("kim")
        #expect(try page("op") == [["sam"], ["sam"]])
        try home.as("kim").unblockPerson("sam")
        #expect(try page("kim") == [["kim", "sam"], ["sam"]])
    }

    @Test("one edits and deletes one's own, and nobody else's")
    func own() async throws {
        let home = try await Self.home()
        let sam = try home.as("sam")
        let id = try sam.comment(on: "CM50123", "first")
        for other in ["kim", "op", "lee"] {
            #expect(status { try home.as(other).editComment(id, to: "x") } == .notAllowed)
            #expect(status { try home.as(other).deleteComment(id) } == .notAllowed)
        }
        try sam.editComment(id, to: "second")
        let comment = try #require(try sam.modulePage("CM50123").comments.first)
        #expect(comment.text == "second" && comment.isEdited && comment.author?.text == "sam")
        _ = try sam.leave("CM50123")
        try sam.editComment(id, to: "third")
        try sam.deleteComment(id)
        #expect(try Self.texts(home).isEmpty)
        #expect(status { try sam.deleteComment(id) } == .missing)
        let next = try home.as("kim").comment(on: "CM50123", "other")
        #expect(next > id)
    }

    @Test("a comment has 1 to 2,000 characters; what steers a terminal is neutralised")
    func limits() async throws {
        let home = try await Self.home()
        let sam = try home.as("sam")
        let longest = String(repeating: "é", count: 2_000)
        _ = try sam.comment(on: "CM50123", longest)
        let bad = ["", " \n", "\u{200b}", longest + "é", String(repeating: "x", count: 10 << 20)]
        for text in bad {
            #expect(status { _ = try sam.comment(on: "CM50123", text) } == .usage)
        }
        let id = try sam.comment(on: "CM50123", "a\u{202e}b\u{1b}[2J\u{7}\nc")
        #expect(try Self.texts(home).first == "a\u{fffd}b\u{fffd}[2J\u{fffd}\nc")
        #expect(status { try sam.editComment(id, to: "") } == .usage)
    }

    @Test("what is reported the operator sees; what they hide nobody sees")
    func moderation() async throws {
        let home = try await Self.home()
        let (sam, kim, op) = (try home.as("sam"), try home.as("kim"), try home.as("op"))
        let id = try sam.comment(on: "CM50123", "rude")
        let other = try sam.comment(on: "CM50123", "fine")
        try kim.reportComment(id, for: "rude\u{202e}")
        try kim.reportComment(id, for: "very rude")
        try home.as("lee").reportComment(id, for: nil)
        try home.as("lee").reportComment(other, for: nil)
        #expect(status { try sam.reportComment(id, for: nil) } == .usage)
        #expect(status { try kim.reportComment(999, for: nil) } == .missing)
        #expect(status { _ = try kim.commentReports() } == .notAllowed)
        let reports = try op.commentReports()
        #expect(reports.map(\.comment.id) == [id, other])
        #expect(reports.map(\.count) == [2, 1])
        #expect(reports[0].reasons == ["very rude"])
        #expect(status { try kim.hideComment(id) } == .notAllowed)
        #expect(status { try sam.hideComment(id) } == .notAllowed)
        try op.hideComment(id)
        #expect(try Self.texts(home) == ["fine"] && Self.texts(home, seenBy: "sam") == ["fine"])
        #expect(try op.commentReports().map(\.comment.id) == [other])
        #expect(status { try sam.editComment(id, to: "nicer") } == .notAllowed)
        #expect(status { try kim.editComment(id, to: "x") } == .missing)
        #expect(status { try kim.reportComment(id, for: nil) } == .missing)
        #expect(status { try sam.unhideComment(id) } == .notAllowed)
        try op.unhideComment(id)
        #expect(try Self.texts(home, seenBy: "kim").contains("rude"))
        #expect(status { try op.unhideComment(id) } == .partial)
        try op.hideComment(id)
        try sam.deleteComment(id)
    }

    @Test("no full-text index holds what people write")
    func index() async throws {
        let home = try await Self.home()
        _ = try home.as("sam").comment(on: "CM50123", "unmistakable")
        #expect(try home.as("kim").modules("unmistakable", atMost: 9).isEmpty)
    }
}
