import Foundation

/// A group of people who organise events.
package struct Community: Hashable, Sendable, Identifiable {
    package var id: CommunityID
    package var name: String
    package var members: Int

    package init(id: CommunityID, name: String, members: Int) {
        self.id = id
        self.name = name
        self.members = members
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
}
