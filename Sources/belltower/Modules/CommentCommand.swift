import ArgumentParser
import Campus
import Foundation
import Operations
import Wire
import Words

struct CommentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comment",
        abstract: "Write on a module's page; edit, delete, report or hide a comment.",
        discussion: """
            Only who takes the module, and staff, may write; at most 2,000 characters of plain \
            text. Operators hide comments, of which the author is told and may appeal, and see what was \
            reported.

            Examples:
              belltower comment CM50123 "Bring the worksheet on Monday"
              belltower comment --edit 12 "Bring both worksheets"
              belltower comment --report 12 "not about the module"
              belltower comment --hide 12 --reason spam "It is the same in ten modules."
            """)

    @Argument(help: "A module's code and the text (- for standard input); or the text alone.")
    var words: [String] = []

    @Option(help: "Change a comment of yours: its number.")
    var edit: Int64?

    @Option(help: "Delete a comment of yours.")
    var delete: Int64?

    @Option(help: "Tell the operators about a comment; a reason may follow.")
    var report: Int64?

    @Option(help: "Take a comment from its page (operators); what its author is told may follow.")
    var hide: Int64?

    @Option(help: "Why it is hidden. Default: other.")
    var reason: ReportReason?

    @Option(help: "Put a hidden comment back on its page (operators).")
    var unhide: Int64?

    @Flag(help: "List what was reported (operators).")
    var reports = false

    @Option(help: "The academic year, as 2026/27. Default: the current one.")
    var year: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let acts = [edit, delete, report, hide, unhide].count { $0 != nil } + (reports ? 1 : 0)
        let expected: ClosedRange<Int> =
            switch true {
            case edit != nil: 1...1
            case report != nil, hide != nil: 0...1
            case acts == 1: 0...0
            default: 2...2
            }
        guard acts <= 1, expected.contains(words.count) else {
            throw ValidationError("Say a module's code and the text, as: comment CM50123 \"TEXT\"")
        }
        guard reason == nil || hide != nil else {
            throw ValidationError("A reason is for what is hidden: comment --hide 12 --reason spam")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if reports {
            try listReports(desks)
        } else if let edit = edit.map(CommentID.init) {
            try desks.comments.edit(edit, to: try text(words[0]))
            say(edit, "changed")
        } else if let delete = delete.map(CommentID.init) {
            try desks.comments.delete(delete)
            say(delete, "deleted")
        } else if let report = report.map(CommentID.init) {
            try desks.comments.report(report, for: words.first)
            say(report, "reported")
        } else if let hide = hide.map(CommentID.init) {
            try desks.comments.hide(hide, for: reason ?? .other, words.first)
            say(hide, "hidden")
        } else if let unhide = unhide.map(CommentID.init) {
            try desks.comments.unhide(unhide)
            say(unhide, "shown")
        } else {
            let id = try desks.comments.add(on: words[0], try text(words[1]), year: year)
            say(id, "written")
        }
    }

    /// The text, or standard input's for `-`: no more of it than shows that it is too long.
    private func text(_ word: String) throws -> String {
        guard word == "-" else { return word }
        let data = try FileHandle.standardInput.read(upToCount: 65_536) ?? Data()
        guard let text = String(data: data, encoding: .utf8) else {
            // A cut inside a character is no fault of the writer's: it is too long anyway.
            guard data.count < 65_536 else { return String(repeating: "x", count: data.count) }
            throw Refusal(.unreadable, "command.comment.notText")
        }
        return text
    }

    private func say(_ id: CommentID, _ what: String) {
        if common.json {
            Console.say(CommentNumberShape(id))
        } else {
            Console.say(
                Speech.words(
                    "comment.done",
                    ["number": "\(id)", "what": .text(Speech.words("comment.\(what)"))]))
        }
    }

    private func listReports(_ desks: Desks) throws {
        let reports = try desks.comments.reports()
        if common.json {
            Console.say(ListShape(reports) { CommentReportShape($0, in: desks.zone) })
        } else if reports.isEmpty {
            Console.say(Speech.words("comment.reports.none"))
        } else {
            for report in reports {
                let author = report.comment.author?.text ?? Speech.words("comment.left")
                let times = Speech.words("comment.times", ["count": .number(report.count)])
                Console.say("#\(report.comment.id)  \(report.code)  \(author)  \(times)")
                Console.say("  \(report.comment.text.harmless.oneLine)")
                for reason in report.reasons { Console.say("  - \(reason.harmless.oneLine)") }
            }
        }
    }
}
