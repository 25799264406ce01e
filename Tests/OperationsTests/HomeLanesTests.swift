import Campus
import Credentials
import Foundation
import Locks
import Recurrence
import Scheduling
import Storage
import TestSupport
import Testing

@testable import Operations

@Suite("Lanes")
struct HomeLanesTests {
    private let folder: TemporaryFolder
    private let home: Home
    private let now = Instant(seconds: 1_791_183_600)

    init() throws {
        folder = try TemporaryFolder()
        home = try Home(folder.path + "/home")
        try home.welcome(try Handle.checked("op"), at: now)
    }

    private func caller(_ handle: String = "op") throws -> Caller {
        try home.caller(try Handle.checked(handle), at: now)
    }

    @Test("several look at the same time, each within a transaction of its own")
    func parallel() async throws {
        let lanes = HomeLanes(home, readers: 2)
        let caller = try caller()
        let (here, there) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        @Sendable func meet(
            _ own: DispatchSemaphore, _ other: DispatchSemaphore
        ) async throws -> Bool {
            try await lanes.look(as: caller) { desks in
                try desks.looking { transaction, _ in
                    own.signal()
                    let hasMet = other.wait(timeout: .now() + 60) == .success
                    return try hasMet && transaction.everybody().count == 1
                }
            }
        }
        async let one = meet(here, there)
        async let other = meet(there, here)
        #expect(try await [one, other] == [true, true])
    }

    @Test("to look waits for nobody who acts, and sees what was before")
    func lookingBesideActing() async throws {
        let lanes = HomeLanes(home)
        let caller = try caller()
        let (begun, seen) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        async let acted = lanes.act(as: caller) { desks in
            try desks.acting(.drink) { transaction, _ in
                _ = try transaction.welcome(try Handle.checked("ann"), at: desks.now)
                begun.signal()
                return seen.wait(timeout: .now() + 60) == .success
            }
        }
        let before = try await lanes.look(as: caller) { desks in
            begun.wait()
            defer { seen.signal() }
            return try desks.people.list().count
        }
        #expect(before == 1)
        #expect(try await acted)
        #expect(try await lanes.look(as: caller) { try $0.people.list().count } == 2)
    }

    @Test("what only looks may not write")
    func readOnly() throws {
        let desks = home.desks(as: try caller())
        let refusal = failure {
            try desks.looking { transaction, actor in try transaction.raiseRevision(of: actor.id) }
        }
        #expect(refusal?.reason == .failed)
    }

    @Test("acts are done in the order in which they came")
    func order() async throws {
        let queue = WorkQueue("test", threads: 1, waiting: 1_000)
        let gate = DispatchSemaphore(value: 0)
        let done = Locked<[Int]>([])
        let begun = DispatchSemaphore(value: 0)
        let first = Task {
            try await queue.run {
                begun.signal()
                gate.wait()
            }
        }
        await Task.detached { begun.wait() }.value
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<200 {
            tasks.append(Task { try await queue.run { done.withLock { $0.append(number) } } })
            while queue.waitingCount < number + 1 { await Task.yield() }
        }
        gate.signal()
        try await first.value
        for task in tasks { try await task.value }
        #expect(done.withLock { $0 } == Array(0..<200))
    }

    @Test("of one person two passwords are hashed or wait, and others are not kept waiting by more")
    func ofPerson() async throws {
        let hashing = PasswordHashing()
        defer { hashing.close() }
        let gate = DispatchSemaphore(value: 0)
        let both = (0..<2).map { _ in
            Task { try await hashing.run(on: hashing.known, for: PersonID(1)) { gate.wait() } }
        }
        while hashing.waiting < 1 { await Task.yield() }
        for _ in 0..<20 {
            await #expect {
                try await hashing.matches("x", PasswordHash.ofNobody, by: PersonID(1))
            } throws: {
                ($0 as? Refusal)?.reason == .busy
            }
        }
        // A thing's password is a stranger's, for which the only thread of who is known is not waited.
        #expect(try await !hashing.matches("x", PasswordHash.ofNobody, by: PersonID(2)))
        for _ in both { gate.signal() }
        for one in both { try await one.value }
        #expect(try await !hashing.matches("x", PasswordHash.ofNobody, by: PersonID(1)))
    }

    @Test("who comes when too many wait is refused at once, and who gives up is passed over")
    func limits() async throws {
        let queue = WorkQueue("test", threads: 1, waiting: 1)
        let gate = DispatchSemaphore(value: 0)
        let begun = DispatchSemaphore(value: 0)
        let first = Task {
            try await queue.run {
                begun.signal()
                gate.wait()
            }
        }
        await Task.detached { begun.wait() }.value
        let ran = Locked(false)
        let second = Task { try await queue.run { ran.withLock { $0 = true } } }
        while queue.waitingCount < 1 { await Task.yield() }
        await #expect { try await queue.run {} } throws: { ($0 as? Refusal)?.reason == .busy }
        second.cancel()
        gate.signal()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(!ran.withLock { $0 })
        try await first.value
        queue.close()
        await #expect { try await queue.run {} } throws: { ($0 as? Refusal)?.reason == .busy }
    }

    /// `BELLTOWER_SECONDS=60` for as long.
    @Test("two hundred tasks at once see and alter what is theirs")
    func many() async throws {
        let seconds = ProcessInfo.processInfo.environment["BELLTOWER_SECONDS"].flatMap(Double.init)
        let end = Date(timeIntervalSinceNow: seconds ?? 2)
        let lanes = HomeLanes(home, readers: 4)
        let callers = try (0..<50).map { number in
            try home.welcome(try Handle.checked("student\(number)"), at: now)
            return try caller("student\(number)")
        }
        let drinks = Locked<[PersonID: Int]>([:])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                let caller = callers[number % callers.count]
                group.addTask { [home, now] in
                    repeat {
                        _ = try await lanes.act(as: caller) { try $0.water.log("250 ml", at: nil) }
                        drinks.withLock { $0[caller.person.id, default: 0] += 1 }
                        let day = now..<now.adding(seconds: 86_400)
                        _ = try await lanes.look(as: caller) {
                            try $0.calendar.agenda(AgendaQuery(window: day))
                        }
                        if number == 0 { _ = try home.refresh() }
                    } while Date() < end
                }
            }
            try await group.waitForAll()
        }
        for caller in callers {
            let history = try await lanes.look(as: caller) { try $0.water.history(days: 1) }
            #expect(history.days[0].drinks.count == drinks.withLock { $0[caller.person.id] })
        }
    }

    @Test("one person's errands leave room for others'")
    func errands() async throws {
        let lanes = HomeLanes(home)
        _ = try home.desks(as: caller()).people.add("sam", ProfileEdit())
        let (op, sam) = (try caller(), try caller("sam"))
        let end = AsyncStream<Void>.makeStream()
        let begun = AsyncStream<Void>.makeStream()
        let waiting = (0..<2).map { _ in
            Task {
                try await lanes.errand(as: op) { _ in
                    begun.continuation.yield()
                    for await _ in end.stream {}
                }
            }
        }
        var arrivals = begun.stream.makeAsyncIterator()
        for _ in waiting { await arrivals.next() }
        let refused = await #expect(throws: Refusal.self) {
            try await lanes.errand(as: op) { _ in }
        }
        #expect(refused?.reason == .tooMany)
        try await lanes.errand(as: sam) { _ in }
        end.continuation.finish()
        for task in waiting { try await task.value }
        try await lanes.errand(as: op) { _ in }
    }
}
