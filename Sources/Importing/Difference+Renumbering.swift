import Campus
import Recurrence

extension Difference {
    /// Whether the feed has numbered its events anew, so that a UID means another class than before.
    ///
    /// Single hours that are on another date under their UID were either moved there, or are what is
    /// stored under another UID: both readings are followed, and the one that needs fewer changes is
    /// believed. Moves by one shift are one change, for so a timetable is moved, and so is a room
    /// that is exchanged for another; that a class which is over takes place again is one each. What
    /// is over and not listed any more is none.
    ///
    /// - Parameter isOver: whether nothing of a meeting is to come any more.
    func isRenumbered(isOver: (Meeting) -> Bool) -> Bool {
        let dated = changed.filter(\.isOnAnotherDate)
        guard !dated.isEmpty else { return false }
        let missing = gone.filter(\.isOneHour)
        let listed = added.filter(\.isOneHour)
        var stored: [MatchKey: [Meeting]] = [:]
        for meeting in dated.map(\.old) + missing {
            if let key = MatchKey(meeting)?.dated(meeting) {
                stored[key, default: []].append(meeting)
            }
        }
        var unknown: [Meeting] = []
        for meeting in dated.map(\.new) + listed {
            let key = MatchKey(meeting)?.dated(meeting)
            if key.flatMap({ stored[$0]?.popLast() }) == nil { unknown.append(meeting) }
        }
        var left = stored.values.flatMap(\.self)
        let rooms = Self.relocated(from: &left, to: &unknown)
        let found = dated.count + listed.count - unknown.count
        func coming(_ meetings: [Meeting]) -> Int { meetings.count { !isOver($0) } }
        guard found > 0, found * 2 >= dated.count else { return false }
        let byContent = coming(unknown) + coming(left) + rooms
        guard found > 1 || byContent == 0 else { return false }
        let shifts = Set(dated.map(\.shift)).count
        let revived = dated.count { isOver($0.old) != isOver($0.new) }
        return byContent < shifts + revived + coming(missing) + coming(listed)
    }
}

extension Difference {
    /// Takes out what has the same name and hour, and only another place.
    ///
    /// - Returns: how many places were exchanged for others.
    private static func relocated(from old: inout [Meeting], to new: inout [Meeting]) -> Int {
        func key(_ meeting: Meeting) -> MatchKey? {
            MatchKey(meeting)?.dated(meeting).anywhere
        }
        func place(_ meeting: Meeting) -> String { meeting.main?.location ?? "" }
        var known = Dictionary(grouping: old.indices) { key(old[$0]) }
        var taken: Set<Int> = []
        var rooms: Set<[String]> = []
        new.removeAll { meeting in
            guard let key = key(meeting), let index = known[key]?.popLast() else { return false }
            taken.insert(index)
            rooms.insert([place(old[index]), place(meeting)])
            return true
        }
        old = old.indices.filter { !taken.contains($0) }.map { old[$0] }
        return rooms.count
    }
}

extension Difference.Pair {
    /// Another name, hour, weekday or place under one UID.
    var isDoubtful: Bool { MatchKey(old) != MatchKey(new) }

    /// Single hours, on two dates.
    var isOnAnotherDate: Bool {
        old.isOneHour && new.isOneHour && old.main?.start != new.main?.start
    }

    /// On the wall clock, in seconds.
    fileprivate var shift: Int64 {
        (new.main?.start.wall.seconds ?? 0) - (old.main?.start.wall.seconds ?? 0)
    }
}
