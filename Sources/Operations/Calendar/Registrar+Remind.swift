public import Campus
public import Logging
import Recurrence
public import Reminding
import Scheduling
import ServiceLifecycle
import Storage
import UnixSignals

extension Registrar {
    /// What would ring for the person, with what is on record of it.
    ///
    /// - Parameters:
    ///   - from: an instant or a date; nil for now.
    ///   - to: an instant or a date, exclusive; nil for 24 hours after `from`.
    public func reminders(from: String?, to: String?) throws(Failure) -> [Reminder] {
        let lower = try from.map { text throws(Failure) in try instant(text) } ?? now
        let upper =
            try to.map { text throws(Failure) in try instant(text) }
            ?? lower.adding(seconds: 86_400)
        guard lower <= upper else {
            throw Failure(.usage, "--to is before --from: swap them")
        }
        let planned = try planned(for: person, in: lower..<upper)
        let (ledger, person) = (Ledger(store: store), person)
        return try translating { () throws(StorageError) in
            try ledger.states(of: planned, for: person)
        }
    }

    /// What a reminder would say now.
    public func content(of reminder: Reminder) -> ReminderContent {
        reminder.item.map { ReminderText.content(of: $0, in: zone) }
            ?? ReminderContent(title: "", body: "")
    }

    /// Rings until SIGTERM or SIGINT.
    ///
    /// - Parameter isNarrowed: only for the person who asks, not for everyone in the home.
    public func ring(
        through specification: ChannelSpecification, isNarrowed: Bool, logger: Logger
    ) async throws(Failure) {
        let lock = try ringLock()
        defer { withExtendedLifetime(lock) {} }
        let service = try service(
            specification, isNarrowed: isNarrowed, clock: .machine, logger: logger)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(service: service, successTerminationBehavior: .gracefullyShutdownGroup)
                ],
                gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        do {
            try await group.run()
        } catch {
            throw Failure(unknown: error)
        }
    }

    /// Rings what is due at this instant, and ends.
    public func ringOnce(
        through specification: ChannelSpecification, isNarrowed: Bool, logger: Logger
    ) async throws(Failure) -> (delivered: Int, failed: Int) {
        let lock = try ringLock()
        defer { withExtendedLifetime(lock) {} }
        let now = now
        let clock = WallClock(now: { now }, sleep: { _ in })
        let service = try service(
            specification, isNarrowed: isNarrowed, clock: clock, logger: logger)
        do {
            return try await service.ringOnce()
        } catch {
            throw Failure(unknown: error)
        }
    }

    private func service(
        _ specification: ChannelSpecification, isNarrowed: Bool, clock: WallClock, logger: Logger
    ) throws(Failure) -> ReminderService {
        let channel: Channel
        do {
            channel = try specification.open()
        } catch {
            throw Failure(.missing, error.description)
        }
        let store = store
        let people = try translating { () throws(StorageError) in
            isNarrowed ? [person] : try store.people()
        }
        return ReminderService(
            people: people, ledger: Ledger(store: store), channel: channel, clock: clock,
            zone: zone,
            logger: logger
        ) { person, window in
            try planned(for: person, in: window)
        }
    }

    /// What is planned for a person and due in a window.
    private func planned(
        for person: Person, in window: Range<Instant>
    ) throws(Failure) -> [Reminder] {
        let leads = Leads.standard
        let upper = window.upperBound.adding(seconds: leads.longest)
        var asking = self
        asking.person = person
        var query = AgendaQuery(window: window.lowerBound..<upper)
        // Cups are placed only for those for whom they ring.
        if leads.byKind[.hydration] == nil { query.kinds.remove(.hydration) }
        let agenda = try asking.agenda(query)
        return plan(agenda, leads: leads, dueIn: window)
    }

    private func ringLock() throws(Failure) -> FileLock {
        try FileLock(home.path + "/remind.lock", waiting: 0, for: "belltower remind")
    }
}

extension Failure {
    fileprivate init(unknown error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let storage as StorageError: self = Failure(storage)
        default: self = Failure(.inputOutput, "\(error)")
        }
    }
}
