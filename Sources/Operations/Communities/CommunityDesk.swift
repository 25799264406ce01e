package import Campus
import Recurrence
import Scheduling
import Storage

/// A community with its organisers and what is to come.
package struct CommunityPage: Sendable {
    package var card: CommunityCard
    package var organisers: [Person]
    package var events: [EventCard]
}

/// Which communities a person wants to see.
package struct CommunitySelection: Sendable {
    /// Only those whose name, topic and description have words that begin so; nil for all.
    package var words: String?
    /// Only those of it, in any case; nil for all.
    package var topic: String?

    package init(words: String? = nil, topic: String? = nil) {
        self.words = words
        self.topic = topic
    }

    fileprivate func holds(_ community: Community) -> Bool {
        guard topic.map(community.isAbout) ?? true else { return false }
        guard let words else { return true }
        let said = [community.name, community.topic, community.description].compactMap(\.self)
        return WordMatch.holds(said.joined(separator: "\n"), words: words)
    }
}

/// Communities, who organises them, and the feeds of their events.
package struct CommunityDesk: Desk {
    package let desks: Desks
}

extension CommunityDesk {
    /// The communities of a selection, else all: those the person is in first, each part in
    /// alphabetical order.
    package func list(
        _ selection: CommunitySelection = CommunitySelection()
    ) throws(Refusal) -> [CommunityCard] {
        try looking { transaction, viewer in
            try transaction.communities(seenBy: viewer).filter { selection.holds($0.community) }
        }
    }

    /// One community, with its events.
    package func page(_ name: String) throws(Refusal) -> CommunityPage {
        try looking { transaction, viewer in
            let card = try transaction.community(named: name, for: viewer)
            return CommunityPage(
                card: card,
                organisers: try transaction.organisers(of: card.community)
                    .filter { !$0.isSuspended }.byName,
                events: try desks.events.cards(
                    EventSelection(community: name), in: transaction, for: viewer))
        }
    }

    /// Notes that a page was read: nothing on it is unread after that.
    package func markSeen(_ page: CommunityPage) throws(Refusal) -> CommunityPage {
        guard page.card.unread > 0, !person.isSuspended else { return page }
        return try acting(reaching: .seen) { transaction, actor in
            try transaction.markSeen(page.card.community, by: actor)
            var page = page
            page.card.unread = 0
            return page
        }
    }

    /// Adds a community: an operator's act.
    ///
    /// - Parameter draft: what it says of itself; its name is the text.
    /// - Throws: `Refusal.conflict` where there is one of that name, `.invalid` for texts that are
    ///   empty to the eye or too long.
    package func create(
        _ text: String, _ draft: CommunityDraft = CommunityDraft()
    ) throws(Refusal) -> CommunityCard {
        let name = try WrittenText.checked(text, as: "text.communityName", atMost: 80)
        return try acting(.createCommunity) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.communities")
            try transaction.mustBeFree(name, for: actor)
            let names = try transaction.communityNames()
            let place = names.partitioningIndex { !$0.isCollatedBefore(name) }
            try transaction.addCommunity(name, place: place, at: now)
            var community = try transaction.community(named: name, for: actor).community
            try draft.apply(to: &community)
            try transaction.saveWords(of: community)
            try transaction.audit(.createCommunity, by: actor, name, at: now)
            return try transaction.community(named: name, for: actor)
        }
    }

    /// Gives a community another name: an operator's act.
    ///
    /// Members, events and feeds stay.
    package func rename(_ old: String, to text: String) throws(Refusal) -> CommunityCard {
        let name = try WrittenText.checked(text, as: "text.communityName", atMost: 80)
        return try acting(.renameCommunity) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.rename")
            let community = try transaction.community(named: old, for: actor).community
            try transaction.rename(community, to: name, by: actor)
            try transaction.audit(
                .editCommunity, by: actor, community.name, detail: name, at: now)
            return try transaction.community(named: name, for: actor)
        }
    }

    /// Ends a community: an operator's act.
    ///
    /// Its events to come are cancelled, and who joined them is told; its feeds end. What was
    /// attended stays attended.
    /// - Returns: what the community was, and how many events were cancelled.
    package func close(
        _ name: String
    ) throws(Refusal) -> (card: CommunityCard, cancelled: Int) {
        try acting(.closeCommunity) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.close")
            let card = try transaction.community(named: name, for: actor)
            let events = try transaction.events(.upcoming, of: card.community.id, at: now)
                .filter { $0.cancelled == nil && !desks.events.times(of: $0).isOver(at: now) }
            for event in events {
                try desks.events.cancel(
                    event, for: "the community was closed", by: actor, in: transaction)
            }
            let picture = ReportSubject(.communityPicture, card.community.id.number)
            try desks.reports.sealing(picture, in: transaction) {
                try transaction.close(card.community, at: now)
            }
            try transaction.audit(.closeCommunity, by: actor, card.community.name, at: now)
            return (card, events.count)
        }
    }

    /// Makes somebody an organiser, and a member with it, or an ordinary member again.
    package func setOrganiser(
        _ name: String, _ handle: String, to isOrganiser: Bool = true
    ) throws(Refusal) {
        try acting(.nameOrganiser) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.organisers")
            let community = try transaction.community(named: name, for: actor).community
            let person = try transaction.person(named: handle, orSelf: actor)
            if isOrganiser { _ = try transaction.addMember(person, to: community, at: now) }
            try transaction.setOrganiser(isOrganiser, person, of: community)
            try transaction.audit(
                isOrganiser ? .nameOrganiser : .dismissOrganiser, by: actor, on: person,
                community.name, at: now)
        }
    }

    /// Makes the person a member.
    package func join(_ name: String) throws(Refusal) -> CommunityCard {
        try acting(.joinCommunity) { transaction, actor in
            let community = try transaction.community(named: name, for: actor).community
            guard try transaction.addMember(actor, to: community, at: now) else {
                throw Refusal(
                    .conflict, "refusal.community.joined",
                    with: ["community": "\(community.name.shortened)"])
            }
            return try transaction.community(named: name, for: actor)
        }
    }

    /// Ends the membership and drops every event of the community that is still to come.
    ///
    /// What was attended stays attended.
    package func quit(_ name: String) throws(Refusal) -> CommunityCard {
        try acting(.quitCommunity) { transaction, actor in
            let community = try transaction.community(named: name, for: actor).community
            guard try transaction.removeMember(actor, from: community) else {
                throw Refusal(
                    .conflict, "refusal.community.outside",
                    with: ["community": "\(community.name.shortened)"])
            }
            for event in try transaction.eventsAttended(by: actor, in: community, after: now) {
                try desks.events.leave(event, actor, in: transaction)
            }
            return try transaction.community(named: name, for: actor)
        }
    }
}

extension Transaction {
    /// Gives a community another name, and its place in the alphabet.
    ///
    /// - Throws: `Refusal.conflict` where another one is called so.
    func rename(_ community: Community, to name: String, by actor: Person) throws {
        try mustBeFree(name, for: actor, besides: community)
        let names = try communityNames(without: community)
        let place = names.partitioningIndex { !$0.isCollatedBefore(name) }
        try rename(community, to: name, place: place)
    }

    /// - Parameter own: the community that is to be called so; nil for a new one.
    /// - Throws: `Refusal.conflict` where another one is called so.
    func mustBeFree(
        _ name: String, for actor: Person, besides own: Community? = nil
    ) throws {
        guard let known = try community(named: name, seenBy: actor),
            known.community.id != own?.id
        else { return }
        throw Refusal(
            .conflict, "refusal.community.taken",
            with: ["community": "\(known.community.name.shortened)"])
    }

    /// - Throws: `Refusal.missing` with the nearest names when there is no such community.
    func community(named name: String, for viewer: Person) throws -> CommunityCard {
        if let known = try community(named: name, seenBy: viewer) { return known }
        throw Refusal(
            .missing, "refusal.community.unknown",
            with: [
                "name": "\(name.shortened)",
                "near": Nearest.choice(name, among: try communityNames()),
            ])
    }
}

extension [String] {
    /// The first index whose element satisfies the condition, of elements that do not before it
    /// and do after it.
    fileprivate func partitioningIndex(where isLater: (String) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isLater(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
