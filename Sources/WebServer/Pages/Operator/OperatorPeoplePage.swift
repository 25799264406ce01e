import Campus
import Credentials
import HTTPTypes
import Operations
import Words

/// Who is in the home, for operators: looked for, invited, and one by one on a page of their own.
enum OperatorPeoplePage {
    static let address = "/operator/people"

    static var routes: [PageRoute] {
        [.look(address) { try page($0) }, inviting.route] + OperatorPersonPage.routes
    }

    /// So many on a page.
    private static let most = 100

    private static func page(
        _ visit: Visit, invited: SecretToken? = nil, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let filter = filter(visit.request)
        let found = try visit.desks.people.lookedAfter(
            filter, after: visit.request.query("after") ?? "", atMost: most)
        var model: [String: Any] = [
            "isSuspendedAsked": filter.isSuspended == true,
            "roles": roles(chosen: filter.role, frame),
            "hasPeople": !found.people.isEmpty, "people": found.people.map { line($0, frame) },
            "countText": frame.words("told.people.count", ["count": .number(found.count)]),
            "isStale": visit.isStale,
        ]
        model["q"] = filter.text
        if found.hasMore, let last = found.people.last {
            model["moreAddress"] = self.address(filter, after: last.handle.text)
        }
        if let invited {
            model["invited"] = [
                "code": invited.text,
                "link": "\(visit.request.site.origin)/sign-up?invitation=\(invited.text)",
            ]
        }
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = OperatorPages.heading("page.people.title", visit, frame)
        return frame.page("operator-people", heading, with: model)
    }

    private static func filter(_ request: PageRequest) -> PersonFilter {
        PersonFilter(
            // A phone's keyboard adds a space to the address that it knows.
            text: request.query("q")
                .map { $0.split(separator: " ").joined(separator: " ").drop { $0 == "@" } }
                .flatMap { $0.isEmpty ? nil : String($0) },
            role: request.query("role").flatMap(Person.Role.init),
            isSuspended: request.query("suspended") == "true" ? true : nil, takesAddress: true)
    }

    private static func address(_ filter: PersonFilter, after: String) -> String {
        let parts = [
            filter.text.map { ("q", $0) }, filter.role.map { ("role", $0.rawValue) },
            filter.isSuspended == true ? ("suspended", "true") : nil, ("after", after),
        ]
        return "\(address)?" + FormText.of(parts.compactMap(\.self))
    }

    /// All roles, to choose one.
    static func roles(chosen: Person.Role?, _ frame: Frame) -> [[String: Any]] {
        Person.Role.allCases.map { role in
            [
                "roleValue": role.rawValue,
                "roleText": frame.words.text(Message("person.role.\(role.rawValue)"))
                    .beginningLarge,
                "isChosenRole": role == chosen,
            ]
        }
    }

    private static func line(_ person: Person, _ frame: Frame) -> [String: Any] {
        var line: [String: Any] = [
            "personAddress": "\(address)/\(person.handle)",
            "personName": person.shownName.harmless.oneLine, "personHandle": person.handle.text,
            "isSuspended": person.isSuspended,
        ]
        if person.isStaff {
            line["personRole"] =
                frame.words.text(Message("person.role.\(person.role.rawValue)")).beginningLarge
        }
        return line
    }

    private static let inviting = SecretForm<SecretToken>(path: address) { visit in
        try visit.desks.account.invite(nil)
    } page: { visit, invited, refusal in
        try page(visit, invited: invited, refused: refusal)
    }
}
