import Campus
import Recurrence
import Storage
import StorageSQLite

/// A campus of students who take modules and comment on them, the same on every run.
struct GeneratedClasses {
    var people = 30_000
    var modules = 2_500
    /// How many modules each person takes.
    var enrolments = 12
    /// How many take the first module.
    var classmates = 400
    /// How many comments stand on the first module; on the others a tenth.
    var comments = 300

    static let now = Instant(seconds: 1_790_000_000)

    /// The code of the module that 400 people take.
    static let first = "BM10000"

    /// Fills a home's database in one transaction.
    func fill(_ path: String) throws {
        let store = try Store(path: path)
        try store.transaction { transaction in
            let modules = try (0..<modules).compactMap { try module($0, transaction) }
            let people = try (0..<people).compactMap { index in
                try Handle("s\(index)").flatMap {
                    try transaction.addPerson($0, at: Self.now)
                }
            }
            guard let first = modules.first, let author = people.first else { return }
            for (index, person) in people.enumerated() {
                if index < classmates { try transaction.enrol(person, in: first) }
                for taken in 0..<enrolments {
                    // Neighbours share some modules and part in others.
                    let place = 1 + (index / 7 + taken * 211) % (modules.count - 1)
                    try transaction.enrol(person, in: modules[place])
                }
            }
            for (index, module) in modules.enumerated() {
                for number in 0..<(index == 0 ? comments : comments / 10) {
                    _ = try transaction.addComment(
                        "Comment \(number)", on: module, by: author, at: Self.now)
                }
            }
        }
    }

    private func module(_ index: Int, _ transaction: Transaction) throws -> Module? {
        guard let code = ModuleCode("BM\(10_000 + index)") else { return nil }
        var module = Module(code: code, year: AcademicYear(beginning: 2026))
        module.title = "Module \(index) of \(["networks", "algebra", "optics"][index % 3])"
        module.details = "What module \(index) is about, in a few words"
        module.staff = ["Lecturer \(index % 97)"]
        module.id = try transaction.save(module).id
        return module
    }
}
