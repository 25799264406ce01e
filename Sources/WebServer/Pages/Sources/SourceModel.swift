import Campus
import Operations
import Recurrence
import Words

/// How a source is doing, as pages say it.
struct SourceModel {
    let status: SourceStatus
    let frame: Frame

    private var source: Source { status.source }
    var id: String { source.id.description }
    var address: String { "/sources/\(id)" }
    var name: String { source.name.harmless.oneLine }
    private var words: Catalogue { frame.words }

    /// Where it is read from, without what may be a password; nil for what is no web address.
    var host: String? {
        let shown = status.address(isRevealed: false).harmless.oneLine
        guard let scheme = shown.firstRange(of: "://") else { return nil }
        return String(shown[scheme.upperBound...].prefix { $0 != "/" })
    }

    /// There is nowhere to ask it again.
    var isFile: Bool { source.isOnce }
    var isHeld: Bool { !isFile && status.state.refusal != nil }
    var isBroken: Bool { !isFile && !isHeld && status.latest?.outcome == .failed }
    var isHealthy: Bool { !isFile && !isHeld && !isBroken }

    var flags: [String: Any] {
        ["isHealthy": isHealthy, "isBroken": isBroken, "isHeld": isHeld, "isFile": isFile]
    }

    /// A line of the list.
    var line: [String: Any] {
        var line: [String: Any] = [
            "id": id, "address": address, "name": name, "stateText": stateText + unreadNote,
        ]
        line.merge(flags) { _, new in new }
        line["brokenText"] = brokenText(since: nil)
        return line
    }

    /// `Good copy of 8:12, asked every hour, 214 class times`.
    var stateText: String {
        let count = Message.Argument.number(status.meetings)
        if isBroken, let reason = status.latest?.reason {
            return words(
                "told.stopped",
                ["reason": .text(reason.harmless.oneLine.asSentence), "count": count])
        }
        let read = status.good?.at ?? (isFile ? source.created : nil)
        guard let read else { return words("told.unread") }
        var arguments: [String: Message.Argument] = [
            "time": .text(frame.moment(read)), "count": count,
        ]
        guard !isFile else { return words("told.file", arguments) }
        arguments["length"] = .text(frame.days.spoken(source.every))
        return words(source.kind == .class ? "told.healthy" : "told.copy", arguments)
    }

    /// That something could not be read, behind how a source is doing.
    private var unreadNote: String {
        let count = status.unread.count
        return count == 0 ? "" : " " + words("told.unreadable", ["count": .number(count)])
    }

    private static let mostUnread = 20

    /// What of its last answer could not be read.
    var unread: [[String: Any]] {
        let lines = status.unread.prefix(Self.mostUnread).map { one in
            let message = one.issue.message.harmless.oneLine
            let text = one.issue.line.map {
                words("source.unread.line", ["line": .number($0), "what": .text(message)])
            }
            return words(
                one.isKept ? "source.unread.kept" : "source.unread",
                ["what": .text(text ?? message)])
        }
        let more = status.unread.count - lines.count
        let rest = more > 0 ? [words("source.unread.more", ["count": .number(more)])] : []
        return (lines + rest).map { ["issueText": $0.beginningLarge] }
    }

    /// - Parameter history: the attempts, newest first; nil where only the latest is known.
    func brokenText(since history: [FetchRecord]?) -> String? {
        guard isBroken, let latest = status.latest else { return nil }
        let first = history?.prefix { $0.outcome == .failed }.last ?? latest
        return words("told.broken", ["time": .text(frame.moment(first.at))])
    }

    /// The answer that is held back, and what it would do; nil where none is.
    ///
    /// - Parameter losses: how much of what would go.
    func held(_ losses: [HeldLoss]) -> [String: Any]? {
        guard isHeld, let refusal = status.state.refusal else { return nil }
        let at = status.latest?.at ?? refusal.first
        let title = words(
            "told.held",
            [
                "lost": .number(refusal.missing.count),
                "count": .number(max(status.meetings, refusal.missing.count)),
            ])
        let text = words(
            "told.held.why",
            [
                "source": .text(name),
                "count": .number(max(0, status.meetings - refusal.missing.count)),
                "time": .text(frame.moment(at)),
                "copy": .text(frame.moment(status.good?.at ?? source.created)),
            ])
        return [
            "heldID": id, "heldTitle": title, "heldText": text,
            "keepText": words(
                "told.keep", ["time": .text(frame.moment(status.state.next ?? at))]),
            "counts": losses.prefix(Self.mostLosses).map { loss -> [String: Any] in
                [
                    "countName": loss.name.harmless.oneLine, "countNow": "\(loss.now)",
                    "countThen": "\(loss.then)",
                ]
            },
        ]
    }

    private static let mostLosses = 12
}
