import Campus
import Operations
import Words

/// A friend who does not share when they are busy, and how they are asked to, or to come: see `partials/sharing`.
struct FriendSharingModel {
    private let sharing: FriendSharing
    private let frame: Frame
    private let next: String

    /// - Parameter next: where it goes on after they were asked.
    init(_ sharing: FriendSharing, _ frame: Frame, next: String) {
        (self.sharing, self.frame, self.next) = (sharing, frame, next)
    }

    var model: [String: Any] {
        let name: [String: Message.Argument] = ["name": .text(sharing.person.shownName)]
        var model: [String: Any] = [
            "shutText": frame.words("told.sharing.not", name), "shutName": sharing.person.shownName,
            "proposeAddress": ProposePage.address([sharing.person]),
        ]
        guard !sharing.wasAsked else { return model }
        model["askAddress"] = "\(PageAddress.of(sharing.person.handle))/sharing"
        model["askText"] = frame.words("told.sharing.ask", name)
        model["askNext"] = next
        return model
    }
}
