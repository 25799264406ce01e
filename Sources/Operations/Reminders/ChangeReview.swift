import Campus
import Recurrence
import Scheduling
import Storage

/// Whether what imports altered is still to be told to one person.
struct ChangeReview {
    /// Those that were altered, as they are now.
    let meetings: [MeetingID: SourcedMeeting]
    let views: ItemViews?
    let settings: PersonSettings?
    let zones: ZoneTable
    /// Those no longer listed that another source of the person's lists.
    let listedElsewhere: Set<Change>

    /// Why a change is not to be told any more; nil when it is.
    ///
    /// - Parameter isImportant: it rings through a mute.
    func obsolescence(of recorded: RecordedChange, isImportant: Bool) -> KeptSentence? {
        let change = recorded.change
        guard recorded.revertedAt == nil else { return .because("kept.reason.reverted") }
        if listedElsewhere.contains(change) { return .because("kept.reason.listed") }
        guard let meeting = change.meeting else { return nil }
        if settings?.dismissed.contains(meeting) ?? false { return ReminderReason.seriesDismissed }
        let query = AgendaQuery(window: change.surroundings, includesCancelled: true)
        var items = meetings[meeting].map { expand([$0], query, zones: zones) } ?? []
        guard change.stands(among: items) else { return .because("kept.reason.altered") }
        items.removeAll { !change.tells(of: $0) }
        for index in items.indices {
            views?.view(of: items[index].id).map { items[index].apply($0) }
        }
        if !items.isEmpty, items.allSatisfy(\.isHidden) { return .because("kept.reason.hidden") }
        let isMuted = items.contains { settings?.mutes.covers($0) ?? false }
        return isMuted && !isImportant ? .because("kept.reason.muted") : nil
    }
}
