/// What a person changed for themselves about an item of their calendar, whatever its source says.
///
/// What is nil is as the source has it.
package struct ItemView: Hashable, Sendable {
    package var isHidden: Bool?
    /// Instead of the summary.
    package var name: String?
    package var note: String?
    package var colour: Colour?
    /// Seconds before the start, instead of those of its kind; empty for none.
    package var leads: [Int64]?

    package init(
        isHidden: Bool? = nil, name: String? = nil, note: String? = nil, colour: Colour? = nil,
        leads: [Int64]? = nil
    ) {
        self.isHidden = isHidden
        self.name = name
        self.note = note
        self.colour = colour
        self.leads = leads
    }

    package var isEmpty: Bool { self == ItemView() }

    /// The view of one occurrence: what it does not say is as its series says.
    package func over(_ series: ItemView) -> ItemView {
        ItemView(
            isHidden: isHidden ?? series.isHidden, name: name ?? series.name,
            note: note ?? series.note, colour: colour ?? series.colour,
            leads: leads ?? series.leads)
    }
}

/// A person's views, by meeting and by occurrence.
package struct ItemViews: Sendable {
    private var views: [ItemID: ItemView]

    /// - Parameter views: an id without an original start is a whole series, or a single hour.
    package init(_ views: [ItemID: ItemView] = [:]) { self.views = views }

    package var isEmpty: Bool { views.isEmpty }

    /// What was changed of each meeting, and of its occurrences.
    package func byMeeting() -> [MeetingID: [ItemID: ItemView]] {
        views.reduce(into: [:]) { all, view in
            all[view.key.meeting, default: [:]][view.key] = view.value
        }
    }

    /// The view of an item; nil when the person changed nothing.
    package func view(of id: ItemID) -> ItemView? {
        guard !views.isEmpty else { return nil }
        let series = views[ItemID(meeting: id.meeting, original: nil)]
        guard id.original != nil, let own = views[id] else { return series }
        return own.over(series ?? ItemView())
    }
}
