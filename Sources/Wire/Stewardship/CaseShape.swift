package import Campus
package import Operations
package import Recurrence

/// What was reported, as a steward sees it.
package struct CaseShape: Shape {
    private let card: CaseCard
    private let zone: Zone

    package init(_ card: CaseCard, in zone: Zone) { (self.card, self.zone) = (card, zone) }

    package static var usualBytes: Int { 1_024 }

    package static var schema: Schema {
        [
            "id": .integer, "kind": .words(ReportSubject.Kind.self), "name": .optional(.text),
            "author": .optional(.text), "community": .optional(.text), "opened": .instant,
            "hidden": .optional(.instant), "decided": .optional(.instant), "waiting": .flag,
            "mayDecide": .flag, "waitsForSteward": .flag,
            "copies": .list(SealedCopyShape.component), "reports": .list(ReportShape.component),
            "decisions": .list(DecisionShape.component), "appeals": .list(AppealShape.component),
            "record": .map(.integer), "told": .list(CaseTellingShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        let one = card.moderationCase
        json.object { json in
            json.field("id", one.id.number)
            json.field("kind", one.subject.kind.rawValue)
            json.field("name", card.name)
            json.field("author", one.author?.text)
            json.field("community", one.community)
            json.field("opened", one.opened, in: zone)
            json.field("hidden", one.hidden, in: zone)
            json.field("decided", one.decided, in: zone)
            json.field("waiting", card.isWaiting)
            json.field("mayDecide", card.isWaiting && card.obstacle == nil)
            json.field("waitsForSteward", card.waitsForSteward)
            json.field("copies", list: card.copies) { SealedCopyShape($0, in: zone) }
            json.field("reports", list: card.reports) { ReportShape($0, in: zone) }
            json.field("decisions", list: card.decisions) { DecisionShape($0, in: zone) }
            json.field("appeals", list: card.appeals) { AppealShape($0, in: zone) }
            json.key("record")
            json.object { json in
                for outcome in Decision.Outcome.allCases {
                    guard let count = card.record[outcome] else { continue }
                    json.key(named: outcome.rawValue)
                    json.number(Int64(count))
                }
            }
            json.field("told", list: card.tellings) { CaseTellingShape($0, in: zone) }
        }
    }
}

/// That a side of a case was told how it stands.
package struct CaseTellingShape: Shape {
    private let telling: CaseTelling
    private let zone: Zone

    package init(_ telling: CaseTelling, in zone: Zone) {
        (self.telling, self.zone) = (telling, zone)
    }

    package static var schema: Schema {
        [
            "side": .words(CaseTelling.Side.self), "person": .optional(.text), "at": .instant,
            "text": .optional(.text), "state": .words(CaseTelling.State.self),
            "channel": .optional(.text), "ended": .optional(.instant),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("side", telling.side.rawValue)
            json.field("person", telling.person?.text)
            json.field("at", telling.at, in: zone)
            json.field("text", telling.sentence?.text)
            json.field("state", telling.state.rawValue)
            json.field("channel", telling.channel)
            json.field("ended", telling.ended, in: zone)
        }
    }
}

/// A thing as it was.
package struct SealedCopyShape: Shape {
    private let copy: SealedCopy
    private let zone: Zone

    package init(_ copy: SealedCopy, in zone: Zone) { (self.copy, self.zone) = (copy, zone) }

    package static var schema: Schema {
        [
            "at": .instant, "act": .words(SealedCopy.Act.self),
            "parts": .list(SealedPartShape.component), "picture": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("at", copy.at, in: zone)
            json.field("act", copy.act.rawValue)
            json.field("parts", list: copy.parts, as: SealedPartShape.init)
            json.field("picture", copy.picture)
        }
    }
}

/// One part of what a thing said.
package struct SealedPartShape: Shape {
    private let part: SealedCopy.Part

    package init(_ part: SealedCopy.Part) { self.part = part }

    package static var schema: Schema {
        ["name": .words(SealedCopy.Part.Name.self), "text": .text]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("name", part.name.rawValue)
            json.field("text", part.text)
        }
    }
}

/// What somebody has against a thing.
package struct ReportShape: Shape {
    private let report: Report
    private let zone: Zone

    package init(_ report: Report, in zone: Zone) { (self.report, self.zone) = (report, zone) }

    package static var schema: Schema {
        [
            "id": .integer, "reporter": .optional(.text), "notifier": .optional(.text),
            "reason": .words(ReportReason.self), "words": .optional(.text), "at": .instant,
            "withdrawn": .optional(.instant),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", report.id.number)
            json.field("reporter", report.reporter?.text)
            json.field("notifier", report.notifier?.name)
            json.field("reason", report.reason.rawValue)
            json.field("words", report.words)
            json.field("at", report.at, in: zone)
            json.field("withdrawn", report.withdrawn, in: zone)
        }
    }
}

/// What was decided; not by whom.
package struct DecisionShape: Shape {
    private let decision: Decision
    private let zone: Zone

    package init(_ decision: Decision, in zone: Zone) {
        (self.decision, self.zone) = (decision, zone)
    }

    package static var schema: Schema {
        [
            "id": .integer, "outcome": .words(Decision.Outcome.self),
            "ground": .words(ReportReason.self), "words": .text, "at": .instant,
            "until": .optional(.instant), "appeal": .optional(.integer),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", decision.id.number)
            json.field("outcome", decision.outcome.rawValue)
            json.field("ground", decision.ground.rawValue)
            json.field("words", decision.words)
            json.field("at", decision.at, in: zone)
            json.field("until", decision.until, in: zone)
            json.field("appeal", decision.appealID?.number)
        }
    }
}

/// That somebody asks for another steward's decision.
package struct AppealShape: Shape {
    private let appeal: Appeal
    private let zone: Zone

    package init(_ appeal: Appeal, in zone: Zone) { (self.appeal, self.zone) = (appeal, zone) }

    package static var schema: Schema {
        [
            "id": .integer, "decision": .integer, "words": .text, "at": .instant,
            "decided": .optional(.instant),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", appeal.id.number)
            json.field("decision", appeal.decisionID.number)
            json.field("words", appeal.words)
            json.field("at", appeal.at, in: zone)
            json.field("decided", appeal.decided, in: zone)
        }
    }
}
