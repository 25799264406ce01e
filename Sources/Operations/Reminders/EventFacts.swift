import Campus
import Recurrence
import Storage

/// All that some due reminders have to know of events and of who comes, read when they ring.
struct EventFacts {
    let known: [EventID: Event]
    /// What part people have in them.
    let parts: [EventGuest: Attendance]
    /// The names of people's friends who come.
    let companions: [EventGuest: [String]]
    /// Those that people reported, and are not shown therefore.
    let reported: [PersonID: Set<EventID>]
    let news: [NewsID: (news: News, community: String?)]
    /// The latest news of a change that people were given.
    private let latestNews: [EventGuest: NewsID]
    private let latestChanges: [EventID: Instant]

    /// - Parameters:
    ///   - events: by their numbers.
    ///   - news: likewise.
    init(
        _ events: Set<EventID>, _ news: [NewsID], of people: Set<PersonID>,
        in transaction: Transaction
    ) throws {
        self.news = Dictionary(
            try transaction.news(news).map { ($0.news.id, $0) }
        ) { first, _ in first }
        let told = Set(self.news.values.compactMap(\.news.eventID))
        known = try transaction.events(numbered: events.union(told))
        let named = Set(known.keys)
        parts = named.isEmpty ? [:] : try transaction.parts(of: people, at: named)
        companions = named.isEmpty ? [:] : try transaction.friends(of: people, joining: named)
        reported =
            named.isEmpty
            ? [:]
            : try transaction.reported(.event, by: people).mapValues { numbers in
                Set(numbers.map { EventID($0) })
            }
        latestNews = told.isEmpty ? [:] : try transaction.latestNews(of: people, on: told)
        latestChanges = told.isEmpty ? [:] : try transaction.latestChanges(of: told)
    }

    /// Whether an event was changed again after some news of it: what they say may be so no more,
    /// and the later news say how it is now.
    func isSurpassed(_ news: News, for guest: EventGuest) -> Bool {
        latestNews[guest].map { $0 > news.id } ?? false
            || latestChanges[guest.event].map { $0 > news.at } ?? false
    }

    /// When somebody left a series that had begun; nil for who has the event, and throughout for
    /// who has no part in it.
    func attendance(of guest: EventGuest) -> Instant?? {
        switch parts[guest]?.state {
        case .joined, .left: .some(parts[guest]?.left)
        case .waiting, .offered, .invited, .declined, nil: nil
        }
    }
}
