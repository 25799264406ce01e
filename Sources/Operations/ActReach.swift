import Campus

/// How far an act reaches: who sees something else for it, and whether it may alter what rings.
struct ActReach {
    enum Audience {
        /// Nobody: no page but the one that asks for it shows what is merely counted.
        case nobody
        /// Who acts; whomever else it concerns is named in the act itself.
        case oneself
        /// Their friends as well, who see where their calendar is free.
        case friends
        /// Whoever looks it up.
        case campus
    }

    var audience: Audience
    /// Whether who acts is to be planned anew.
    var mayRing: Bool

    /// What is counted of somebody while they look at pages: none of these is another for it.
    static let counted = ActReach(audience: .nobody, mayRing: false)
    /// What only says that something was seen, published or tried.
    static let seen = ActReach(audience: .oneself, mayRing: false)
    static let rings = ActReach(audience: .oneself, mayRing: true)
    static let calendar = ActReach(audience: .friends, mayRing: true)
    static let campus = ActReach(audience: .campus, mayRing: false)
    static let everything = ActReach(audience: .campus, mayRing: true)
}

extension PersonalAct.Kind {
    var reach: ActReach {
        switch self {
        // Who keeps the door is named in the act, and the campus where somebody joins by it.
        case .checkIn: .seen
        // Who is asked hears of it, and is named in the act.
        case .askSharing: .seen
        case .drink, .undoDrink, .goal, .mute, .snooze, .dismiss, .undoDismissal: .rings
        case .add, .edit, .delete, .item, .subscribe, .unsubscribe, .editSource, .undoImport:
            .calendar
        // Whoever decides on it is told.
        case .reportComment, .report, .appeal: .everything
        // An event that they come to rings again.
        case .withdrawReport: .everything
        // What is said on a module's page is a topic of its own.
        case .comment, .editComment, .deleteComment: .seen
        case .hideComment, .unhideComment, .correct, .undoCorrection, .loadModules, .loadProgrammes,
            .addPerson,
            .createCommunity, .renameCommunity, .editCommunity, .nameOrganiser, .feedCommunity,
            .announce, .endAnnouncement, .setSite, .undoSite:
            .campus
        // Whether one is seen, by which name, and when one is called are settings.
        case .settings, .editPerson, .suspendPerson, .restorePerson, .erasePerson: .everything
        case .enrol, .leave: .everything
        case .requestFriend, .acceptFriend, .declineFriend, .removeFriend, .blockPerson,
            .unblockPerson:
            .everything
        // What is hidden, or shown again, may be an event that people come to.
        case .decideCase: .everything
        case .closeCommunity, .joinCommunity, .quitCommunity, .publishEvent, .editEvent,
            .cancelEvent, .deleteEvent, .joinEvent, .dropEvent:
            .everything
        }
    }
}
