package import Recurrence
package import Locks

/// A meeting with the source that tells of it.
package final class SourcedMeeting: Sendable {
    package let source: Source
    package let meeting: Meeting
    /// Nil when nothing is known but its time.
    package let label: MeetingLabel?

    /// What was worked out of it, where many ask for the same: a lecture's once, and not once for
    /// each of four hundred students.
    package let memo = Locked(MeetingMemo())

    package init(source: Source, meeting: Meeting, label: MeetingLabel? = nil) {
        self.source = source
        self.meeting = meeting
        self.label = label
    }
}

/// What was worked out of a meeting, for who asks next.
package struct MeetingMemo: Sendable {
    /// What it is in the window that was asked for last.
    package var expanded: ExpandedMeeting?
    /// What it may have in common with meetings of other sources.
    package var marks: MeetingMarks?

    package init() {}
}

/// Numbers that stand for texts of a meeting.
///
/// They are the same where the texts are, and by a rare chance where they are not. To look for one among
/// a person's meetings costs a fraction of what texts cost.
package struct MeetingMarks: Sendable {
    package var uid: UIDKey
    package var modules: [UIDKey]
    /// Of its titles as they are compared.
    package var titles: [UIDKey]

    package init(uid: UIDKey, modules: [UIDKey], titles: [UIDKey]) {
        self.uid = uid
        self.modules = modules
        self.titles = titles
    }
}

/// The items of a meeting in a window.
package struct ExpandedMeeting: Sendable {
    package var window: Range<Instant>
    package var limit: Int
    /// Of the meeting's start.
    package var zone: Zone
    package var items: [AgendaItem]
    /// How many times were walked to for it.
    package var work: Int
    /// Whether there may be more than that.
    package var isCut: Bool

    package init(
        window: Range<Instant>, limit: Int, zone: Zone, items: [AgendaItem], work: Int, isCut: Bool
    ) {
        self.window = window
        self.limit = limit
        self.zone = zone
        self.items = items
        self.work = work
        self.isCut = isCut
    }
}

extension SourcedMeeting {
    /// The same with those of its modules first that are among some.
    package func naming(_ codes: Set<ModuleCode>) -> SourcedMeeting {
        guard var label, label.codes.count > 1 else { return self }
        let own = label.codes.filter(codes.contains)
        label.codes = own + label.codes.filter { !codes.contains($0) }
        return SourcedMeeting(source: source, meeting: meeting, label: label)
    }
}
