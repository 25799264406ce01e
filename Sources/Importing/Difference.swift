public import Campus

/// How the meetings of a source differ from what was stored.
public struct Difference: Sendable {
    public var added: [Meeting]
    /// As they are now, with the ids they had.
    public var changed: [Meeting]
    /// No longer listed, with their ids.
    public var gone: [Meeting]

    /// Compares what is stored under some UIDs with what a reading tells of them.
    ///
    /// Meetings are the same when UID and slot are. What a server alters on every download
    /// (DTSTAMP, export stamps) is not part of a meeting, and so never a change.
    public init(of old: [Meeting], and new: [Meeting]) {
        added = []
        changed = []
        gone = []
        guard !old.isEmpty else {
            added = new
            return
        }
        var known = Dictionary(old.map { (Key($0), $0) }) { first, _ in first }
        for meeting in new {
            guard var before = known.removeValue(forKey: Key(meeting)) else {
                added.append(meeting)
                continue
            }
            let id = before.id
            before.id = nil
            guard before != meeting else { continue }
            var after = meeting
            after.id = id
            changed.append(after)
        }
        gone = old.filter { known[Key($0)] != nil }
    }

    private struct Key: Hashable {
        var uid: String
        var slot: String

        init(_ meeting: Meeting) {
            uid = meeting.uid
            slot = meeting.slot
        }
    }
}
