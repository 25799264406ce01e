package import Campus

/// What somebody writes of a community.
///
/// Nil leaves a field as it is; an empty text clears it.
package struct CommunityDraft: Sendable {
    /// An operator's to change; it cannot be cleared.
    package var name: String?
    /// At most 40 characters.
    package var topic: String?
    /// At most 2,000 characters, with line breaks.
    package var description: String?
    package var picture: PictureChange?

    package init(name: String? = nil, topic: String? = nil, description: String? = nil) {
        self.name = name
        self.topic = topic
        self.description = description
    }

    /// Writes topic and description into a community.
    ///
    /// - Throws: `Refusal.invalid` for a text that is empty to the eye, or too long.
    func apply(to community: inout Community) throws(Refusal) {
        try WrittenText.set(
            &community.topic, to: topic, as: "text.communityTopic", atMost: 40)
        try WrittenText.set(
            &community.description, to: description, as: "text.description", atMost: 2_000,
            allowsLines: true)
    }
}
