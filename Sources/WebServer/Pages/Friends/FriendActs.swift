import Campus
import Operations
import Words

/// What one does about another person; the page of friends stands where it is refused.
enum FriendActs {
    static var routes: [PageRoute] {
        [
            form("request") { try $0.request($1).rawValue },
            form("accept") {
                try $0.accept($1)
                return FriendAnswer.friends.rawValue
            },
            form("decline") {
                try $0.decline($1)
                return "declined"
            },
            form("remove") {
                try $0.end($1)
                return "removed"
            },
            form("block") {
                try $0.block($1)
                return "blocked"
            },
            form("unblock") {
                try $0.unblock($1)
                return "unblocked"
            },
        ]
    }

    /// - Parameter act: gives what was done, as `friend.done.…` calls it.
    private static func form(
        _ name: String, _ act: @escaping @Sendable (FriendDesk, String) throws -> String
    ) -> PageRoute {
        .form("/people/{handle}/\(name)") { request, desks in
            let frame = try Frame(request, desks, tab: .friends)
            let handle = request.places["handle"] ?? ""
            let person = try desks.people.card(handle).person
            let done = try act(desks.friends, handle)
            return FormOutcome(frame.said(done, of: person), next: request.next(else: "/friends"))
        } refused: { request, desks, refusal in
            // Whoever is not there has no page that could stand again.
            _ = try desks.people.card(request.places["handle"] ?? "")
            return try FriendsPage.page(request, desks, refusal)
        }
    }
}

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
