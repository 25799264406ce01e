import Foundation

/// A group of people who organise events.
package struct Community: Hashable, Sendable, Identifiable {
    package var id: CommunityID
    package var name: String
    package var members: Int
    /// What it is about in a word or two, as `Sport`: communities of one topic are found together.
    package var topic: String?
    /// What it says of itself; it may have line breaks.
    package var description: String?
    /// The digest of its picture; nil for none.
    package var picture: String?

    package init(
        id: CommunityID, name: String, members: Int, topic: String? = nil,
        description: String? = nil, picture: String? = nil
    ) {
        self.id = id
        self.name = name
        self.members = members
        self.topic = topic
        self.description = description
        self.picture = picture
    }

    /// Whether it is of a topic, however that is written.
    package func isAbout(_ other: String) -> Bool {
        topic.map { Self.folded($0) == Self.folded(other) } ?? false
    }

    /// A name as it is compared with others: upper and lower case are the same, so are wide and
    /// narrow letters, and what cannot be seen does not count.
    package static func folded(_ name: String) -> String {
        let plain = name.precomposedStringWithCompatibilityMapping.lowercased()
        let visible = plain.unicodeScalars.filter { $0.properties.generalCategory != .format }
        return String(String.UnicodeScalarView(visible))
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// A community as one person sees it.
package struct CommunityCard: Hashable, Sendable {
    package var community: Community
    package var isJoined: Bool
    package var isOrganiser: Bool
    /// Changes of its events since the person last looked at it; 0 for those who are not in it.
    package var unread: Int

    package init(community: Community, isJoined: Bool, isOrganiser: Bool, unread: Int) {
        self.community = community
        self.isJoined = isJoined
        self.isOrganiser = isOrganiser
        self.unread = unread
    }
}

extension [CommunityCard] {
    /// The overall mark: something is unread anywhere.
    package var hasUnread: Bool { contains { $0.unread > 0 } }

    /// The topics of the communities, each once, in alphabetical order.
    package var topics: [String] {
        var known: Set<String> = []
        return compactMap(\.community.topic)
            .filter { known.insert(Community.folded($0)).inserted }
            .sorted { $0.isCollatedBefore($1) }
    }
}
