import Campus
import Words

extension Frame {
    /// A line about somebody.
    ///
    /// - Parameter name: what its keys begin with, as lists stand in one another.
    func line(_ person: Person, as name: String) -> [String: Any] {
        var line: [String: Any] = [
            "\(name)Name": person.shownName, "\(name)Handle": person.handle.text,
            "\(name)Address": PageAddress.of(person.handle), "\(name)Face": person.initials,
        ]
        if !person.isSuspended { line["\(name)Picture"] = person.smallPicture }
        return line
    }
}

extension Person {
    /// Their name, else their handle.
    var shownName: String {
        let name = name?.harmless.oneLine ?? ""
        return name.isEmpty ? handle.text : name
    }

    /// Where their picture is as it stands beside a name; nil for none.
    var smallPicture: String? { picture.map { Picture.address(of: $0, .small) } }

    /// `KL`.
    var initials: String { Initials.of(shownName) }
}
