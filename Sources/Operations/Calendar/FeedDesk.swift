package import Campus
package import Credentials
import Storage
import Words

/// Secret addresses that serve the person's calendar to other programs.
///
/// Whoever makes or revokes one must have proved who they are in the last ten minutes.
package struct FeedDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var feeds: FeedDesk { FeedDesk(desks: self) }
}

extension FeedDesk {
    /// The person's feeds, the newest first.
    package func list() throws(Refusal) -> [CalendarFeed] {
        try looking { transaction, viewer in try transaction.feeds(of: viewer.id) }
    }

    /// Makes a feed.
    ///
    /// - Parameters:
    ///   - name: as the person calls the program that reads it.
    ///   - kinds: of the items in it; nil for all that an export has.
    /// - Returns: with it the token that stands in its address, which is kept nowhere.
    package func add(
        _ name: String, profile: ExportProfile = .plain, kinds: Set<ItemKind>? = nil
    ) throws(Refusal) -> (feed: CalendarFeed, token: SecretToken) {
        let name = try WrittenText.checked(name, as: "text.feed", atMost: 80)
        let kinds = kinds ?? .exported
        guard !kinds.isEmpty else { throw Refusal(.invalid, "refusal.calendarFeed.kinds") }
        let token = SecretToken(bits: 160)
        try passGate()
        return try desks.account.proving { transaction, person in
            guard try transaction.feeds(of: person.id).count < Self.most else {
                throw Refusal(
                    .conflict, "refusal.calendarFeed.many", with: ["most": .number(Self.most)])
            }
            let feed = try transaction.addFeed(
                of: person.id, name: name, profile: profile, kinds: kinds, digest: token.digest,
                at: now)
            return (feed, token)
        }
    }

    /// Revokes a feed: its address serves nothing from now on.
    package func remove(_ id: RowID<CalendarFeed>) throws(Refusal) {
        try desks.account.proving { transaction, person in
            guard try transaction.revokeFeed(id, of: person.id, at: now) else {
                throw Refusal(.missing, "refusal.calendarFeed.unknown")
            }
        }
    }

    /// A feed by its name, or by its number.
    ///
    /// - Throws: `Refusal.missing`; `.conflict` where several are called that.
    package func named(_ text: String) throws(Refusal) -> CalendarFeed {
        let feeds = try list()
        let called = feeds.filter { $0.name == text }
        guard called.count < 2 else {
            let numbers = called.map(\.id.description).joined(separator: ", ")
            throw Refusal(
                .conflict, "refusal.calendarFeed.several",
                with: ["name": .text(text), "numbers": .text(numbers)])
        }
        return try (called.first ?? feeds.first { $0.id.description == text })
            .orThrow(Refusal(.missing, "refusal.calendarFeed.unknown"))
    }

    /// What a feed serves now: what `export` writes of its kinds for its program, all of it.
    package func document(of feed: CalendarFeed) throws(Refusal) -> ExportDocument {
        try desks.exports.export(
            ExportRequest(
                from: nil, to: nil, kinds: feed.kinds, alarms: false, profile: feed.profile))
    }

    private static let most = 50
}

extension CalendarFeed {
    /// Whether what it serves is another each minute, whatever is altered: cups are planned from now on.
    package var movesWithTime: Bool { kinds.contains(.hydration) }
}
