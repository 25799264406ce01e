package import Campus
package import Recurrence
import Storage

/// What happened to a person's friendships and events by the acts of others.
package struct NewsDesk: Desk {
    package let desks: Desks
}

extension NewsDesk {
    /// The news since an instant, the latest first.
    ///
    /// What a source says stands with the source, and a friend's question where it is answered. Of an event
    /// that the person is not shown, they are told nothing.
    package func list(since: Instant) throws(Refusal) -> [ListedNews] {
        try looking { transaction, viewer in
            let news = try transaction.news(for: viewer, since: since).map(\.news).filter {
                $0.kind != .held && $0.kind != .sharing
            }
            let isOfFriends = news.contains { $0.kind == .befriended }
            let friends = isOfFriends ? try transaction.friends(of: viewer) : []
            let closed = try closedEvents(of: news, to: viewer, in: transaction)
            return news.reversed().compactMap { news in
                guard news.eventID.map({ !closed.contains($0) }) ?? true else { return nil }
                guard news.kind == .befriended else { return ListedNews(news: news) }
                let friend = friends.first { $0.handle == news.author && !$0.isSuspended }
                return friend.map { ListedNews(news: news, friend: $0) }
            }
        }
    }

    /// Of which of the events that some news are of the person hears nothing.
    private func closedEvents(
        of news: [News], to viewer: Person, in transaction: Transaction
    ) throws -> Set<EventID> {
        let told = Set(news.compactMap(\.eventID))
        guard !told.isEmpty else { return [] }
        let reported = try transaction.reportedEvents(by: viewer)
        let events = try transaction.events(numbered: told).values
        return Set(events.filter { !$0.isOpen(to: viewer, reported: reported) }.map(\.id))
    }
}

/// News as they are listed.
package struct ListedNews: Hashable, Sendable {
    package let news: News
    /// Whom they are about; nil of news of an event.
    package let friend: Person?

    init(news: News, friend: Person? = nil) {
        (self.news, self.friend) = (news, friend)
    }
}
