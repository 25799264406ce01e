import Campus
import Words

extension Frame {
    /// A line about somebody.
    ///
    /// - Parameter name: what its keys begin with, as lists stand in one another.
    func line(_ person: Person, as name: String) -> [String: Any] {
        [
            "\(name)Name": person.shownName, "\(name)Handle": person.handle.text,
            "\(name)Address": PersonPage.address(person.handle), "\(name)Face": person.initials,
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
    var initials: String { Initials.of(shownName) }
}
