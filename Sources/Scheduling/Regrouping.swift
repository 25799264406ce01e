package import Campus
import Recurrence

/// Lets occurrences keep their meetings where a feed groups them in another way than before: a series
/// written as single events, and single events written as a series.
///
/// What was stored stays what it was, told by what the feed says now: the series with its exceptions,
/// or the single hours, beside which the new series has only what is left. Since the feed never says
/// so itself, this is done anew on every reading for as long as it writes them so.
package struct Regrouping {
    /// A meeting before and after.
    package typealias Pair = (old: Meeting, new: Meeting)

    package private(set) var gone: [Meeting]
    package private(set) var added: [Meeting]
    package private(set) var changed: [Pair]
    /// Something is grouped otherwise than the feed has it.
    package private(set) var isNeeded = false

    private let finder: ChangeFinder
    private let wasNeeded: Bool
    private let module: (Meeting) -> ModuleCode?

    /// - Parameters:
    ///   - gone: not listed any more.
    ///   - added: listed under no UID that is stored.
    ///   - changed: told differently under one UID.
    ///   - wasNeeded: the last reading was regrouped, so that what does not take place at its hour
    ///     any more was probably moved.
    ///   - module: the one module that a meeting is of.
    package init(
        gone: [Meeting], added: [Meeting], changed: [Pair], finder: ChangeFinder, wasNeeded: Bool,
        module: @escaping (Meeting) -> ModuleCode?
    ) {
        (self.gone, self.added, self.changed) = (gone, added, changed)
        (self.finder, self.wasNeeded, self.module) = (finder, wasNeeded, module)
        keepSeries()
        keepSingles()
    }

    /// Single events that are occurrences of a series that does not list them any more.
    private mutating func keepSeries() {
        let singles = added.indices.filter { added[$0].isOneHour }
        guard !singles.isEmpty, gone.contains(where: \.isSeries) || !changed.isEmpty else { return }
        let sought = Sought(singles.map { added[$0] }, module)
        let others = hours(of: added.filter(sought.isAlike))
        var matching = HourMatching()
        for place in gone.indices where sought.isAlike(gone[place]) {
            add(
                finder.all(of: gone[place]), of: gone[place], at: place, except: others,
                to: &matching.askers)
        }
        for place in changed.indices where sought.isAlike(changed[place].old) {
            let (old, new) = changed[place]
            let items = lacking(in: new, of: old)
            add(items, of: old, at: gone.count + place, except: others, to: &matching.askers)
        }
        guard !matching.askers.isEmpty else { return }
        for place in singles {
            add(finder.all(of: added[place]), of: added[place], at: place, to: &matching.answers)
        }
        let found = matching.matches(includingMoved: wasNeeded)
        guard !found.isEmpty else { return }
        isNeeded = true
        tellSeries(Dictionary(grouping: found) { $0.asker.place })
        let taken = Set(found.map(\.answer.place))
        added = added.indices.filter { !taken.contains($0) }.map { added[$0] }
    }

    /// - Parameter found: by the place of the series, that of a changed one after those gone.
    private mutating func tellSeries(_ found: [Int: [HourMatching.Match]]) {
        let first = gone.count
        for (place, matches) in found {
            if place >= first {
                let old = changed[place - first].old
                changed[place - first].new.tell(matches, as: old, isWhole: false, finder)
                settle(place - first)
            } else {
                let old = gone[place]
                changed.append((old, old.told(by: matches, among: finder.all(of: old), finder)))
            }
        }
        gone = gone.indices.filter { found[$0] == nil }.map { gone[$0] }
    }

    /// Occurrences of a new series that were single events.
    private mutating func keepSingles() {
        let singles = gone.indices.filter { gone[$0].isOneHour }
        guard !singles.isEmpty, added.contains(where: \.isSeries) || !changed.isEmpty else {
            return
        }
        let sought = Sought(singles.map { gone[$0] }, module)
        let others = hours(of: gone.filter(sought.isAlike))
        var matching = HourMatching()
        for place in added.indices where sought.isAlike(added[place]) {
            let items = finder.all(of: added[place])
            add(items, of: added[place], at: place, except: others, to: &matching.answers)
        }
        for place in changed.indices where sought.isAlike(changed[place].new) {
            let (old, new) = changed[place]
            let items = lacking(in: old, of: new)
            add(items, of: new, at: added.count + place, except: others, to: &matching.answers)
        }
        guard !matching.answers.isEmpty else { return }
        for place in singles {
            add(finder.all(of: gone[place]), of: gone[place], at: place, to: &matching.askers)
        }
        let found = matching.matches(includingMoved: wasNeeded)
        guard !found.isEmpty else { return }
        isNeeded = true
        tellSingles(Dictionary(grouping: found) { $0.answer.place })
        let taken = Set(found.map(\.asker.place))
        gone = gone.indices.filter { !taken.contains($0) }.map { gone[$0] }
    }

    /// - Parameter found: by the place of the series, that of a changed one after those added.
    private mutating func tellSingles(_ found: [Int: [HourMatching.Match]]) {
        var emptied: Set<Int> = []
        for (place, matches) in found {
            for match in matches {
                let old = gone[match.asker.place]
                changed.append((old, old.told(by: match, finder)))
            }
            let hours = matches.map(\.answer.item.hourInSeries)
            if place >= added.count {
                changed[place - added.count].new = changed[place - added.count].new.without(hours)
                settle(place - added.count)
            } else if finder.all(of: added[place]).count == matches.count {
                emptied.insert(place)
            } else {
                added[place] = added[place].without(hours)
            }
        }
        added = added.indices.filter { !emptied.contains($0) }.map { added[$0] }
    }

    /// What takes place alike stays as it was written.
    private mutating func settle(_ place: Int) {
        var (old, new) = changed[place]
        new.id = old.id
        if finder.all(of: old) == finder.all(of: new) { changed[place].new = old }
    }

    /// What one meeting has and another one has not.
    private func lacking(in other: Meeting, of meeting: Meeting) -> [AgendaItem] {
        let told = Set(finder.all(of: other).map(\.hourInSeries))
        return finder.all(of: meeting).filter { !told.contains($0.hourInSeries) }
    }

    private func hours(of meetings: [Meeting]) -> Set<HourMatching.Key> {
        var hours: Set<HourMatching.Key> = []
        for meeting in meetings where hours.count < HourMatching.limit {
            hours.formUnion(finder.all(of: meeting).map { .named($0) })
        }
        return hours
    }

    /// - Parameter others: hours that another series has, which keeps them.
    private func add(
        _ items: [AgendaItem], of meeting: Meeting, at place: Int,
        except others: Set<HourMatching.Key> = [], to hours: inout [HourMatching.Hour]
    ) {
        guard hours.count < HourMatching.limit else { return }
        let module = module(meeting)
        for item in items where others.isEmpty || !others.contains(.named(item)) {
            hours.append(
                HourMatching.Hour(place: place, meeting: meeting, item: item, module: module))
        }
    }
}

/// What single events are called and of which modules they are: no other series is looked at.
private struct Sought {
    private let names: Set<String>
    private let modules: Set<ModuleCode>
    private let module: (Meeting) -> ModuleCode?

    init(_ singles: [Meeting], _ module: @escaping (Meeting) -> ModuleCode?) {
        names = Set(singles.map(\.name))
        modules = Set(singles.compactMap(module))
        self.module = module
    }

    func isAlike(_ meeting: Meeting) -> Bool {
        meeting.isSeries
            && (names.contains(meeting.name) || module(meeting).map(modules.contains) ?? false)
    }
}

extension Meeting {
    /// Has occurrences that are told apart by their hour in it alone.
    fileprivate var isSeries: Bool {
        main != nil && !isOneHour && exceptions.count <= HourMatching.mostExceptions
            && !exceptions.contains(where: \.reachesOn)
    }

    fileprivate var name: String { main?.summary.spacedOnce ?? "" }

    /// What the series tells of one of its hours.
    fileprivate func entry(at hour: WallTime) -> MeetingEntry? {
        exception(at: hour)?.entry ?? plainEntry(at: hour)
    }

    private func plainEntry(at hour: WallTime) -> MeetingEntry? {
        guard var entry = main else { return nil }
        entry.start.wall = hour
        entry.recurrence = nil
        return entry
    }

    /// The series as the single events tell it that are its occurrences now.
    ///
    /// - Parameter items: all that it had.
    fileprivate func told(
        by matches: [HourMatching.Match], among items: [AgendaItem], _ finder: ChangeFinder
    ) -> Meeting {
        var meeting = self
        meeting.tell(matches, as: self, isWhole: true, finder)
        let matched = Set(matches.map(\.asker.item.hourInSeries))
        let kept = items.filter {
            matched.contains($0.hourInSeries) || finder.isPast($0) || $0.status == .cancelled
        }.map(\.hourInSeries)
        guard items.contains(where: \.isCut) else {
            let lost = Set(items.map(\.hourInSeries)).subtracting(kept)
            return lost.isEmpty ? meeting : meeting.without(lost.sorted())
        }
        // It had no end, and single events have one.
        guard var dates = (main?.series).map({ RecurrenceSet(start: $0.start, isDate: $0.isDate) })
        else { return meeting }
        dates.dates = kept.map { RecurrenceDate(start: $0, isDate: dates.isDate) }
        if !kept.contains(dates.start) { dates.exclusions = [.moment(dates.start)] }
        meeting.main?.recurrence = dates
        return meeting
    }

    /// Takes what single events tell of some hours.
    ///
    /// - Parameters:
    ///   - old: the series that had them.
    ///   - isWhole: this one still has them.
    fileprivate mutating func tell(
        _ matches: [HourMatching.Match], as old: Meeting, isWhole: Bool, _ finder: ChangeFinder
    ) {
        for match in matches {
            let hour = match.asker.item.hourInSeries
            guard let former = old.entry(at: hour), let plain = plainEntry(at: hour),
                let entry = match.answer.meeting.main
            else { continue }
            let told = match.answer.item.restating(
                entry, like: former, of: match.asker.item, finder)
            if isWhole, told == former { continue }
            exceptions.removeAll { $0.original == hour }
            var plainly = told
            plainly.sequence = plain.sequence
            guard !isWhole || plainly != plain else { continue }
            exceptions.append(MeetingException(original: hour, reachesOn: false, entry: told))
        }
        exceptions.sort { $0.original < $1.original }
    }

    /// The single event as a series tells it now.
    fileprivate func told(by match: HourMatching.Match, _ finder: ChangeFinder) -> Meeting {
        let (asker, answer) = (match.asker.item, match.answer.item)
        guard let main, let entry = match.answer.meeting.entry(at: answer.hourInSeries) else {
            return self
        }
        var meeting = self
        meeting.main = answer.restating(entry, like: main, of: asker, finder)
        return meeting
    }

    /// The series without some of its hours.
    fileprivate func without(_ hours: [WallTime]) -> Meeting {
        guard var dates = main?.series else { return self }
        var meeting = self
        dates.exclusions += hours.map { .moment($0) }
        meeting.main?.recurrence = dates
        meeting.exceptions.removeAll { hours.contains($0.original) }
        return meeting
    }
}
