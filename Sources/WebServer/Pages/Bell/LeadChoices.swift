import Campus
import Operations
import Words

/// How long before an item to ring, as one chooses it.
struct LeadChoices {
    let frame: Frame

    private static let minutes: [Int64] = [5, 10, 15, 20, 25, 30, 45, 60, 120]
    /// Those that are offered for an item.
    static let ofItems = minutes.map { [$0 * 60] } + [[86_400]]
    /// Those that are offered for a kind of items.
    static let ofKinds = minutes.map { [$0 * 60] } + [[86_400], [86_400, 3_600]]

    /// For an item: as usual, some lengths, and not at all.
    ///
    /// - Parameters:
    ///   - usual: the words of the first.
    ///   - chosen: nil for the usual ones.
    func list(usual: String, chosen: [Int64]?) -> [[String: Any]] {
        let all = all(Self.ofItems, with: chosen)
        let first = choice("usual", usual, isChosen: chosen == nil)
        return [first] + all.map { choice($0, isChosen: $0 == chosen) }
            + [choice([], isChosen: chosen?.isEmpty ?? false)]
    }

    /// For a kind of items.
    func list(chosen: [Int64]) -> [[String: Any]] {
        [choice([], isChosen: chosen.isEmpty)]
            + all(Self.ofKinds, with: chosen).map { choice($0, isChosen: $0 == chosen) }
    }

    /// `as usual, 15 minutes before`.
    func usual(_ leads: [Int64]) -> String {
        frame.words("told.lead.usual", ["lead": .text(text(leads))])
    }

    /// How an item rings of which nothing is chosen: by its own alarms, or as others of its kind.
    func usual(of item: AgendaItem, _ leads: [Int64]) -> (text: String, choice: String) {
        // Its alarms, of which the bell rings none.
        if item.alarms?.isEmpty ?? false {
            let text = frame.words("page.lead.program")
            return (text, text)
        }
        let leads = item.alarms ?? leads
        return (text(leads), usual(leads))
    }

    /// `15 minutes before`; `not at all`.
    func text(_ leads: [Int64]) -> String {
        guard !leads.isEmpty else { return frame.words("page.lead.none") }
        guard leads != [0] else { return frame.words("told.lead.start") }
        // Only what a calendar program set rings after the beginning.
        let parts = [
            ("told.lead", leads.filter { $0 >= 0 }), ("told.lead.after", leads.filter { $0 < 0 }),
        ]
        return frame.words.list(
            parts.filter { !$0.1.isEmpty }.map { key, leads in
                let lengths = frame.words.list(leads.map { length(abs($0)) })
                return frame.words(key, ["length": .text(lengths)])
            })
    }

    private func length(_ seconds: Int64) -> String {
        let days = seconds / 86_400
        guard days > 0, seconds % 86_400 == 0 else { return frame.days.spoken(seconds) }
        return frame.words("time.days.by", ["count": .number(Int(days))])
    }

    private func all(_ offered: [[Int64]], with chosen: [Int64]?) -> [[Int64]] {
        guard let chosen, !chosen.isEmpty, !offered.contains(chosen) else { return offered }
        return (offered + [chosen]).sorted { ($0.max() ?? 0) < ($1.max() ?? 0) }
    }

    private func choice(_ leads: [Int64], isChosen: Bool) -> [String: Any] {
        choice(Self.value(leads), text(leads), isChosen: isChosen)
    }

    private func choice(_ value: String, _ text: String, isChosen: Bool) -> [String: Any] {
        ["value": value, "leadText": text, "isChosen": isChosen]
    }

    /// As forms send it: `1d,1h`.
    static func value(_ leads: [Int64]) -> String {
        leads.isEmpty
            ? "none"
            : leads.map { WrittenLength.text($0).filter { $0 != " " } }.joined(separator: ",")
    }
}

extension SettingDesk {
    /// How long before items of a kind the person is rung.
    func leads(of kind: ItemKind) throws(Refusal) -> [Int64] {
        let key = SettingKey<LeadTimes>.leads(kind)
        return (LeadTimes(written: try setting(key.name).value) ?? key.standard).seconds
    }
}
