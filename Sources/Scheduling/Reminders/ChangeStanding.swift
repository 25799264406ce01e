package import Campus
package import Recurrence

extension Change {
    /// The time in which its occurrences are, on whoever's clock.
    package var surroundings: Range<Instant> {
        let last = starts.compactMap(Timestamp.instant).max() ?? startsAt
        return startsAt.adding(
            seconds: -Self.day)..<max(last, startsAt).adding(seconds: 2 * Self.day)
    }

    private static let day: Int64 = 86_400

    /// Whether an item is one of the occurrences that it tells of.
    package func tells(of item: AgendaItem) -> Bool {
        starts.contains { Self.begins(item, at: $0) }
    }

    private static func begins(_ item: AgendaItem, at text: String) -> Bool {
        if let instant = Timestamp.instant(text), instant == item.start.instant { return true }
        // A time without a zone is on the clock of whoever looks.
        return Timestamp.wall(String(text.prefix(19))) == item.start.wall
            || Timestamp.date(text) == item.start.wall.date
    }

    /// Whether all that is no longer listed takes place, as another source has it.
    ///
    /// - Parameter items: the agenda around it, with the names that the sources give.
    package func isListed(among items: [AgendaItem]) -> Bool {
        let title = PlainWords(summary)
        let others = items.filter { item in
            item.status != .cancelled && !(meeting.map(item.meetings.contains) ?? false)
                && ((!title.isEmpty && PlainWords(item.summary) == title)
                    || item.module.map { summary.contains($0.text) } ?? false)
        }
        return !starts.isEmpty
            && starts.allSatisfy { start in
                others.contains { Self.begins($0, at: start) }
            }
    }

    /// Whether what it says is so still: an import, or another, may have altered it since.
    ///
    /// - Parameter items: the occurrences of its meeting around it, those that are cancelled too.
    package func stands(among items: [AgendaItem]) -> Bool {
        let known = items.filter { $0.status != .cancelled && tells(of: $0) }
        switch kind {
        case .cancelled, .removed: return known.isEmpty
        case .added: return !known.isEmpty
        case .moved:
            guard let end = after?.split(separator: "/").dropFirst().first else {
                return !known.isEmpty
            }
            return known.contains { item in
                Timestamp.instant(String(end)) == item.end.instant
                    || Timestamp.wall(String(end.prefix(19))) == item.end.wall
                    || Timestamp.date(String(end)) == item.end.wall.date
            }
        case .relocated: return known.contains { PlaceSpelling.isSame($0.location, after) }
        case .renamed: return known.contains { $0.summary.spacedOnce == after }
        }
    }
}
