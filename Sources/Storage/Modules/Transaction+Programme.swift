package import Campus

extension Transaction {
    /// Every programme, the latest year first, then in order of the name.
    package func programmes() throws(StorageError) -> [Programme] {
        var programmes: [Programme] = []
        var last: RowID<Programme>?
        let rows = try rows(
            """
            SELECT programme.id, programme.name, programme.year, module.code FROM programme
            LEFT JOIN programme_module ON programme_id = programme.id
            LEFT JOIN module ON module.id = module_id
            ORDER BY programme.year DESC, programme.name, programme.id, module.code
            """)
        for row in rows {
            if last != row["id"] {
                last = row["id"]
                programmes.append(
                    Programme(
                        name: row["name"], year: AcademicYear(beginning: row["year"]), codes: []))
            }
            if let code = (row["code"] as String?).flatMap({ ModuleCode($0) }) {
                programmes[programmes.count - 1].codes.append(code)
            }
        }
        return programmes
    }

    /// The modules of a programme.
    package func modules(of programme: Programme) throws(StorageError) -> [Module] {
        try rows(
            """
            SELECT \(Module.columns) FROM programme
            JOIN programme_module ON programme_id = programme.id
            JOIN module ON module.id = module_id
            WHERE programme.name = ? AND programme.year = ? ORDER BY module.code
            """, [programme.name, programme.year.first]
        ).compactMap { Module(row: $0) }
    }

    /// Defines a programme, or what it consists of now.
    package func save(
        _ programme: Programme, modules: [Module]
    ) throws(StorageError) -> Saving<Programme> {
        let known = try programmes().first {
            $0.name == programme.name && $0.year == programme.year
        }
        if let known, Set(known.codes) == Set(programme.codes) { return .unchanged }
        try execute(
            "INSERT INTO programme (name, year) VALUES (?, ?) ON CONFLICT (name, year) DO NOTHING",
            [programme.name, programme.year.first])
        let id = try number(
            "SELECT id FROM programme WHERE name = ? AND year = ?",
            [programme.name, programme.year.first])
        try execute("DELETE FROM programme_module WHERE programme_id = ?", [id])
        for module in modules {
            try execute(
                "INSERT INTO programme_module (programme_id, module_id) VALUES (?, ?)",
                [id, module.id])
        }
        return known.map { .changed(from: $0) } ?? .added
    }
}
