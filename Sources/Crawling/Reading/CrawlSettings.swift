package import Campus
package import Recurrence
package import Words

/// What a crawl is told beside its definition.
package struct CrawlSettings: Sendable {
    /// By name: the definition's, with what a person has set instead.
    package var parameters: [String: String]
    /// Of modules that name none, and of dates without one.
    package var year: AcademicYear
    /// The Monday of teaching week 1.
    package var weekOne: CivilDate?
    /// The Mondays of teaching weeks by their numbers, as the campus counts them; they count where
    /// nobody has set `weekOne`.
    package var weeks: [Int: CivilDate] = [:]
    /// In which classes are.
    package var zone: Zone

    package init(
        parameters: [String: String], year: AcademicYear, weekOne: CivilDate?, zone: Zone
    ) {
        self.parameters = parameters
        self.year = year
        self.weekOne = weekOne
        self.zone = zone
    }

    /// Settles the parameters of a definition.
    ///
    /// - Parameters:
    ///   - given: what a person has set.
    ///   - year: the current one, where neither says another.
    ///   - zone: that of the home, where nothing says another.
    ///   - named: the id of the one that the source has of its own; a parameter counts before it.
    ///   - zones: a zone by its IANA id; nil for what is none.
    /// - Throws: `SettingError`.
    package init(
        of definition: CrawlerDefinition, given: [String: String], year: AcademicYear, zone: Zone,
        named: String? = nil, zones: (String) -> Zone?
    ) throws(SettingError) {
        let known = Set(definition.parameters.map(\.name))
        for name in given.keys.sorted() where !known.contains(name) {
            throw .unknown(name, known: definition.parameters.map(\.name))
        }
        var values: [String: String] = [:]
        for parameter in definition.parameters {
            values[parameter.name] = given[parameter.name] ?? parameter.value
        }
        let needed = Set(definition.rules.flatMap(\.neededNames))
        let missing = known.filter { needed.contains($0) && values[$0] == nil }.sorted()
        guard missing.isEmpty else { throw .missing(missing) }
        try Self.checkOrders(of: definition, values)
        parameters = values
        self.zone = zone
        if let id = values[CrawlerDefinition.zoneParameter] ?? named, id != zone.id {
            guard let own = zones(id) else {
                throw .wrong(CrawlerDefinition.zoneParameter, "an IANA zone, as Europe/London")
            }
            self.zone = own
        }
        if let text = values[CrawlerDefinition.yearParameter] {
            guard let named = AcademicYear(text) else {
                throw .wrong(CrawlerDefinition.yearParameter, "an academic year, as 2026/27")
            }
            self.year = named
        } else {
            self.year = year
        }
        if let text = values[CrawlerDefinition.weekOneParameter] {
            guard let date = CivilDate(iso: text) else {
                throw .wrong(CrawlerDefinition.weekOneParameter, "a date, as 2026-09-21")
            }
            weekOne = date.monday
        } else {
            weekOne = nil
        }
    }
}

extension CrawlSettings {
    /// A cell that is called by a name that no field takes would be lost in silence.
    private static func checkOrders(
        of definition: CrawlerDefinition, _ values: [String: String]
    ) throws(SettingError) {
        for rule in definition.rules {
            guard let order = rule.order, let names = order.order(values)?.names else { continue }
            let known = rule.orderedNames
            guard names.isEmpty || !names.isSubset(of: known) else { continue }
            throw .wrong(
                order.names.names.first ?? "",
                "the names of cells, as 'room | title, kind | weeks, staff': known are "
                    + known.joined(separator: ", ") + ", and - for what is left out")
        }
    }
}

/// Why parameters cannot be used.
package enum SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknown(String, known: [String])
    case missing([String])
    case wrong(String, String)

    package var message: Message {
        switch self {
        case .unknown(let name, let known):
            Message(
                "refusal.parameter.unknown",
                [
                    "name": .text(name), "count": .number(known.count),
                    "known": .text(known.joined(separator: ", ")),
                ])
        case .missing(let names):
            Message(
                "refusal.parameter.missing",
                ["names": .list(names), "given": Self.given(names)])
        case .wrong(let name, let form):
            Message("refusal.parameter.wrong", ["name": .text(name), "form": .text(form)])
        }
    }

    /// Names one after the other, for an edge that says how each is given.
    private static func given(_ names: [String]) -> Message.Argument {
        var said = Message("refusal.parameter.given", ["name": .text(names.first ?? "")])
        for name in names.dropFirst() {
            said = Message(
                "refusal.parameter.given.more", ["before": .message(said), "name": .text(name)])
        }
        return .message(said)
    }

    package var description: String { Catalogue.english.text(message) }
}
