public import Recurrence

/// What a reminder is about.
public enum ReminderSubject: Hashable, Sendable {
    case item(ItemID)
    /// A change that an import made, by its number in the store.
    case change(Int64)
    case news(Int64)
    /// A day's digest.
    case digest(CivilDate)
    /// What was found late, by the instant at which it was.
    case summary(Instant)
}

extension ReminderSubject: CustomStringConvertible {
    /// `m12-20261005T091500`, `change-7`, `news-3`, `digest-20261005`, `summary-1790000000`.
    public var description: String {
        switch self {
        case .item(let id): id.description
        case .change(let number): "change-\(number)"
        case .news(let number): "news-\(number)"
        case .digest(let day): "digest-\(WallTime(day).dateText)"
        case .summary(let instant): "summary-\(instant.seconds)"
        }
    }

    /// Reads what `description` writes; nil for anything else.
    public init?(_ text: String) {
        if let id = ItemID(text) {
            self = .item(id)
            return
        }
        let parts = text.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "change":
            guard let number = Int64(parts[1]) else { return nil }
            self = .change(number)
        case "news":
            guard let number = Int64(parts[1]) else { return nil }
            self = .news(number)
        case "digest":
            guard let day = Timestamp.wall(parts[1] + "T000000")?.date else { return nil }
            self = .digest(day)
        case "summary":
            guard let seconds = Int64(parts[1]) else { return nil }
            self = .summary(Instant(seconds: seconds))
        default: return nil
        }
        guard description == text else { return nil }
    }
}
