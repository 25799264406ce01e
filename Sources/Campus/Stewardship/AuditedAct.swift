/// What an operator or a steward did, as the audit keeps it.
package enum AuditedAct: String, Hashable, Sendable, CaseIterable {
    case addPerson, invitePerson, editProfile, changeRole, verifyAddress
    case suspendPerson, restorePerson, erasePerson
    /// They looked at what is private.
    case viewPerson, viewEvent
    /// They found somebody by an address of theirs.
    case findPerson
    case hideComment, unhideComment
    case decideCase, decideAppeal, reopenCase
    case announce, endAnnouncement
    case changeSetting
    case createCommunity, editCommunity, closeCommunity, nameOrganiser, dismissOrganiser
    case editEvent, cancelEvent, deleteEvent
    case acceptHarvest, undoImport, editSource, addSource, removeSource
    case loadModules, loadProgrammes
    case clearErrors
    case exportAudit
    /// Of somebody's own account: on their record, and in no list of operators.
    case addAddress, removeAddress, setPassword, removePassword, addPasskey, removePasskey
    case linkProvider, unlinkProvider, addAppPassword, beginSession

    /// What people do about the ways into their own accounts.
    package static let own: Set<AuditedAct> = [
        .addAddress, .removeAddress, .setPassword, .removePassword, .addPasskey, .removePasskey,
        .linkProvider, .unlinkProvider, .addAppPassword, .beginSession,
    ]

    /// Whether whom it concerns is told what was done, and not by whom.
    ///
    /// Who decides on others is not to be sought out for it (docs/moderation.md); who looked at what is private of
    /// them, they are told.
    package var isByOffice: Bool {
        self != .viewPerson && self != .findPerson && !Self.own.contains(self)
    }

    /// Whether organisers do it too, on what is in their communities.
    package var isOfStewards: Bool { self == .decideCase || self == .decideAppeal }
}
