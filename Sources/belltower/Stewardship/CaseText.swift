import Campus
import Operations
import Recurrence
import Words

/// A case as lines: what was reported, how it was, what was said of it and decided.
struct CaseText {
    private let card: CaseCard
    private let zone: Zone
    private let words = Speech.words

    init(_ card: CaseCard, in zone: Zone) { (self.card, self.zone) = (card, zone) }

    /// `5`, `comment 12`, `sam`, `3 reports`, `hidden: harassment or threats`.
    var cells: [Table.Cell] {
        let one = card.moderationCase
        let reasons = Set(card.reports.map(\.reason)).map { words.text($0.message) }.sorted()
        let state =
            [
                one.hidden == nil ? nil : words("report.hidden"),
                card.appeals.contains { $0.decided == nil } ? words("report.isAppealed") : nil,
                card.decisions.last.map { words.text($0.outcome.message) },
            ].compactMap(\.self) + reasons
        return [
            .init("\(one.id)"), .init(thing), .init(one.author?.text ?? words("report.nobody")),
            .init(words("report.count", ["count": .number(card.reports.count)])),
            .init(state.joined(separator: ", ")),
        ]
    }

    var lines: [String] {
        let one = card.moderationCase
        var lines = [
            words(
                "report.case",
                [
                    "number": "\(one.id)", "thing": .text(thing),
                    "author": .text(one.author?.text ?? words("report.nobody")),
                ])
        ]
        for copy in card.copies { lines += CopyText(copy, in: zone).lines }
        lines += card.reports.map { report in
            let who = report.reporter?.text ?? report.notifier.map { $0.name.harmless.oneLine }
            return said(
                report.reason.message, report.words, at: report.at, by: who,
                isOver: report.withdrawn != nil)
        }
        lines += card.decisions.map { decision in
            "\(moment(decision.at))  \(decision.told(in: words))"
        }
        lines += card.appeals.map { appeal in
            "\(moment(appeal.at))  \(words("report.isAppealed")): \(appeal.words.harmless.oneLine)"
        }
        lines += card.tellings.map(told)
        if !card.record.isEmpty {
            let record = Decision.Outcome.allCases.compactMap { outcome in
                card.record[outcome].map { "\(words.text(outcome.message)) \($0)" }
            }
            lines.append(words("report.record", ["record": .text(record.joined(separator: ", "))]))
        }
        if card.waitsForSteward {
            lines.append(words("report.waits"))
        } else if card.isWaiting, let obstacle = card.obstacle {
            lines.append(obstacle.told)
        }
        return lines
    }

    private func told(_ telling: CaseTelling) -> String {
        let said = CaseTellingWords(words)
        var arguments: [String: Message.Argument] = [
            "who": .text(said.side(of: telling)),
            "state": .text(said.state(of: telling, at: telling.ended.map(moment))),
        ]
        let style = ReminderStyle(zone: zone, at: telling.at, words: words)
        guard let text = telling.sentence?.told(in: style) else {
            return "\(moment(telling.at))  \(words("report.told.bare", arguments))"
        }
        arguments["text"] = .text(text.harmless.oneLine)
        return "\(moment(telling.at))  \(words("report.told.line", arguments))"
    }

    private var thing: String {
        let kind = words.text(card.moderationCase.subject.kind.message)
        return "\(kind) \(card.name ?? words("report.gone"))"
    }

    private func said(
        _ reason: Message, _ text: String?, at: Instant, by who: String?, isOver: Bool
    ) -> String {
        let parts = [words.text(reason), text?.harmless.oneLine].compactMap(\.self)
        let by = who.map { "  (\($0))" } ?? ""
        let over = isOver ? "  \(words("report.isWithdrawn"))" : ""
        return "\(moment(at))  \(parts.joined(separator: ": "))\(by)\(over)"
    }

    private func moment(_ at: Instant) -> String {
        let wall = zone.wall(at: at)
        return "\(wall.date) \(wall.clockText)"
    }
}

extension Decision {
    /// What was done, on which ground and why.
    fileprivate func told(in catalogue: Catalogue) -> String {
        var arguments: [String: Message.Argument] = [
            "outcome": .message(outcome.message), "ground": .message(ground.message),
        ]
        guard !words.isEmpty else { return catalogue("report.mine.decidedSo", arguments) }
        arguments["words"] = .text(words.harmless.oneLine)
        return catalogue("report.mine.decided", arguments)
    }
}

/// A thing as it was, as lines.
struct CopyText {
    private let copy: SealedCopy
    private let zone: Zone

    init(_ copy: SealedCopy, in zone: Zone) { (self.copy, self.zone) = (copy, zone) }

    var lines: [String] {
        let words = Speech.words
        let wall = zone.wall(at: copy.at)
        let parts = copy.parts.map { (words.text($0.name.message), Optional($0.text)) }
        let picture = (words.text(ReportSubject.Kind.picture.message), copy.picture)
        return ["\(wall.date) \(wall.clockText)  \(words.text(copy.act.message))"]
            + Fields(parts + [picture]).lines(on: .standard)
    }
}

/// What somebody reported, or what was decided on what is theirs, as lines.
struct OwnReportText {
    private let zone: Zone
    private let words = Speech.words

    init(_ zone: Zone) { self.zone = zone }

    func lines(_ own: OwnReport) -> [String] {
        let title = words(
            "report.mine.reported",
            [
                "number": "\(own.report.id)", "thing": .message(own.report.subject.kind.message),
                "ground": .message(own.report.reason.message),
            ])
        return [title] + lines(own.copy) + lines(own.standing, isAutomated: false)
    }

    func lines(_ statement: Statement) -> [String] {
        let title = words(
            "report.mine.own",
            ["thing": .message(statement.moderationCase.subject.kind.message)])
        return [title] + lines(statement.copy)
            + lines(statement.standing, isAutomated: statement.standing.isAutomated)
    }

    private func lines(_ copy: SealedCopy?) -> [String] {
        Fields((copy?.parts ?? []).map { (words.text($0.name.message), $0.text) })
            .lines(on: .standard)
    }

    private func lines(_ standing: CaseStanding, isAutomated: Bool) -> [String] {
        var lines: [String] = []
        if let decision = standing.decision {
            lines.append(decision.told(in: words))
            lines.append(words("report.human"))
        } else {
            lines.append(words(isAutomated ? "report.automated" : "report.mine.waits"))
        }
        if let until = standing.mayAppealUntil, let decision = standing.decision {
            lines.append(
                words(
                    "report.mine.appeal",
                    [
                        "number": "\(decision.id)",
                        "date": "\(zone.wall(at: until).date)",
                    ]))
        }
        if let appeal = standing.appeal {
            lines.append(
                words(appeal.decided == nil ? "report.mine.appealed" : "report.mine.heard"))
        }
        if standing.waits { lines.append(words("report.waits")) }
        return lines.map { "  \($0)" }
    }
}
