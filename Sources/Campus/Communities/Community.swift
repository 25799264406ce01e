import Foundation

/// A group of people who organise events.
public struct Community: Hashable, Sendable, Identifiable {
    public var id: Int64
    public var name: String
    public var members: Int

    public init(id: Int64, name: String, members: Int) {
        self.id = id
        self.name = name
        self.members = members
    }

    /// A name as it is compared with others: upper and lower case are the same, so are wide and
    /// narrow letters, and what cannot be seen does not count.
    public static func folded(_ name: String) -> String {
        let plain = name.precomposedStringWithCompatibilityMapping.lowercased()
        let visible = plain.unicodeScalars.filter { $0.properties.generalCategory != .format }
        return String(String.UnicodeScalarView(visible))
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// A community as one person sees it.
public struct CommunityCard: Hashable, Sendable {
    public var community: Community
    public var isJoined: Bool
    public var isOrganiser: Bool
    /// Changes of its events since the person last looked at it; 0 for those who are not in it.
    public var unread: Int

    public init(community: Community, isJoined: Bool, isOrganiser: Bool, unread: Int) {
        self.community = community
        self.isJoined = isJoined
        self.isOrganiser = isOrganiser
        self.unread = unread
    }

    public func writeFields(to json: inout JSONWriter) {
        json.field("name", community.name)
        json.field("joined", isJoined)
        json.field("unread", unread)
        json.field("members", community.members)
    }
}

extension [CommunityCard] {
    /// The overall mark: something is unread anywhere.
    public var hasUnread: Bool { contains { $0.unread > 0 } }
}
