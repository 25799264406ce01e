import Campus
import Operations
import Words

/// What pages say of a community.
struct CommunityModel {
    let card: CommunityCard
    let frame: Frame

    var name: String { card.community.name.harmless.oneLine }
    var address: String { PageAddress.of(card.community) }
    var accent: String { Accents.accent(of: card.community.name) }
    /// Nil where nobody has given one.
    var topic: String? { card.community.topic?.harmless.oneLine }
    var membersText: String {
        frame.words("community.members", ["count": .number(card.community.members)])
    }
    /// `2 unread`; nil for nothing.
    var unreadText: String? {
        guard card.unread > 0 else { return nil }
        return frame.words("told.events.unread", ["count": .number(card.unread)])
    }

    /// One community of a list: see `partials/community-rows`.
    var line: [String: Any] {
        var line: [String: Any] = [
            "communityAddress": address, "communityName": name, "communityAccent": accent,
            "communityInitials": Initials.of(name), "membersText": membersText,
        ]
        line["communityPicture"] = card.community.picture.map { Picture.address(of: $0, .small) }
        line["topicText"] = topic
        line["unreadText"] = unreadText
        return line
    }
}
