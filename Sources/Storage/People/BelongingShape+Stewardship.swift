/// What is kept of reports, decisions and what operators did.
extension BelongingShape {
    static let stewardship = [
        BelongingShape(
            table: "suspension", name: "suspension",
            fields: [
                ("since", "since", .instant), ("until", "until", .instant),
                ("reason", "reason", .text), ("words", "words", .text),
            ], omitted: ["id", "person_id", "decision_id", "by_id"]),
        BelongingShape(
            table: "audit", name: "actsOfOperators",
            fields: [
                ("at", "at", .instant), ("act", "act", .text), ("subject", "subject", .text),
                ("detail", "detail", .text),
            ], omitted: ["id", "actor_id", "person_id"]),
        BelongingShape(
            table: "report", name: "reports", owner: "reporter_id = ?",
            fields: [
                ("subject_kind", "kind", .text), ("subject_id", "number", .number),
                ("reason", "reason", .text), ("words", "words", .text), ("at", "at", .instant),
                ("withdrawn", "withdrawn", .instant),
            ],
            omitted: [
                "id", "case_id", "reporter_id", "name", "email", "language", "received", "answered",
                "letter_tries", "letter_tried",
            ]),
        BelongingShape(
            table: "decision", name: "decisions",
            owner: """
                case_id IN (SELECT id FROM moderation_case WHERE author_id = ? AND told IS NOT NULL)
                """,
            fields: [
                ("outcome", "outcome", .text), ("ground", "ground", .text),
                ("words", "words", .text), ("at", "at", .instant), ("until", "until", .instant),
            ], omitted: ["id", "case_id", "steward_id", "appeal_id"]),
        BelongingShape(
            table: "appeal", name: "appeals",
            fields: [
                ("words", "words", .text), ("at", "at", .instant),
                ("decided", "decided", .instant),
            ], omitted: ["id", "decision_id", "person_id"]),
    ]
}
