package import Campus

extension Transaction {
    /// The modules with a code, the latest year first.
    package func modules(_ code: ModuleCode) throws(StorageError) -> [Module] {
        try modules("WHERE code = ? ORDER BY year DESC", [code.text])
    }

    package func module(_ id: ModuleID) throws(StorageError) -> Module? {
        try modules("WHERE module.id = ?", [id]).first
    }

    /// Every code of the catalogue, in order.
    package func moduleCodes() throws(StorageError) -> [String] {
        try rows("SELECT DISTINCT code FROM module ORDER BY code").map { $0["code"] }
    }

    /// The first modules of the catalogue, in order of the code.
    package func modules(atMost limit: Int) throws(StorageError) -> [Module] {
        try modules("ORDER BY code, year DESC LIMIT ?", [limit])
    }

    /// The modules in which every word of a text begins a word.
    ///
    /// Those whose code begins so come first, in order of the code, then the best; where over a
    /// thousand have the words, those that have them in the title. Diacritics and case do not
    /// matter.
    package func modules(
        like text: String, atMost limit: Int
    ) throws(StorageError) -> [Module] {
        let words = Self.words(of: text)
        guard !words.isEmpty else { return [] }
        let pattern = connection.dialect.search.pattern(words, false)
        let beginning = Self.codeBeginning(text)
        let byCode = try modules(
            "WHERE code >= ? AND code < ? ORDER BY code, year DESC LIMIT ?",
            [beginning, beginning + "\u{7f}", limit])
        let byText =
            try isRare(pattern)
            ? ranked(pattern, atMost: limit)
            : listed(connection.dialect.search.pattern(words, true), atMost: limit)
                + listed(pattern, atMost: limit)
        var seen: Set<ModuleID?> = []
        return Array((byCode + byText).filter { seen.insert($0.id).inserted }.prefix(limit))
    }

    /// Ranking takes some two microseconds for each module found, which is long for a word that
    /// half of a large catalogue has, and says little of it.
    private static let mostRanked = 1_000

    private func isRare(_ pattern: String) throws(StorageError) -> Bool {
        let found = try number(
            "SELECT COUNT(*) FROM (SELECT id FROM ({hits}) AS hit LIMIT ?) AS found",
            [pattern, Self.mostRanked + 1])
        return (found ?? 0) <= Self.mostRanked
    }

    private func ranked(
        _ pattern: String, atMost limit: Int
    ) throws(StorageError) -> [Module] {
        try modules(
            """
            JOIN ({ranked}) AS hit ON hit.id = module.id
            ORDER BY hit.rank, module.code, module.year DESC LIMIT ?
            """, [pattern, limit])
    }

    /// In the order in which the catalogue got them.
    private func listed(
        _ pattern: String, atMost limit: Int
    ) throws(StorageError) -> [Module] {
        try modules(
            "JOIN ({hits}) AS hit ON hit.id = module.id ORDER BY hit.id LIMIT ?", [pattern, limit])
    }

    /// What a text would be as the beginning of a code.
    private static func codeBeginning(_ text: String) -> String {
        text.prefix(64).uppercased().filter { $0 != " " && $0 != "-" }
    }

    private static func words(of text: String) -> [String] {
        text.prefix(400).split { !$0.isLetter && !$0.isNumber }.prefix(16).map(String.init)
    }

    private func modules(
        _ condition: String, _ arguments: Values
    ) throws(StorageError) -> [Module] {
        try rows("SELECT \(Module.columns) FROM module \(condition)", arguments)
            .compactMap { Module(row: $0) }
    }

    /// Adds a module to the catalogue, or changes what it says of one.
    ///
    /// - Returns: its number, and what came of it.
    package func save(
        _ module: Module
    ) throws(StorageError) -> (id: ModuleID, saving: Saving<Module>) {
        let known = try modules(module.code).first { $0.year == module.year }
        if let known, let id = known.id {
            var wanted = module
            wanted.id = id
            if known == wanted { return (id, .unchanged) }
            try execute(
                """
                UPDATE module SET title = ?, credits = ?, level = ?, department = ?, period = ?,
                staff = ?, description = ?, prerequisites = ?, url = ?, source = ? WHERE id = ?
                """, Self.facts(module) + [id])
            return (id, .changed(from: known))
        }
        let id: ModuleID = try value(
            """
            INSERT INTO module (title, credits, level, department, period, staff, description,
            prerequisites, url, source, code, year) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            RETURNING id
            """, Self.facts(module) + [module.code.text, module.year.first]
        ).orThrow("the module was not stored")
        return (id, .added)
    }

    private static func facts(_ module: Module) -> Values {
        [
            module.title, module.credits, module.level, module.department, module.period,
            module.staff.joined(separator: "\n"), module.details, module.prerequisites, module.url,
            module.source,
        ]
    }
}

/// What became of a module or programme that was saved.
package enum Saving<Value: Sendable>: Sendable {
    case added
    case changed(from: Value)
    case unchanged
}

extension Module {
    static let columns = """
        module.id, module.code, module.year, module.title, credits, level, department, period,
        module.staff, module.description, prerequisites, url, source
        """

    /// Reads a module whose columns begin at the given index of the row.
    init?(row: Row) {
        guard let code = ModuleCode(row["code"] as String) else { return nil }
        self.init(
            id: row["id"], code: code, year: AcademicYear(beginning: row["year"]))
        title = row["title"]
        credits = row["credits"]
        level = row["level"]
        department = row["department"]
        period = row["period"]
        staff = (row["staff"] as String).split(separator: "\n").map(String.init)
        details = row["description"]
        prerequisites = row["prerequisites"]
        url = row["url"]
        source = row["source"]
    }
}

extension Transaction {
    /// Whether the catalogue has modules of a year from one place; nil for those without one.
    package func hasModules(
        from source: String?, year: AcademicYear
    ) throws(StorageError) -> Bool {
        try !rows(
            "SELECT 1 FROM module WHERE source IS NOT DISTINCT FROM ? AND year = ? LIMIT 1",
            [source, year.first]
        ).isEmpty
    }

    /// Nobody vouches for what the catalogue says of a module any more.
    package func disown(_ module: Module) throws(StorageError) {
        try execute("UPDATE module SET source = NULL WHERE id = ?", [module.id])
    }
}
