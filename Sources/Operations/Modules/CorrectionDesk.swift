package import Campus
import Recurrence
package import Scheduling
import Storage

/// What those who take a module say of the room of a class while the timetable says another.
///
/// Nobody is told who said it, nor how many beyond the three that it takes.
package struct CorrectionDesk: Desk {
    package let desks: Desks
}

extension CorrectionDesk {
    /// Says of one class in which room it is: for those who take its module.
    ///
    /// - Parameters:
    ///   - text: the id of an item of the person's agenda.
    ///   - place: at most 80 characters, with a letter or a digit.
    /// - Returns: how the room stands then.
    /// - Throws: `Refusal.invalid` for what is no class; `.over` for one that has ended; `.conflict` where
    ///   the timetable says so already; `.forbidden` for who does not take the module.
    package func say(_ text: String, isIn place: String) throws(Refusal) -> CorrectionStanding {
        try passGate()
        let item = try desks.items.item(text)
        let place = try WrittenText.checked(place, as: "text.place", atMost: 80)
        guard Corrections.isPlace(place) else {
            throw Refusal(.invalid, "refusal.correction.place")
        }
        let code = try correctable(item)
        guard !Corrections.isTold(place, of: item) else {
            throw Refusal(.conflict, "refusal.correction.told", with: ["place": "\(place)"])
        }
        try acting(.correct) { transaction, actor in
            try newcomerLimits(actor, in: transaction).mustHaveNoLinks([place])
            let module = try module(code, of: item, takenBy: actor, in: transaction).orThrow(
                Refusal(.forbidden, "refusal.correction.outside", with: ["code": "\(code)"]))
            try transaction.set(
                Correction(
                    person: actor.id, module: code, start: item.start.instant,
                    kind: item.meetingKind, group: item.group, place: place, at: now),
                of: module, tolerance: Corrections.tolerance)
        }
        return try standing(of: item).orThrow(Self.nothingSaid(of: item))
    }

    /// Takes back what the person says of a class.
    ///
    /// - Parameter text: the id of an item of their agenda.
    /// - Throws: `Refusal.missing` where they say nothing.
    package func takeBack(_ text: String) throws(Refusal) {
        let item = try desks.items.item(text)
        try erasing(.undoCorrection) { transaction, actor in
            guard let code = item.module,
                try transaction.removeCorrection(
                    of: actor.id, code, at: item.start.instant, tolerance: Corrections.tolerance)
            else { throw Self.nothingSaid(of: item) }
        }
    }

    /// How a class's room stands for the person; nil for what is no class, is over, or is of a module
    /// that they do not take.
    package func standing(of item: AgendaItem) throws(Refusal) -> CorrectionStanding? {
        guard item.mayBeCorrected(at: now), let code = item.module else { return nil }
        return try looking { transaction, viewer -> CorrectionStanding? in
            guard try module(code, of: item, takenBy: viewer, in: transaction) != nil else {
                return nil
            }
            let (start, tolerance) = (item.start.instant, Corrections.tolerance)
            let near =
                start.adding(seconds: -tolerance)..<start.adding(seconds: tolerance + 1)
            let said = Corrections(try transaction.corrections(in: near, seenBy: viewer))
            return said.standing(of: item, for: viewer.id, at: now)
        }
    }

    /// Marks those classes of an agenda of which enough say that they are in another room.
    ///
    /// One look for all that is still to come, and none where nothing of it is a class.
    func mark(
        _ items: inout [AgendaItem], in window: Range<Instant>, of viewer: Person,
        _ transaction: Transaction
    ) throws {
        let now = now
        guard window.upperBound > now, items.contains(where: { $0.mayBeCorrected(at: now) }) else {
            return
        }
        // What began yesterday may still be on.
        let from = max(window.lowerBound, now).adding(seconds: -86_400)
        let until = window.upperBound.adding(seconds: Corrections.tolerance)
        let said = Corrections(try transaction.corrections(in: from..<until, seenBy: viewer))
        guard !said.isEmpty else { return }
        for index in items.indices {
            guard let place = said.place(of: items[index], at: now) else { continue }
            items[index].unofficialPlace = place
        }
    }

    /// The module of a class of which something may be said.
    private func correctable(_ item: AgendaItem) throws(Refusal) -> ModuleCode {
        let name = "\(item.summary.harmless.oneLine.shortened)"
        guard item.kind.isTaught, !item.allDay, let code = item.module else {
            throw Refusal(.invalid, "refusal.correction.class", with: ["item": "\(name)"])
        }
        guard item.mayBeCorrected(at: now) else {
            throw Refusal(.over, "refusal.correction.over", with: ["item": "\(name)"])
        }
        return code
    }

    /// The module that a class is of, in the year in which it is; nil for who does not take it.
    private func module(
        _ code: ModuleCode, of item: AgendaItem, takenBy person: Person,
        in transaction: Transaction
    ) throws -> Module? {
        let date = desks.context.zone.wall(at: item.start.instant).date
        let year = AcademicYear(of: date, beginning: profile.yearStart)
        guard let module = try transaction.modules(code).first(where: { $0.year == year }),
            try transaction.enrolment(of: person, in: module)?.isEnrolled == true
        else { return nil }
        return module
    }

    private static func nothingSaid(of item: AgendaItem) -> Refusal {
        Refusal(
            .missing, "refusal.correction.none",
            with: ["item": "\(item.summary.harmless.oneLine.shortened)"])
    }
}
