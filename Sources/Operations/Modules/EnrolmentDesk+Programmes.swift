package import Campus
import Recurrence
package import Scheduling
import Storage

/// What enrolling in a programme would add, and what would overlap then.
package struct ProgrammePlan: Sendable {
    package var programme: Programme
    /// What the person does not take yet.
    package var added: [Module]
    package var overlaps: [Overlap]
}

extension EnrolmentDesk {
    /// The programmes that operators or crawlers defined, the latest year first.
    package func programmes() throws(Refusal) -> [Programme] {
        try looking { transaction, _ in try transaction.programmes() }
    }

    /// The same, of those whose name has words that begin so.
    ///
    /// - Parameter text: nil for all.
    package func programmes(matching text: String?) throws(Refusal) -> [Programme] {
        let all = try programmes()
        guard let text else { return all }
        return all.filter { WordMatch.holds($0.name, words: text) }
    }

    /// What enrolling in a programme would add; changes nothing.
    package func programmePlan(
        _ name: String, year: String? = nil
    ) throws(Refusal) -> ProgrammePlan {
        let (programme, added, meetings) = try looking { transaction, viewer in
            let programme = try self.programme(name, year: year, in: transaction)
            let taken = Set(try transaction.modules(takenBy: viewer).map(\.id))
            let modules = try transaction.modules(of: programme)
            let all = try modules.map { module in
                (module, try transaction.timetable(of: module).filter(\.isForEverybody))
            }
            return (programme, modules.filter { !taken.contains($0.id) }, all)
        }
        var items: [AgendaItem] = []
        for (module, meetings) in meetings {
            items += try desks.modules.items(meetings, of: module)
        }
        let own = try desks.calendar.agenda(
            AgendaQuery(window: window(of: programme.year), kinds: [.class]))
        let overlaps = overlaps(of: own + items, with: Set(added.map(\.code)))
        return ProgrammePlan(programme: programme, added: added, overlaps: overlaps)
    }

    /// Enrols the person in all modules of a programme.
    package func enrol(in plan: ProgrammePlan) throws(Refusal) -> EnrolmentReport {
        let before = try desks.calendar.knownClashes()
        let report = try acting(.enrol) { transaction, actor in
            try enrol(
                actor, in: try transaction.modules(of: plan.programme), isInvisible: nil,
                transaction)
        }
        return try withClashes(report, since: before)
    }

    private func window(of year: AcademicYear) -> Range<Instant> {
        let days =
            year.firstDay(
                profile.yearStart)..<AcademicYear(beginning: year.first + 1)
            .firstDay(profile.yearStart)
        let window = zone.instants(days)
        return max(window.lowerBound, min(now, window.upperBound))..<window.upperBound
    }

    private func programme(
        _ name: String, year: String?, in transaction: Transaction
    ) throws -> Programme {
        let all = try transaction.programmes()
        let wanted = try year.map { text in
            try AcademicYear(text).orThrow(
                Refusal(.invalid, "refusal.year.unreadable", with: ["text": "\(text.shortened)"]))
        }
        let current = AcademicYear(of: desks.calendar.today, beginning: profile.yearStart)
        let named = all.filter {
            $0.name.lowercased() == name.lowercased() && (wanted == nil || $0.year == wanted)
        }
        if let found = named.first(where: { $0.year == current }) ?? named.first { return found }
        let names = Set(all.map(\.name)).sorted()
        throw Refusal(
            .missing, "refusal.programme.unknown",
            with: [
                "name": "\(name.shortened)", "near": Nearest.choice(name.shortened, among: names),
            ])
    }
}

extension SourcedMeeting {
    /// A lecture or an exam: what somebody else's feed says of groups is not everybody's.
    fileprivate var isForEverybody: Bool {
        label?.kind == .lecture || label?.kind == .exam
    }
}
