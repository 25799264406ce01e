package import Recurrence

/// What a reminder is about.
package enum ReminderSubject: Hashable, Sendable {
    case item(ItemID)
    /// A change that an import made, by its number in the store.
    case change(ChangeID)
    /// All that one import altered for a person, told as one, by the import's number.
    case changes(FetchID)
    case news(NewsID)
    /// Somebody who asks to be friends, by the person's number.
    case friend(PersonID)
    /// A day's digest.
    case digest(CivilDate)
    /// What was found late, by the instant at which it was.
    case summary(Instant)
}

extension ReminderSubject: CustomStringConvertible {
    /// `m12-20261005T091500`, `change-7`, `changes-12`, `news-3`, `friend-4`, `digest-20261005`,
    /// `summary-1790000000`.
    package var description: String {
        switch self {
        case .item(let id): id.description
        case .change(let number): "change-\(number)"
        case .changes(let number): "changes-\(number)"
        case .news(let number): "news-\(number)"
        case .friend(let number): "friend-\(number)"
        case .digest(let day): "digest-\(WallTime(day).dateText)"
        case .summary(let instant): "summary-\(instant.seconds)"
        }
    }

    /// Reads what `description` writes; nil for anything else.
    package init?(_ text: String) {
        if let id = ItemID(text) {
            self = .item(id)
            return
        }
        let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "digest":
            guard let day = Timestamp.wall(parts[1] + "T000000")?.date else { return nil }
            self = .digest(day)
        case let kind:
            guard let number = Int64(parts[1]), let known = Self.numbered[kind] else { return nil }
            self = known(number)
        }
        guard description == text else { return nil }
    }

    private static let numbered: [String: @Sendable (Int64) -> Self] = [
        "change": { .change(ChangeID($0)) }, "changes": { .changes(FetchID($0)) },
        "news": { .news(NewsID($0)) },
        "friend": { .friend(PersonID($0)) }, "summary": { .summary(Instant(seconds: $0)) },
    ]
}
