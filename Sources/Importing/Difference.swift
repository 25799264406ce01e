package import Campus

/// How the meetings of a source differ from what was stored.
package struct Difference: Sendable {
    /// A meeting before and after, with the same id.
    package struct Pair: Sendable {
        package var old: Meeting
        package var new: Meeting

        package init(old: Meeting, new: Meeting) {
            self.old = old
            self.new = new
        }
    }

    package var added: [Meeting] = []
    /// Those that are told differently now.
    package var changed: [Pair] = []
    /// No longer listed.
    package var gone: [Meeting] = []
    /// Those that go by another UID or slot now, as they are now.
    package var reidentified: [Meeting] = []
    /// Those whose UID and slot now mean another meeting.
    package var retired: [MeetingID] = []

    /// Compares what is stored under some UIDs with what a reading tells of them.
    ///
    /// Meetings are the same when UID and slot are, until `settle` knows better. What a server
    /// alters on every download (DTSTAMP, export stamps) is not part of a meeting, and so never a
    /// change.
    package init(of old: [Meeting], and new: [Meeting]) {
        guard !old.isEmpty else {
            added = new
            return
        }
        var known = Dictionary(old.map { (Key($0), $0) }) { first, _ in first }
        for meeting in new {
            guard let before = known.removeValue(forKey: Key(meeting)) else {
                added.append(meeting)
                continue
            }
            take(Pair(old: before, new: meeting))
        }
        gone = old.filter { known[Key($0)] != nil }
    }

    /// Files two tellings of one meeting, as far as they differ.
    package mutating func take(_ pair: Pair) {
        var new = pair.new
        new.id = pair.old.id
        if Key(pair.old) != Key(new) {
            reidentified.removeAll { $0.id == new.id }
            reidentified.append(new)
        }
        if !new.isTold(as: pair.old) {
            changed.append(Pair(old: pair.old, new: new))
        }
    }

    /// Tells what has changed otherwise than the feed does; what is as it was then has not changed.
    package mutating func amend(_ telling: (Pair) -> Meeting) {
        for index in changed.indices { changed[index].new = telling(changed[index]) }
        changed.removeAll { $0.new.isTold(as: $0.old) }
    }

    struct Key: Hashable {
        var uid: String
        var slot: String

        init(_ meeting: Meeting) {
            uid = meeting.uid
            slot = meeting.slot
        }
    }
}
