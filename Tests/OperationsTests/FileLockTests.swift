import Foundation
import TestSupport
import Testing

@testable import Operations

@Suite("The lock of a file")
struct FileLockTests {
    @Test("that another has is given up once: whoever opens something meanwhile keeps it open")
    func closedOnce() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/lock"
        let lock = try FileLock(path, waiting: 0, for: "one")
        var opened: [Int32] = []
        let refusal = failure {
            _ = try FileLock(path, waiting: 0, for: "other") { _ in
                opened = (0..<3).map { _ in open(path, O_RDONLY | O_CLOEXEC) }
                return "refusal.lock.held"
            }
        }
        #expect(refusal?.reason == .busy)
        #expect(opened.allSatisfy { fcntl($0, F_GETFD) != -1 })
        for descriptor in opened { close(descriptor) }
        withExtendedLifetime(lock) {}
    }

    @Test("is shared by those who share it, and by nobody else")
    func shared() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/lock"
        let locks = try (0..<2).map { _ in
            try FileLock(path, waiting: 0, isShared: true, for: "one")
        }
        #expect(reason { _ = try FileLock(path, waiting: 0, for: "other") } == .busy)
        withExtendedLifetime(locks) {}
    }
}
