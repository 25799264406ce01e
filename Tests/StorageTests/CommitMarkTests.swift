import Campus
import Foundation
import Recurrence
import Storage
import StorageSQLite
import TestSupport
import Testing

@Suite("The mark of what is committed")
struct CommitMarkTests {
    @Test("it is another one after each commit, whoever commits, and the same after looks")
    func commits() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/m.sqlite"
        let (ours, others) = (try Store(path: path), try Store(path: path))
        var marks = [try #require(ours.commitMark)]
        for (store, name) in [(ours, "ann"), (others, "ben"), (ours, "cem")] {
            let handle = try #require(Handle(name))
            try store.act { _ = try $0.addPerson(handle, at: Instant(seconds: 1)) }
            let mark = try #require(ours.commitMark)
            #expect(!marks.contains(mark), "\(name)")
            marks.append(mark)
            _ = try ours.look { try $0.everybody() }
            _ = try others.look { try $0.everybody() }
            #expect(ours.commitMark == mark, "\(name)")
        }
        // What is not committed alters nothing.
        struct No: Error {}
        #expect(throws: No.self) {
            try others.transaction { transaction in
                let handle = try #require(Handle("dan"))
                _ = try transaction.addPerson(handle, at: Instant(seconds: 1))
                throw No()
            }
        }
        #expect(ours.commitMark == marks.last)
        // An emptied log is one more state of the file, and none of what it says.
        try others.tidy()
        let handle = try #require(Handle("eva"))
        try others.act { _ = try $0.addPerson(handle, at: Instant(seconds: 1)) }
        #expect(try !marks.contains(#require(ours.commitMark)))
    }

    @Test("a closed database has none, nor has one in memory")
    func none() throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.path + "/m.sqlite")
        #expect(store.commitMark != nil)
        try store.close()
        #expect(store.commitMark == nil)
        #expect(try Store(path: nil).commitMark == nil)
    }
}
