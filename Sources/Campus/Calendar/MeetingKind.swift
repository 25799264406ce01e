/// What sort of meeting of a module it is.
public enum MeetingKind: String, Hashable, Sendable, CaseIterable {
    case lecture, seminar, tutorial, lab, workshop, project, exam
}

extension MeetingKind {
    /// The kind that a meeting's text names plainly; nil where it names none, or two.
    ///
    /// The summary is asked first, then the categories, then the lines of the description that are
    /// nothing but such a word. A whole word counts more than an abbreviation (`VU`, `TD`), which
    /// must stand in capitals.
    ///
    /// - Parameter exams: what an exam is called.
    package init?(
        summary: String, categories: String?, details: String?, exams: ExamWords = .standard
    ) {
        let lines = (details ?? "").utf8.prefix(CodeScanner.longest).split(separator: 0x0a)
            .map { String(decoding: $0, as: UTF8.self) }
        let plain = lines.filter { line in
            let words = Self.words(of: line)
            return (1...2).contains(words.count) || (words.first == "Type" && words.count < 4)
        }
        for text in [summary, categories ?? "", plain.joined(separator: "\n")] {
            let words = Self.words(of: text)
            var spelled = Set(words.compactMap { Self.vocabulary[$0.lowercased()] })
            if exams.name(words) { spelled.insert(.exam) }
            let short = Set(words.compactMap { Self.abbreviations[$0] })
            let found = spelled.isEmpty ? short : spelled
            if found.count == 1, let kind = found.first {
                self = kind
                return
            }
            if !found.isEmpty { return nil }
            if let alone = Self.standingAlone(in: text) {
                self = alone
                return
            }
        }
        return nil
    }

    /// Whether a text names a kind of class, or several, be that one that this type does not know.
    public static func isNamed(in text: String) -> Bool {
        let words = words(of: text)
        return ExamWords.standard.name(words)
            || words.contains { word in
                let plain = word.lowercased()
                return vocabulary[plain] != nil || abbreviations[word] != nil
                    || standing[plain] != nil || others.contains(plain)
            }
    }

    private static let others: Set<String> = [
        "activity", "class", "clinic", "clinical", "colloquium", "computing", "conference",
        "course", "discussion", "dissertation", "drop", "ensemble", "excursion", "field",
        "fieldwork", "independent", "internship", "kolloquium", "meeting", "online", "performance",
        "placement", "prac", "reading", "recitation", "research", "revision", "session", "sitting",
        "studio", "study", "supervision", "surgery", "test", "thesis", "training", "visit",
    ]

    /// The words of a text, without those that only look as if they named a kind: an abbreviation
    /// before a number (`CM 50123`), a room (`Lecture Theatre 2`), an absence (`no lectures`).
    private static func words(of text: String) -> [String] {
        let parts = text.utf8.prefix(CodeScanner.longest).split { !$0.isWordPart }
            .map { String(decoding: $0, as: UTF8.self) }
        return parts.enumerated().filter { index, word in
            let next = index + 1 < parts.count ? parts[index + 1] : ""
            let isNumbered = next.utf8.count >= 3 && next.utf8.first?.isDigit == true
            let isAbsent =
                index > 0 && ["no", "kein", "keine"].contains(parts[index - 1].lowercased())
            return !isAbsent && !(isNumbered && abbreviations[word] != nil)
                && !rooms.contains(next.lowercased())
        }.map(\.element)
    }

    /// Titles speak of projects too (and there is a Labor Day); the word alone between two marks is
    /// a kind.
    private static func standingAlone(in text: String) -> MeetingKind? {
        let found = Set(
            text.split { "-:;/|".contains($0) }.compactMap { part in
                standing[part.trimming.lowercased()]
            })
        return found.count == 1 ? found.first : nil
    }

    private static let standing: [String: MeetingKind] = [
        "project": .project, "projet": .project, "projekt": .project, "labor": .lab,
    ]

    private static let rooms: Set<String> = ["theatre", "theater", "hall", "room", "th"]

    private static let vocabulary: [String: MeetingKind] = [
        "lecture": .lecture, "lectures": .lecture, "vorlesung": .lecture, "hoorcollege": .lecture,
        "föreläsning": .lecture, "magistral": .lecture,
        "seminar": .seminar, "seminars": .seminar, "séminaire": .seminar, "seminarium": .seminar,
        "proseminar": .seminar, "werkgroep": .seminar,
        "tutorial": .tutorial, "tutorials": .tutorial, "übung": .tutorial, "dirigés": .tutorial,
        "responsiecollege": .tutorial, "werkcollege": .tutorial, "övning": .tutorial,
        "exercise": .tutorial, "exercises": .tutorial,
        "lab": .lab, "labs": .lab, "labo": .lab, "laboratory": .lab,
        "practical": .lab, "praktikum": .lab, "practicum": .lab, "pratiques": .lab,
        "laboration": .lab,
        "workshop": .workshop, "workshops": .workshop,
    ]

    private static let abbreviations: [String: MeetingKind] = [
        "LEC": .lecture, "VO": .lecture, "VL": .lecture, "VU": .lecture, "CM": .lecture,
        "CTD": .lecture, "TUT": .tutorial, "TD": .tutorial, "UE": .tutorial, "TP": .lab,
        "PR": .lab, "LU": .lab, "PRAC": .lab, "SEM": .seminar, "SE": .seminar, "WS": .workshop,
    ]
}
