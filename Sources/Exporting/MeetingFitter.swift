import Campus
import Recurrence

/// Fits meetings for one program, in their zones.
struct MeetingFitter: Sendable {
    let zones: [String: Zone]
    let defined: [SourceID: [String: Zone]]
    let profile: ExportProfile

    func fit(
        _ sourced: SourcedMeeting, views: [MeetingID: [ItemID: ItemView]],
        without omissions: FeedOmissions
    ) -> FittedMeeting {
        let meeting = sourced.meeting
        let own = meeting.id.flatMap { views[$0] } ?? [:]
        let omitted = meeting.id.flatMap { omissions.occurrences[$0] } ?? []
        if own.isEmpty, omitted.isEmpty, omissions.meetings.isEmpty,
            FittedMeeting.isTold(meeting, to: profile)
        {
            return FittedMeeting(asTold: meeting)
        }
        let isLeftOut = meeting.id.map(omissions.meetings.contains) ?? false
        return FittedMeeting(
            isLeftOut ? Meeting(uid: meeting.uid, main: nil) : meeting, views: own,
            omitted: omitted, profile: profile,
            zone: zone(of: sourced))
    }

    /// What a meeting is to a person; an exam is found out by its label.
    func kind(of sourced: SourcedMeeting) -> (ItemKind) -> ItemKind {
        let isExam = sourced.label?.kind == .exam
        return { $0 == .class && isExam ? .exam : $0 }
    }

    /// Nil for dates and floating times, and for a zone that nobody knows.
    func zone(of basis: Moment.Basis, in source: Source) -> Zone? {
        switch basis {
        case .date, .floating: nil
        case .utc: .utc
        case .zone(let id): zones[id] ?? defined[source.id]?[id]
        }
    }

    /// Of a meeting's start.
    func zone(of sourced: SourcedMeeting) -> Zone? {
        sourced.meeting.main.flatMap { zone(of: $0.start.basis, in: sourced.source) }
    }
}
