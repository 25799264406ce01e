package import Campus
import Storage

/// Something that became of an event of a community.
package struct CommunityNews: Hashable, Sendable {
    package var event: Event
    package var change: EventChange
}

extension CommunityDesk {
    /// Whether anything is unread in a community that the person is in: one look at indexes.
    package func hasNews() throws(Refusal) -> Bool {
        let (store, id) = (store, person.id)
        return try translating { () throws(StorageError) in
            try store.look { try $0.hasUnread(id) }
        }
    }

    /// One of the communities of the list, by its number, which stays when it is renamed.
    ///
    /// - Throws: `Refusal.missing` for a number that none has.
    package func card(numbered text: String) throws(Refusal) -> CommunityCard {
        try list().first { $0.community.id.description == text }
            .orThrow(Refusal(.missing, "refusal.path.unknown"))
    }

    /// The same with its events.
    package func page(numbered text: String) throws(Refusal) -> CommunityPage {
        try page(card(numbered: text).community.name)
    }

    /// What became of the events of a community that the person sees, the latest first.
    package func news(
        of community: Community, atMost count: Int
    ) throws(Refusal) -> [CommunityNews] {
        try looking { transaction, person in
            let viewer = try Viewer(person, transaction)
            return try transaction.changes(of: community, atMost: count)
                .compactMap { id, change in
                    guard let event = try transaction.event(id),
                        desks.events.isVisible(event, to: viewer)
                    else { return nil }
                    return CommunityNews(event: event, change: change)
                }
        }
    }
}
