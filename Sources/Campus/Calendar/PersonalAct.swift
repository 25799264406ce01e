package import Recurrence

/// Something a person did, as `undo` knows it.
package struct PersonalAct: Hashable, Sendable {
    package var kind: Kind
    /// What it was done to, as a person knows it; empty where the kind says it all.
    package var summary: String
    package var at: Instant

    package init(_ kind: Kind, summary: String = "", at: Instant) {
        self.kind = kind
        self.summary = summary
        self.at = at
    }

    /// What was done: the words of the command that does it.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case add, edit, delete, item
        case subscribe, unsubscribe
        case editSource = "sources --edit"
        case undoImport = "import --undo"
        case drink
        case undoDrink = "drink --undo"
        case goal, settings, enrol, leave, mute, snooze, dismiss
        case undoDismissal = "dismiss --undo"
        case comment
        case editComment = "comment --edit"
        case deleteComment = "comment --delete"
        case reportComment = "comment --report"
        case hideComment = "comment --hide"
        case unhideComment = "comment --unhide"
        case correct
        case undoCorrection = "correct --undo"
        case report
        case withdrawReport = "report --withdraw"
        case decideCase = "decide"
        case appeal
        case loadModules = "modules --load"
        case loadProgrammes = "programmes --load"
        case addPerson = "person add"
        case editPerson = "person edit"
        case suspendPerson = "person suspend"
        case restorePerson = "person restore"
        case erasePerson = "person erase"
        case requestFriend = "friend request"
        case acceptFriend = "friend accept"
        case declineFriend = "friend decline"
        case removeFriend = "friend remove"
        case blockPerson = "friend block"
        case unblockPerson = "friend unblock"
        case askSharing = "friend ask"
        case createCommunity = "community create"
        case renameCommunity = "community rename"
        case editCommunity = "community edit"
        case closeCommunity = "community close"
        case nameOrganiser = "community organiser"
        case joinCommunity = "community join"
        case quitCommunity = "community quit"
        case feedCommunity = "community feed"
        case publishEvent = "event publish"
        case editEvent = "event edit"
        case cancelEvent = "event cancel"
        case deleteEvent = "event delete"
        case joinEvent = "event join"
        case dropEvent = "event drop"
        case checkIn = "event here"
        case announce
        case endAnnouncement = "announce --end"
        case setSite = "site"
        case undoSite = "site --undo"

        /// Whether `undo` takes it back.
        package var isUndoable: Bool { Self.undoable.contains(self) }

        package static let undoable: [Kind] = [.add, .edit, .delete, .item]

        /// The command that takes it back, where `undo` does not and there is one.
        package var remedy: String? { Self.remedies[self]?.rawValue }

        private static let remedies: [Kind: Kind] = [
            .subscribe: .unsubscribe, .unsubscribe: .subscribe,
            .drink: .undoDrink, .undoDrink: .drink, .enrol: .leave, .leave: .enrol,
            .dismiss: .undoDismissal, .undoDismissal: .dismiss,
            .comment: .deleteComment, .hideComment: .unhideComment, .unhideComment: .hideComment,
            .report: .withdrawReport, .correct: .undoCorrection, .undoCorrection: .correct,
            .suspendPerson: .restorePerson, .restorePerson: .suspendPerson,
            .requestFriend: .removeFriend, .acceptFriend: .removeFriend,
            .declineFriend: .acceptFriend, .removeFriend: .requestFriend,
            .blockPerson: .unblockPerson, .unblockPerson: .blockPerson,
            .createCommunity: .closeCommunity,
            .joinCommunity: .quitCommunity, .quitCommunity: .joinCommunity,
            .publishEvent: .cancelEvent, .joinEvent: .dropEvent, .dropEvent: .joinEvent,
            .checkIn: .dropEvent, .announce: .endAnnouncement,
            .setSite: .undoSite, .undoSite: .undoSite,
        ]
    }
}

/// What `undo` would take back, and what it would pass over.
package struct LastActs: Hashable, Sendable {
    /// The act's, in the journal.
    package var number: ActID?
    /// The last act that can be taken back; nil for none on record.
    package var act: PersonalAct?
    /// What the person did after it, that cannot be.
    package var newer: PersonalAct?

    package init(number: ActID? = nil, act: PersonalAct? = nil, newer: PersonalAct? = nil) {
        self.number = number
        self.act = act
        self.newer = newer
    }
}
