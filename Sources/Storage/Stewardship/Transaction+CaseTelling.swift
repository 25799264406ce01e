package import Campus
import Recurrence

/// What the sides of a case were told, and by what way.
extension Transaction {
    /// As long as what was told is on record: news to author and reporters, then letters to who gave notice.
    package func tellings(of one: ModerationCase) throws(StorageError) -> [CaseTelling] {
        let news = try rows(CaseTellingQueries.news, [one.id]).compactMap { row in
            Handle(row["handle"] as String).map { CaseTelling(row: row, of: one, to: $0) }
        }
        let letters = try rows(CaseTellingQueries.letters, [one.id]).map {
            CaseTelling(letter: $0, of: one)
        }
        return news + letters
    }
}

private enum CaseTellingQueries {
    static let news = """
        SELECT n.person_id, person.handle, n.at, n.text, n.message, r.state, d.channel, d.outcome,
            d.finished
        FROM news AS n JOIN person ON person.id = n.person_id
        LEFT JOIN reminder AS r ON r.id = (SELECT MAX(id) FROM reminder
            WHERE person_id = n.person_id AND subject = 'news-' || n.id)
        LEFT JOIN delivery AS d ON d.reminder_id = r.id AND d.attempt =
            (SELECT MAX(attempt) FROM delivery WHERE reminder_id = r.id)
        WHERE n.case_id = ? ORDER BY n.id
        """

    static let letters = """
        SELECT at, received, answered, letter_tries FROM report
        WHERE case_id = ? AND reporter_id IS NULL
        AND (email IS NOT NULL OR received IS NOT NULL OR answered IS NOT NULL) ORDER BY id
        """
}

extension CaseTelling {
    fileprivate init(row: Row, of one: ModerationCase, to handle: Handle) {
        let outcome: String? = row["outcome"]
        let state: String? = row["state"]
        let person: PersonID = row["person_id"]
        let ending: CaseTelling.State =
            switch (outcome, state.flatMap(Reminder.State.init(rawValue:))) {
            case ("delivered", _): .sent
            case (_, .failed): .failed
            case (_, .lapsed), (_, .dismissed): .silent
            default: .waiting
            }
        // What stands behind the colon may be an address.
        let channel = (row["channel"] as String?)?.prefix { $0 != ":" }
        self.init(
            person == one.authorID ? .author : .reporter, handle,
            at: Instant(seconds: row["at"]), ending,
            saying: KeptSentence(row["text"], row["message"]), by: channel.map(String.init),
            ended: (row["finished"] as Int64?).map { Instant(seconds: $0) })
    }

    /// That the notice came, or once it is decided, what was decided.
    fileprivate init(letter row: Row, of one: ModerationCase) {
        let sent: Int64? = one.decided == nil ? row["received"] : row["answered"]
        let tries: Int = row["letter_tries"]
        let isGivenUp = tries >= Transaction.mostLetterTries
        self.init(
            .notifier, at: one.decided ?? Instant(seconds: row["at"]),
            sent != nil ? .sent : isGivenUp ? .failed : .waiting, by: "email",
            ended: sent.map { Instant(seconds: $0) })
    }
}
