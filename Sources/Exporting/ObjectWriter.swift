package import Campus
import ICalendar
package import Recurrence

/// Writes meetings as calendars of their own, one each.
///
/// The same meeting is the same bytes, whenever it is written: its stamps are of when its source was
/// subscribed to, not of an import, which would make all of a timetable others for one class that moved.
package struct ObjectWriter: Sendable {
    /// Goes up whenever the same meeting is written differently: then all is compared anew.
    package static let version = 2

    private let fitter: MeetingFitter
    private let views: [MeetingID: [ItemID: ItemView]]
    private let omissions: FeedOmissions
    /// Whether notes stand after an entry's own description: where a program wrote that, it stays at its place.
    package var putsNotesLast = false
    /// Definitions that were written already.
    private var written: [Definition: [UInt8]] = [:]

    /// As Apple's programs want it, which most others understand as well: what is cancelled is told, and no
    /// change reaches on.
    private static let profile = ExportProfile.apple
    private static let years = 2000...2040

    private struct Definition: Hashable {
        var zone: String
        /// Nil for one of the zone database.
        var source: SourceID?
        var years: ClosedRange<Int>
    }

    /// - Parameters:
    ///   - zones: the database's zones that the meetings are in, by id.
    ///   - defined: the sources' own zones, by source and TZID.
    ///   - views: what the person changed; what they hid is left out.
    ///   - omissions: what other meetings tell too.
    package init(
        zones: [String: Zone], defined: [SourceID: [String: Zone]], views: ItemViews,
        without omissions: FeedOmissions = FeedOmissions()
    ) {
        fitter = MeetingFitter(zones: zones, defined: defined, profile: Self.profile)
        self.views = views.byMeeting()
        self.omissions = omissions
    }

    /// Whether the person changed what is told of a meeting.
    package func isChanged(_ id: MeetingID) -> Bool {
        views[id]?.values.contains { view in
            var view = view
            view.leads = nil
            return !view.isEmpty
        } ?? false
    }

    /// A meeting's object.
    ///
    /// - Parameters:
    ///   - text: the bytes that are served instead of such as are written here; nil mostly.
    /// - Returns: nil where nothing of it is to be told.
    package mutating func object(
        _ sourced: SourcedMeeting, named name: String, uid: String, text: [UInt8]? = nil
    ) -> CalendarObject? {
        let fitted = fitter.fit(sourced, views: views, without: omissions)
        guard !fitted.parts.isEmpty else { return nil }
        let told = SourcedMeeting(
            source: sourced.source, meeting: fitted.meeting(of: sourced.meeting),
            label: sourced.label)
        return CalendarObject(
            name: name, uid: uid, bytes: text ?? bytes(of: fitted, sourced, uid: uid), told: told)
    }

    /// A cup's object.
    ///
    /// - Parameters:
    ///   - cup: an item of kind hydration.
    ///   - person: whose it is.
    package static func object(of cup: AgendaItem, for person: PersonID) -> CalendarObject {
        var lines = LineWriter(capacity: 512)
        lines.calendarHead()
        lines.line("CALSCALE:GREGORIAN")
        CupWriter(profile: profile).write(cup, to: &lines)
        lines.line("END:VCALENDAR")
        let source = Source(
            id: .unstored, personID: person, name: cup.source, kind: .personal,
            address: SecretAddress("-"), every: 0, created: Instant(seconds: 0))
        let meeting = Meeting(
            id: cup.id.meeting, uid: cup.uid,
            main: MeetingEntry(
                start: Moment(WallTime(seconds: cup.start.instant.seconds), .utc),
                extent: .none, kind: .personal, summary: cup.summary))
        return CalendarObject(
            name: "belltower-\(cup.id).ics", uid: cup.uid, bytes: lines.bytes,
            told: SourcedMeeting(source: source, meeting: meeting))
    }

    private mutating func bytes(
        of fitted: FittedMeeting, _ sourced: SourcedMeeting, uid: String
    ) -> [UInt8] {
        var lines = LineWriter(capacity: 2_048)
        lines.calendarHead()
        lines.line("CALSCALE:GREGORIAN")
        var bytes = lines.bytes
        for definition in definitions(for: fitted, sourced.source) { bytes += definition }
        lines = LineWriter(capacity: 1_024)
        EventWriter(
            source: sourced.source, kind: fitter.kind(of: sourced), uid: uid,
            series: sourced.meeting.main?.start.basis, profile: Self.profile, alarms: nil,
            tellsOwnAlarms: sourced.source.isPersonal && !sourced.source.ringsAlarms,
            putsNotesLast: putsNotesLast, zone: fitter.zone(of: sourced)
        ).write(fitted, to: &lines) { _ in sourced.source.created }
        lines.line("END:VCALENDAR")
        return bytes + lines.bytes
    }

    /// A VTIMEZONE for each zone used, in order of the id.
    private mutating func definitions(
        for meeting: FittedMeeting, _ source: Source
    ) -> [[UInt8]] {
        var zones: [String: (zone: Zone, years: ClosedRange<Int>)] = [:]
        for part in meeting.parts {
            guard case .zone(let id) = part.entry.start.basis,
                let zone = fitter.zone(of: part.entry.start.basis, in: source)
            else { continue }
            let year = part.entry.start.wall.date.year
            let known = zones[id]?.years ?? Self.years
            zones[id] = (
                zone,
                min(
                    known.lowerBound, max(year, 1_900))...max(
                        known.upperBound, min(year + 10, 2_100))
            )
        }
        return zones.sorted { $0.key < $1.key }.map { id, wanted in
            let definition = Definition(
                zone: id, source: fitter.zones[id] == nil ? source.id : nil, years: wanted.years)
            if let known = written[definition] { return known }
            var lines = LineWriter(capacity: 1_024)
            lines.component(
                VTimezoneWriter().component(for: wanted.zone, years: wanted.years))
            written[definition] = lines.bytes
            return lines.bytes
        }
    }
}

extension FittedMeeting {
    /// The meeting that is told by what is written.
    fileprivate func meeting(of meeting: Meeting) -> Meeting {
        var told = meeting
        (told.main, told.exceptions) = (nil, [])
        for part in parts {
            var entry = part.entry
            entry.summary = part.view?.name ?? entry.summary
            if let original = part.original {
                told.exceptions.append(
                    MeetingException(
                        original: original, reachesOn: part.reachesOn, entry: entry))
            } else {
                told.main = entry
            }
        }
        return told
    }
}
