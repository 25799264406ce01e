package import Campus

extension Difference {
    /// Finds meetings again that go by another UID now, and parts those that share one by chance.
    ///
    /// Some feeds make new UIDs on each download, or number their rows, or use last term's UIDs
    /// again. So a meeting that disappears is the same as one that appears when the two are alike:
    /// name, weekday, time and place. The nearest are taken first: told the same in all, then with
    /// the same date; only then a series from another date on, or a series and a single hour that
    /// are the only ones of their kind. Many feeds make UIDs of what they tell (start, room, title),
    /// so single hours of one name and place within a week are the same, and the only two of one
    /// hour that are called alike. Where no UID at all is as it was, and where events are numbered
    /// anew, so are the only two of one name and time, or of one name and place, series too.
    ///
    /// - Parameters:
    ///   - isChurned: no UID of the source is as it was.
    ///   - isByContent: its UIDs are made of when a class is, and so end when it is moved: then the
    ///     only two of one name and place that begin in one week are the same.
    ///   - module: the one module that a meeting is of; its name may then be another one.
    ///   - isOver: whether nothing of a meeting is to come any more.
    package mutating func settle(
        isChurned: Bool, isByContent: Bool = false,
        module: (Meeting) -> ModuleCode? = { _ in nil }, isOver: (Meeting) -> Bool
    ) {
        let isRenumbered = isRenumbered(isOver: isOver)
        let doubtful = changed.lazy.filter { isRenumbered && $0.isOnAnotherDate || $0.isDoubtful }
            .map(MeetingMatching.Doubt.init)
        guard !doubtful.isEmpty || (!gone.isEmpty && !added.isEmpty) else { return }
        var settlement = MeetingMatching(Array(doubtful), old: gone, new: added)
        settlement.matchDates()
        if isRenumbered { settlement.matchRooms() }
        settlement.matchUIDs { !isRenumbered || !isOver($0) }
        settlement.matchModules(module, isOver: isOver)
        settlement.matchKinds(isOver: isOver)
        settlement.matchShifts(isOver: isOver)
        if isChurned || isRenumbered { settlement.matchRenewed(isOver: isOver) }
        if isByContent { settlement.matchWeeks(isOver: isOver) }
        settlement.matchHours(module, isOver: isOver)

        let doubted = settlement.doubted
        changed.removeAll { $0.old.id.map(doubted.contains) ?? false }
        for pair in settlement.pairs { take(pair) }
        gone = settlement.unmatchedOld
        added = settlement.unmatchedNew.map { meeting in
            var meeting = meeting
            meeting.id = nil
            return meeting
        }
        let used = Set((added + settlement.pairs.map(\.new)).map(Key.init))
        retired = gone.filter { used.contains(Key($0)) }.compactMap(\.id)
    }
}
