package import Campus
package import Operations
package import Recurrence

/// What somebody reported, and what was decided on what is theirs.
package struct OwnReportsShape: Shape {
    private let reports: [OwnReport]
    private let statements: [Statement]
    private let zone: Zone

    package init(_ reports: [OwnReport], _ statements: [Statement], in zone: Zone) {
        (self.reports, self.statements, self.zone) = (reports, statements, zone)
    }

    package static var schema: Schema {
        [
            "reports": .list(OwnReportShape.component),
            "statements": .list(StatementShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("reports", list: reports) { OwnReportShape($0, in: zone) }
            json.field("statements", list: statements) { StatementShape($0, in: zone) }
        }
    }
}

/// Something that somebody reported, and what became of it.
package struct OwnReportShape: Shape {
    private let own: OwnReport
    private let zone: Zone

    package init(_ own: OwnReport, in zone: Zone) { (self.own, self.zone) = (own, zone) }

    package static var schema: Schema {
        let own: Schema = [
            "id": .integer, "kind": .words(ReportSubject.Kind.self),
            "reason": .words(ReportReason.self), "words": .optional(.text), "at": .instant,
            "withdrawn": .optional(.instant),
        ]
        return own.and(StandingFields.schema)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", own.report.id.number)
            json.field("kind", own.report.subject.kind.rawValue)
            json.field("reason", own.report.reason.rawValue)
            json.field("words", own.report.words)
            json.field("at", own.report.at, in: zone)
            json.field("withdrawn", own.report.withdrawn, in: zone)
            StandingFields(own.standing, own.copy, zone).write(to: &json)
        }
    }
}

/// What was hidden or decided on of somebody's, and why: a statement of reasons.
package struct StatementShape: Shape {
    private let statement: Statement
    private let zone: Zone

    package init(_ statement: Statement, in zone: Zone) {
        (self.statement, self.zone) = (statement, zone)
    }

    package static var schema: Schema {
        let own: Schema = [
            "kind": .words(ReportSubject.Kind.self), "hidden": .optional(.instant),
            "automated": .flag,
        ]
        return own.and(StandingFields.schema)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("kind", statement.moderationCase.subject.kind.rawValue)
            json.field("hidden", statement.moderationCase.hidden, in: zone)
            json.field("automated", statement.standing.isAutomated)
            StandingFields(statement.standing, statement.copy, zone).write(to: &json)
        }
    }
}

/// How a case stands for one of its sides.
private struct StandingFields {
    private let standing: CaseStanding
    private let copy: SealedCopy?
    private let zone: Zone

    init(_ standing: CaseStanding, _ copy: SealedCopy?, _ zone: Zone) {
        (self.standing, self.copy, self.zone) = (standing, copy, zone)
    }

    static var schema: Schema {
        [
            "copy": .optional(SealedCopyShape.component),
            "decision": .optional(DecisionShape.component),
            "appeal": .optional(AppealShape.component), "mayAppealUntil": .optional(.instant),
            "waitsForSteward": .flag,
        ]
    }

    func write(to json: inout JSONWriter) {
        json.field("copy", copy.map { SealedCopyShape($0, in: zone) })
        json.field("decision", standing.decision.map { DecisionShape($0, in: zone) })
        json.field("appeal", standing.appeal.map { AppealShape($0, in: zone) })
        json.field("mayAppealUntil", standing.mayAppealUntil, in: zone)
        json.field("waitsForSteward", standing.waits)
    }
}

/// The number of a report, a decision or an appeal that was just made.
package struct StewardshipNumberShape: Shape {
    private let id: Int64
    private let waits: Bool

    package init(_ id: ReportID) { (self.id, waits) = (id.number, false) }
    package init(_ id: DecisionID) { (self.id, waits) = (id.number, false) }
    package init(_ appeal: TakenAppeal) { (id, waits) = (appeal.id.number, appeal.waits) }

    package static var schema: Schema { ["id": .integer, "waitsForSteward": .flag] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", id)
            json.field("waitsForSteward", waits)
        }
    }
}
