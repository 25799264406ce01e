/// Somebody who has a calendar in this home.
package struct Person: Hashable, Sendable, Identifiable {
    /// What somebody may do in a home; organising a community is a membership's matter.
    package enum Role: String, Hashable, Sendable, CaseIterable { case student, staff, `operator` }

    package var id: PersonID
    package var handle: Handle
    package var role: Role
    /// Nil until the person gives one.
    package var name: String?
    /// A suspended person may look, but not act, and what they wrote is hidden.
    package var isSuspended: Bool
    /// The digest of their picture; nil for none.
    package var picture: String?
    /// What they say of themselves was reported by whoever looks, or is shown to nobody until it is decided on, or
    /// since.
    package var isProfileHidden: Bool

    /// Whether they teach here, or run this home.
    package var isStaff: Bool { role != .student }

    package init(
        id: PersonID, handle: Handle, role: Role, name: String? = nil, isSuspended: Bool = false,
        picture: String? = nil, isProfileHidden: Bool = false
    ) {
        self.id = id
        self.handle = handle
        self.role = role
        self.name = name
        self.isSuspended = isSuspended
        self.picture = picture
        self.isProfileHidden = isProfileHidden
    }
}

/// What a person is called: 1 to 32 of `a-z 0-9 . _ -`.
package struct Handle: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// Nil when the text is not a handle.
    package init?(_ raw: some StringProtocol) {
        guard (1...32).contains(raw.utf8.count) else { return nil }
        let allowed = raw.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
        guard allowed else { return nil }
        text = String(raw)
    }

    /// What somebody typed for a handle: with its `@`, in capitals, wide, or with letters that handles lack; nil when
    /// it is none.
    package init?(typed raw: some StringProtocol) {
        let plain = TypedText.plain(raw.prefix(100))
        self.init(TypedText.folded(plain.first == "@" ? plain.dropFirst() : plain[...]))
    }

    package var description: String { text }
}
