package import Recurrence

/// A thing as it was when it was reported, edited or taken away: nobody destroys what is to be decided on.
package struct SealedCopy: Hashable, Sendable {
    /// Why it was copied.
    package enum Act: String, Hashable, Sendable, CaseIterable {
        case reported, edited
        /// By its author.
        case deleted
        /// With the account of its author.
        case erased
    }

    /// One part of what it said.
    package struct Part: Hashable, Sendable, Codable {
        package enum Name: String, Hashable, Sendable, Codable, CaseIterable {
            case module, text, title, description, location, start, end, repetition, capacity,
                hashtag, handle, name, bio, address

            /// Whether it says who the author is: it goes when they do.
            package var isOfAuthor: Bool { self == .handle || self == .name }
        }

        package var name: Name
        package var text: String

        package init(_ name: Name, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    package var at: Instant
    package var act: Act
    package var parts: [Part]
    /// The digest of a picture, whose bytes are sealed beside.
    package var picture: String?

    package init(at: Instant, act: Act, parts: [Part], picture: String? = nil) {
        self.at = at
        self.act = act
        self.parts = parts
        self.picture = picture
    }
}
