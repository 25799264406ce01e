import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// Where the occurrences of a series are when people here move it, so that what is kept on them goes
/// along.
extension PersonalDesk {
    /// - Parameter edited: what became of the series: itself, or what is left of it and its rest.
    func moves(from own: SourcedMeeting, to edited: [Meeting]) -> [WallTime: WallTime] {
        guard let last = edited.last, last.main?.recurrence != nil,
            own.meeting.main?.recurrence != nil
        else { return [:] }
        let finder = finder(for: [own.meeting] + edited, of: own.source)
        guard edited.count > 1, let rest = edited.first else {
            return finder.moves(from: own.meeting, to: last)
        }
        return finder.moves(from: own.meeting, to: last, but: rest, isParted: true)
    }

    /// The way back of an edit; nil where nothing was moved.
    func movesBack(_ touched: TouchedMeetings) -> MovedSeries? {
        guard let former = touched.former.first, let target = former.id, touched.former.count == 1,
            let last = touched.current.last(where: { $0.meeting.id != target })
                ?? touched.current.last,
            let id = last.meeting.id, last.meeting.main?.recurrence != nil
        else { return nil }
        let finder = finder(
            for: touched.former + touched.current.map(\.meeting), of: last.source)
        guard id != target else {
            let moves = finder.moves(from: last.meeting, to: former)
            return MovedSeries(ids: [id]) { _ in moves }
        }
        let rest =
            touched.current.first { $0.meeting.id == target }?.meeting
            ?? Meeting(id: target, uid: "", main: nil)
        let moves = finder.moves(from: last.meeting, to: former, but: rest, isParted: false)
        return MovedSeries(ids: [id], targets: [id: target]) { _ in moves }
    }

    /// An event that its organiser moved.
    func moves(from event: Event, to changed: Event, for person: Person) -> MovedSeries? {
        let (old, new) = (event.meeting(), changed.meeting())
        let finder = finder(for: [old, new], of: event.source(for: person.id))
        guard finder.mayMove(from: old, to: new) else { return nil }
        return MovedSeries(ids: [.event(event.id)]) { _ in finder.moves(from: old, to: new) }
    }

    /// The zones that some meetings of people here are in.
    func zoneTable(of meetings: [Meeting]) -> ZoneTable {
        var table = ZoneTable(viewer: zone)
        for entry in meetings.flatMap(\.entries) {
            if case .zone(let id) = entry.start.basis { table.known[id] = zones.zone(id) }
        }
        return table
    }

    private func finder(for meetings: [Meeting], of source: Source) -> ChangeFinder {
        ChangeFinder(source: source, zones: zoneTable(of: meetings), now: now)
    }
}
