package import Campus
package import Logging
package import Recurrence
import Storage

/// What a process does beside its work for those who run a home, each minute: alerts, suspensions that are over,
/// letters to who gave notice, errors that were counted, what became of an hour's deliveries.
///
/// On a thread of its own: it waits for other machines, and nobody waits for it.
package final class StewardRounds: Sendable {
    /// Between two looks, in seconds.
    package static let interval: Int64 = 60
    /// Between two times that what was counted is handed over.
    private static let pause = Duration.seconds(5)

    private let errors: ErrorBook
    private let answers: AnswerBook?
    private let service: Uptime.Service?
    /// Whosever they are, as of now; nil where nobody is here yet.
    private let desks: @Sendable () throws -> Desks?
    private let document: AlertDocument
    private let logger: Logger

    /// - Parameters:
    ///   - answers: a server's; nil for a daemon.
    ///   - service: as what it gives signs of life; nil for none.
    ///   - logger: is told of rounds that fail.
    package init(
        errors: ErrorBook, answers: AnswerBook? = nil, as service: Uptime.Service? = nil,
        logger: Logger, document: @escaping AlertDocument,
        desks: @escaping @Sendable () throws -> Desks?
    ) {
        self.errors = errors
        self.answers = answers
        self.service = service
        self.logger = logger
        self.document = document
        self.desks = desks
    }

    /// Goes its rounds, and says that it is there, until its task is cancelled.
    package func run() async {
        await withTaskGroup(of: Void.self) { group in
            // Apart: a round waits for other machines, and who waits is there all the same.
            group.addTask { await self.giveSigns() }
            group.addTask { await self.goRounds() }
        }
    }

    private func giveSigns() async {
        guard let service else { return }
        while !Task.isCancelled {
            // One that cannot be written is missed, and the next one tells of the gap.
            try? desks()?.uptime.note(service)
            try? await Task.sleep(for: .seconds(UptimeDesk.interval))
        }
        try? desks()?.uptime.note(service, isLast: true)
    }

    private func goRounds() async {
        var last: Instant?
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pause)
            guard !Task.isCancelled, let asking = try? desks() else { continue }
            errors.flush(into: asking.store)
            // The first look comes a minute after the start; a clock that was set back makes it come at once.
            let since = last ?? asking.now
            last = since
            guard !(0..<Self.interval).contains(asking.now - since) else { continue }
            last = asking.now
            await round(asking)
        }
        guard let asking = try? desks() else { return }
        errors.flush(into: asking.store)
        answers?.flush(into: asking)
    }

    /// Does all of it once.
    package func round(_ desks: Desks) async {
        answers?.flush(into: desks)
        // A file that holds no key is told of by `check`.
        try? desks.home.notePushKey(at: desks.now)
        do {
            _ = try desks.people.restoreEnded()
            try desks.health.keepHours()
            try await AlertWatch(desks, document: document).round(countingIn: errors)
            await NoticeAnswers(desks.home).send(at: desks.now, countingIn: errors)
        } catch {
            let failure = Refusal(unknown: error)
            if failure.reason == .full {
                await AlertWatch(desks, document: document).tellFull(countingIn: errors)
            }
            // Another process that writes is no failure: the next minute comes.
            guard failure.reason != .busy else { return }
            logger.error("a look at the home failed", metadata: ["reason": "\(failure)"])
        }
    }
}

extension Home {
    /// Its desks for what a server does by itself; nil where nobody runs it yet.
    package func stewardDesks(at now: Instant) throws(Refusal) -> Desks? {
        let store = store
        let first = try translating { () throws(StorageError) in
            try store.look { try $0.firstOperator() }
        }
        guard let first else { return nil }
        return desks(as: try caller(first, at: now, zone: nil))
    }
}

extension ErrandThreads {
    /// Of what a process does beside its work.
    static let steward = ErrandThreads("belltower.steward", most: 1)
}

extension StewardRounds {
    /// Begins the rounds; they end with what is returned.
    package func begin() -> StewardTask {
        StewardTask(Task(executorPreference: ErrandThreads.steward) { await self.run() })
    }
}

/// Rounds that are under way.
package final class StewardTask: Sendable {
    private let task: Task<Void, Never>

    fileprivate init(_ task: Task<Void, Never>) { self.task = task }

    /// Ends the rounds, and waits until what was counted is handed over, though not for longer than this.
    package func end(within limit: Duration) async {
        task.cancel()
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        Task { [task] in
            await task.value
            end.finish()
        }
        Task {
            try? await Task.sleep(for: limit)
            end.finish()
        }
        for await _ in ends {}
    }

    deinit { task.cancel() }
}
