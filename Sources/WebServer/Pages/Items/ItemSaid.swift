import Campus
import Operations
import Recurrence
import Words

/// What is said of an item after an act: what was done to it, when it is, and when it rings.
struct ItemSaid {
    let item: AgendaItem
    let frame: Frame
    /// Whether it was done to all of its series.
    var isSeries = false
    /// Whether it is said when this occasion is.
    var hasTime = true
    /// What clashes with it since, as sentences; nil for nothing.
    var clashes: String?
    /// Whether letters alone tell of it.
    var isDeaf = false

    private var name: String {
        String(ItemTitle.text(item, in: frame.words).harmless.oneLine.prefix(80))
    }

    /// `Linear Algebra II`; of one occasion of a series, which one: the others ring as they did.
    private var occasion: String {
        guard !isSeries, item.recurrenceID != nil else { return name }
        let day = frame.zone.wall(at: item.start.instant).date
        return frame.words("told.did.item", ["name": .text(name), "when": .text(frame.named(day))])
    }

    /// - Parameters:
    ///   - key: of what was done; nil where nothing but when it rings is another.
    ///   - usual: the leads of its kind; nil where when it rings is not said.
    func text(_ key: String?, usual: [Int64]? = nil) -> String {
        let rings = usual.map { self.rings(isAlone: key == nil, usual: $0) }
        let sentences = [key.map(done), clashes, rings].compactMap { $0 }
        guard sentences.count > 1 else { return sentences.first ?? "" }
        return sentences.map(\.asSentence).joined(separator: " ")
    }

    /// `Added: Laundry, Friday 27 November, 18:00 to 19:00`.
    private func done(_ key: String) -> String {
        guard hasTime else { return frame.words(key, ["name": .text(name)]) }
        let when = ItemWhen(item: item, frame: frame, day: frame.named).text
        let text = frame.words("told.did.item", ["name": .text(name), "when": .text(when)])
        return frame.words(key, ["name": .text(text)])
    }

    /// `Linear Algebra II rings 25 minutes before`, and whether that is past for this occasion.
    ///
    /// - Parameter isAlone: whether nothing else was said of it, so that it is named.
    private func rings(isAlone: Bool, usual: [Int64]) -> String {
        let choices = LeadChoices(frame: frame)
        let leads = item.leads ?? usual
        var text = item.leads.map(choices.text) ?? choices.usual(usual)
        if let clock = clock(leads) { text += " (\(clock))" }
        let how = leads.isEmpty ? "none" : "some"
        let rings = frame.words(
            "told.did.rings",
            [
                "subject": isAlone ? "name" : "it", "name": .text(occasion), "how": .text(how),
                "lead": .text(text),
            ]
        ).asSentence
        let letter = isDeaf && !leads.isEmpty ? frame.words("told.did.byLetter") : nil
        return [rings, past(leads), letter].compactMap { $0 }.joined(separator: " ")
    }

    /// At what time it rings; nil where that is not one time.
    private func clock(_ leads: [Int64]) -> String? {
        guard !isSeries, !item.allDay, leads.count == 1, leads[0] > 0, past(leads) == nil else {
            return nil
        }
        return frame.moment(item.start.instant.adding(seconds: -leads[0]))
    }

    /// That it rings no more before this occasion; nil where it does.
    private func past(_ leads: [Int64]) -> String? {
        let start = item.start.instant
        guard let last = leads.min(), start.adding(seconds: -last) <= frame.request.now else {
            return nil
        }
        guard isSeries else { return frame.words("told.did.past") }
        let isToday = frame.zone.wall(at: start).date == frame.today
        return frame.words("told.did.pastOnce", ["day": isToday ? "today" : "other"])
    }
}

extension ItemEdit {
    /// Nothing but when it rings is another.
    var isRingAlone: Bool {
        leads != nil && isHidden == nil && [group, name, note, colour].allSatisfy { $0 == nil }
    }
}
