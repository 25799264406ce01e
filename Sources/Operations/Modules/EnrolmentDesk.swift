package import Campus
package import Scheduling
import Storage

/// What enrolling did.
package struct EnrolmentReport: Sendable {
    package var enrolled: [Module] = []
    /// What the person took by hand already.
    package var already: [Module] = []
    /// What clashes since the new ones are taken.
    package var clashes = ClashNews()
    /// The parallel groups of either to choose from, and how each fits.
    package var groups: [GroupStanding] = []
}

/// Who takes which module, and whole programmes at once.
package struct EnrolmentDesk: Desk {
    package let desks: Desks
}

extension EnrolmentDesk {
    /// Enrols the person in modules, all of them or none.
    ///
    /// - Parameter isInvisible: whether classmates do not see the person there; nil leaves it.
    package func enrol(
        _ codes: [String], year: String? = nil, isInvisible: Bool? = nil
    ) throws(Refusal) -> EnrolmentReport {
        let before = try desks.calendar.knownClashes()
        let report = try acting(.enrol) { transaction, actor in
            let modules = try codes.map { code in
                try desks.modules.module(code, year: year, in: transaction)
            }
            return try enrol(actor, in: modules, isInvisible: isInvisible, transaction)
        }
        return try withClashes(report, since: before)
    }

    /// The report with what clashes since, and with the groups there are to choose from.
    func withClashes(
        _ report: EnrolmentReport, since before: KnownClashes
    ) throws(Refusal) -> EnrolmentReport {
        var report = report
        let codes = Set(report.enrolled.map(\.code))
        if !codes.isEmpty {
            report.clashes = try desks.calendar.newClashes(since: before) {
                $0.module.map(codes.contains) ?? false
            }
        }
        let named = codes.union(report.already.map(\.code))
        report.groups = try desks.calendar.groupStandings().filter { named.contains($0.key.module) }
        return report
    }

    func enrol(
        _ person: Person, in modules: [Module], isInvisible: Bool?, _ transaction: Transaction
    ) throws -> EnrolmentReport {
        var report = EnrolmentReport()
        for module in modules {
            let before = try transaction.enrolment(of: person, in: module)
            if before?.isEnrolled == true {
                report.already.append(module)
            } else {
                report.enrolled.append(module)
            }
            // Even of what a feed made: from now on it does not end with the feed.
            try transaction.enrol(person, in: module)
            if let isInvisible {
                try transaction.setInvisible(isInvisible, person, in: module)
            }
        }
        return report
    }

    /// Ends an enrolment; the person's feed does not make it again.
    package func leave(_ code: String, year: String? = nil) throws(Refusal) -> Module {
        try acting(.leave) { transaction, actor in
            let module = try desks.modules.module(code, year: year, in: transaction)
            guard try transaction.enrolment(of: actor, in: module)?.isEnrolled == true else {
                throw Refusal(
                    .missing, "refusal.module.untaken",
                    with: ["code": "\(module.code)", "year": "\(module.year)"])
            }
            try transaction.leave(module, actor)
            return module
        }
    }

    /// Whether the person is hidden from all classmates.
    package func isInvisible() throws(Refusal) -> Bool {
        try looking { transaction, viewer in try transaction.isInvisible(viewer) }
    }

    /// Hides the person from all classmates, in what they take now and later, or shows them again.
    package func setInvisible(_ isInvisible: Bool) throws(Refusal) {
        try acting(.enrol) { transaction, actor in
            try transaction.setInvisible(isInvisible, actor)
        }
    }

    /// The modules the person takes, in order of the code.
    package func enrolments() throws(Refusal) -> [Module] {
        try looking { transaction, viewer in try transaction.modules(takenBy: viewer) }
    }

    /// The same, each with the title that the person's own calendars have for it where the catalogue has none.
    package func titledEnrolments() throws(Refusal) -> [Module] {
        try looking { transaction, viewer in
            try transaction.modules(takenBy: viewer).map { module in
                try Self.titled(module, by: [viewer], transaction)
            }
        }
    }

    /// With the title that the calendars of the first of some people have who have one, where the catalogue
    /// has none.
    private static func titled(
        _ module: Module, by people: [Person], _ transaction: Transaction
    ) throws -> Module {
        var module = module
        for person in people where module.title == nil {
            let meetings = try transaction.meetings(of: module, for: person)
            module = module.titled(by: meetings.flatMap { $0.meeting.entries.map(\.summary) })
        }
        return module
    }

    /// Those who take a module with the person: friends first, then in order of the handle.
    package func classmates(_ code: String, year: String? = nil) throws(Refusal) -> [Classmate] {
        try looking { transaction, viewer in
            let module = try desks.modules.module(code, year: year, in: transaction)
            let isEnrolled = try transaction.enrolment(of: viewer, in: module)?.isEnrolled ?? false
            guard isEnrolled || viewer.isStaff else {
                throw Refusal(
                    .forbidden, "refusal.module.classmates",
                    with: ["code": "\(module.code)", "year": "\(module.year)"])
            }
            return try classmates(of: viewer, in: module, transaction)
        }
    }

    /// The modules in which the person sees somebody among their classmates, in order of the code.
    package func shared(with handle: String) throws(Refusal) -> [Module] {
        try looking { transaction, viewer in
            let other = try transaction.person(named: handle, orSelf: viewer)
            return try transaction.modules(takenBy: viewer).filter { module in
                try transaction.classmates(of: viewer, in: module).contains { $0.id == other.id }
            }
        }
    }

    /// The same, each with the title that the calendars of one or the other have for it where the catalogue
    /// has none: who takes a module sees what it is called.
    package func titledShared(with handle: String) throws(Refusal) -> [Module] {
        let modules = try shared(with: handle)
        return try looking { transaction, viewer in
            let other = try transaction.person(named: handle, orSelf: viewer)
            return try modules.map {
                try Self.titled($0, by: [viewer, other], transaction)
            }
        }
    }

    func classmates(
        of viewer: Person, in module: Module, _ transaction: Transaction
    ) throws -> [Classmate] {
        let friends = try desks.friends.friends(of: viewer, in: transaction)
        return try transaction.classmates(of: viewer, in: module)
            .map { id, mate in
                var mate = mate
                mate.isFriend = friends.contains(id)
                return mate
            }
            .sorted { left, right in
                left.isFriend == right.isFriend
                    ? left.handle.text < right.handle.text : left.isFriend
            }
    }
}
