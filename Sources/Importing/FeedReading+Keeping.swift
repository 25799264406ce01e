package import Campus

extension FeedReading {
    /// Puts what was last read of an event in the place of what cannot be read of it now.
    ///
    /// What of an event could never be read whole is not believed to be what it was: there the rest that
    /// is readable counts. An event without a UID, or with another one than before, is known by its
    /// title and place.
    ///
    /// - Parameters:
    ///   - stored: what is stored under the touched UIDs.
    ///   - reader: the version that read what is stored. What another one read may come of the same
    ///     bytes.
    package mutating func keepUnread(from stored: [Meeting], readBy reader: UInt64) {
        guard !unread.isEmpty, reader == FeedReader.version else { return }
        let known = Dictionary(grouping: stored, by: \.uid)
        let listed = Set(meetings.map(\.uid)).union(unread.map(\.uid))
        var free = stored.filter { !listed.contains($0.uid) }
        var kept: Set<String> = []
        for event in unread {
            guard let former = known[event.uid] else {
                guard let place = free.firstIndex(where: event.isLike) else { continue }
                let uid = free[place].uid
                keep(free.filter { $0.uid == uid }, of: event)
                free.removeAll { $0.uid == uid }
                continue
            }
            guard kept.insert(event.uid).inserted, !former.contains(where: \.isPartlyRead) else {
                continue
            }
            keep(former, of: event)
        }
    }

    private mutating func keep(_ former: [Meeting], of event: UnreadEvent) {
        meetings.removeAll { $0.uid == event.uid }
        meetings += former.map { event.isCancelled ? $0.cancelled : $0.doubted(.kept) }
        if !event.isCancelled { keptUIDs.insert(event.uid) }
        guard let uid = former.first?.uid, uid != event.uid else { return }
        // It is listed for as long as the event that stands for it is.
        let (own, stand) = (UIDKey(of: uid), UIDKey(of: event.uid))
        for place in components.indices
        where components[place].digest == event.digest && components[place].uid == stand {
            components[place].uid = own
        }
    }
}

extension UnreadEvent {
    fileprivate func isLike(_ meeting: Meeting) -> Bool {
        meeting.entries.contains { entry in
            !summary.isEmpty && entry.summary.lowercased() == summary.lowercased()
                && (location == nil || entry.location?.lowercased() == location?.lowercased())
        }
    }
}
