/// A picture as those who run a campus look it over.
package struct KeptPicture: Hashable, Sendable {
    package enum Owner: Hashable, Sendable {
        case person(Handle, name: String?)
        case community(CommunityID, name: String)
    }

    /// The later it was kept, the greater.
    package var turn: Int64
    package var owner: Owner
    package var digest: String
    /// From everybody, for its reports or by a decision.
    package var isHidden: Bool
    /// The case of its reports that waits for a decision; nil for none.
    package var waiting: CaseID?

    package init(
        turn: Int64, owner: Owner, digest: String, isHidden: Bool = false, waiting: CaseID? = nil
    ) {
        self.turn = turn
        self.owner = owner
        self.digest = digest
        self.isHidden = isHidden
        self.waiting = waiting
    }
}

/// Which pictures are looked over.
package struct PictureFilter: Hashable, Sendable {
    /// Part of a handle, of a name or of a community's; nil for any.
    package var text: String?
    /// Only what waits for a decision.
    package var isReported: Bool
    /// Only what is hidden from everybody.
    package var isHidden: Bool

    package init(text: String? = nil, isReported: Bool = false, isHidden: Bool = false) {
        self.text = text
        self.isReported = isReported
        self.isHidden = isHidden
    }
}
