import Campus
import Operations
import Words

/// A programme, as lists of programmes tell of it.
struct ProgrammeLine {
    let programme: Programme
    let frame: Frame

    var text: String { programme.name.harmless.oneLine }

    /// `8 modules, 2026/27`.
    var note: String {
        frame.words(
            "told.programme.size",
            [
                "count": .number(programme.codes.count),
                "year": .text(programme.year.description),
            ])
    }

    var model: [String: Any] {
        let query = FormText.of([
            ("programme", programme.name), ("year", "\(programme.year)"),
        ])
        return [
            "programmeName": programme.name, "programmeText": text, "programmeNote": note,
            "programmeAddress": "/programmes?\(query)",
        ]
    }
}
