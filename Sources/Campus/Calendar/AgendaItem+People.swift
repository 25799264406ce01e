extension [AgendaItem] {
    /// The items as people are shown them: without what they hid, and once what one source tells
    /// twice.
    package var forPeople: [AgendaItem] {
        guard contains(where: { $0.isHidden || $0.doubleOf != nil }) else { return self }
        let ids = Set(map(\.id))
        return filter { item in
            !item.isHidden && item.doubleOf.map { !ids.contains($0) } ?? true
        }
    }
}
