import Campus
import Words

extension Frame {
    /// `Kim Lee (kim)`; the handle where there is no name.
    func named(_ person: Person) -> String {
        let name = person.shownName
        guard name != person.handle.text else { return name }
        return words(
            "friend.named", ["name": .text(name), "handle": .text(person.handle.text)])
    }

    /// What was done about somebody.
    ///
    /// - Parameter done: as `friend.done.…` calls it.
    func said(_ done: String, of person: Person) -> Flash {
        Flash(words("friend.done.\(done)", ["person": .text(named(person))]).asSentence)
    }

    /// A line about somebody.
    ///
    /// - Parameter name: what its keys begin with, as lists stand in one another.
    func line(_ person: Person, as name: String) -> [String: Any] {
        [
            "\(name)Name": person.shownName, "\(name)Handle": person.handle.text,
            "\(name)Address": "/people/\(person.handle)", "\(name)Face": person.initials,
        ]
    }
}

extension Person {
    /// Their name, else their handle.
    var shownName: String {
        let name = name?.harmless.oneLine ?? ""
        return name.isEmpty ? handle.text : name
    }

    /// `KL`.
    var initials: String {
        let letters = shownName.split(separator: " ").compactMap(\.first).prefix(2)
        return String(letters).uppercased()
    }
}
