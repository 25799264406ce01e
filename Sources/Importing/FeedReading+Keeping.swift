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
    ///     bytes; what that one kept was read before them.
    package mutating func keepUnread(from stored: [Meeting], readBy reader: UInt64) {
        guard !unread.isEmpty else { return }
        let known = Dictionary(grouping: stored, by: \.uid)
        let listed = Set(meetings.map(\.uid)).union(unread.map(\.uid))
        var nameless = Nameless(stored.filter { !listed.contains($0.uid) })
        var former: [UnreadEvent: [Meeting]] = [:]
        var met: Set<String> = []
        for event in unread {
            guard let own = known[event.uid] ?? nameless.take(event).flatMap({ known[$0] }) else {
                continue
            }
            let isWhole = !own.contains(where: \.isPartlyRead) || own[0].uid != event.uid
            let isSafe = reader == FeedReader.version || own.contains(where: \.isKeptUnread)
            if met.insert(event.uid).inserted, isWhole, isSafe { former[event] = own }
        }
        keep(former)
    }

    private mutating func keep(_ former: [UnreadEvent: [Meeting]]) {
        guard !former.isEmpty else { return }
        let replaced = Set(former.keys.map(\.uid))
        meetings.removeAll { replaced.contains($0.uid) }
        var renamed: [UIDKey: (digest: Digest, uid: UIDKey)] = [:]
        for event in unread {
            guard let own = former[event], let uid = own.first?.uid else { continue }
            meetings += own.map { event.isCancelled ? $0.cancelled : $0.doubted(.kept) }
            if !event.isCancelled { keptUIDs.insert(event.uid) }
            guard uid != event.uid else { continue }
            renamed[UIDKey(of: event.uid)] = (event.digest, UIDKey(of: uid))
        }
        guard !renamed.isEmpty else { return }
        // It is listed for as long as the event that stands for it is.
        for place in components.indices {
            guard let name = renamed[components[place].uid],
                name.digest == components[place].digest
            else { continue }
            components[place].uid = name.uid
        }
    }
}

/// Stored meetings that no event names any more, by what they are called.
private struct Nameless {
    private var free: [String: [Meeting]]
    private var taken: Set<String> = []

    init(_ meetings: [Meeting]) {
        free = [:]
        for meeting in meetings {
            for title in Set(meeting.entries.map { $0.summary.lowercased() }) where !title.isEmpty {
                free[title, default: []].append(meeting)
            }
        }
    }

    /// The UID of one that is called as an event is, and not taken yet.
    mutating func take(_ event: UnreadEvent) -> String? {
        let title = event.summary.lowercased()
        guard
            let place = free[title]?.firstIndex(where: {
                !taken.contains($0.uid) && event.isLike($0)
            })
        else { return nil }
        let uid = free[title]?.remove(at: place).uid
        if let uid { taken.insert(uid) }
        return uid
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
