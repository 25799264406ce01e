import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations

@Suite("One home, many callers")
struct HomeTests {
    private let folder: TemporaryFolder
    private let home: Home
    private let now = Instant(seconds: 1_791_183_600)

    init() throws {
        folder = try TemporaryFolder()
        home = try Home(folder.path + "/home")
        try home.welcome(try Handle.checked("op"), at: now)
    }

    private func configure(_ yaml: String) throws {
        try Data(yaml.utf8).write(to: URL(fileURLWithPath: home.folder.configuration))
    }

    private func desks(_ handle: String) throws -> Desks {
        home.desks(as: try home.caller(try Handle.checked(handle), at: now))
    }

    @Test("to be named adds nobody: the nearest handle is told")
    func unknown() throws {
        try home.welcome(try Handle.checked("kimberley"), at: now)
        let refusal = failure { _ = try desks("kimberly") }
        #expect(refusal?.reason == .missing)
        #expect(refusal?.sentence == "there is nobody called kimberly: did you mean kimberley?")
        #expect(try desks("op").people.list().map(\.person.handle.text) == ["kimberley", "op"])
    }

    @Test("the first who is welcomed runs the home, the next are students")
    func welcome() throws {
        try home.welcome(try Handle.checked("ann"), at: now)
        #expect(try desks("op").person.role == .operator)
        #expect(try desks("ann").person.role == .student)
    }

    @Test("the configuration is read again when it has changed, and only then")
    func refresh() throws {
        try #require(try !home.refresh())
        try configure("zone: Asia/Tokyo\n")
        #expect(try home.refresh())
        #expect(try desks("op").zone.id == "Asia/Tokyo")
        #expect(try !home.refresh())
    }

    @Test("a configuration that cannot be read leaves the one before in force")
    func brokenConfiguration() throws {
        try configure("zone: Asia/Tokyo\n")
        _ = try home.refresh()
        try configure("zone: Nowhere/Town\n")
        #expect(reason { _ = try home.refresh() } == .misconfigured)
        #expect(try desks("op").zone.id == "Asia/Tokyo")
        try configure("zone: Europe/Paris\n")
        #expect(try home.refresh())
        #expect(try desks("op").zone.id == "Europe/Paris")
    }

    @Test("callers at once see and alter what is theirs")
    func many() async throws {
        let handles = (0..<20).map { "student\($0)" }
        for handle in handles { try home.welcome(try Handle.checked(handle), at: now) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for handle in handles {
                for round in 0..<5 {
                    group.addTask {
                        let desks = try self.desks(handle)
                        _ = try desks.water.log("250 ml", at: nil)
                        _ = try desks.calendar.agenda(
                            AgendaQuery(window: now..<now.adding(seconds: 86_400)))
                        if round == 0 { try desks.home.refresh() }
                    }
                }
            }
            try await group.waitForAll()
        }
        for handle in handles {
            #expect(try desks(handle).water.history(days: 1).days[0].drinks.count == 5)
        }
    }
}
