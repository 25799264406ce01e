/// Finds in a text that it is of an exam, in the languages of the campuses that are known.
///
/// What only helps towards one is none: `Exam preparation`, `Klausureinsicht`.
package struct ExamWords: Sendable {
    private let words: Set<String>
    private let phrases: [[String]]
    private let joined: [String]

    package static let standard = ExamWords()

    /// - Parameter own: what else an exam is called on a campus.
    package init(own: [String] = []) {
        let own = own.map { $0.lowercased() }
        words = Self.known.union(own.filter { !$0.contains(" ") })
        phrases =
            Self.knownPhrases
            + own.filter { $0.contains(" ") }.map { $0.split(separator: " ").map(String.init) }
        joined = Self.unparted + own.filter { !$0.utf8.allSatisfy { $0 < 0x80 } && $0.isUnparted }
    }

    /// Whether some words of a text name an exam, and not only what is done for it.
    func name(_ list: [String]) -> Bool {
        let plain = list.map { $0.lowercased() }
        return plain.indices.contains { place in
            guard let length = length(of: plain, at: place) else { return false }
            return !isOnlyAbout(plain, place..<(place + length))
        }
    }

    /// How many words an exam's name has that begins at a place; nil where none does.
    private func length(of list: [String], at place: Int) -> Int? {
        let word = list[place]
        if words.contains(word) || Self.endings.contains(where: { word.isCompound(of: $0) })
            || Self.isTested(word)
        {
            return 1
        }
        if !word.utf8.allSatisfy({ $0 < 0x80 }), joined.contains(where: { word.contains($0) }) {
            let isOnlyAbout = list.contains { word in
                Self.unpartedAids.contains { word.contains($0) }
            }
            return isOnlyAbout ? nil : 1
        }
        return phrases.first { list[place...].starts(with: $0) }?.count
    }

    /// `modulprüfung`, but not `werkstoffprüfung`, where something else is tested than people.
    private static func isTested(_ word: String) -> Bool {
        guard let ending = testEndings.first(where: { word.hasSuffix($0) }) else { return false }
        var rest = word.dropLast(ending.count)
        // `modulabschlussprüfung`
        while let part = testParts.first(where: { rest.hasPrefix($0) }) {
            rest = rest.dropFirst(part.count)
        }
        return rest.isEmpty
    }

    /// `exam preparation`, `review for the exam`; of a title that ends in its exam the words before
    /// are what it is in.
    private func isOnlyAbout(_ list: [String], _ exam: Range<Int>) -> Bool {
        var next = exam.upperBound
        while next < list.count, Self.between.contains(list[next]) { next += 1 }
        let named = next
        while next < list.count, Self.isFiller(list[next]) { next += 1 }
        if next < list.count, Self.aids.contains(list[next]) {
            // `Exam 1 week 7` says when it is.
            if next == named || !Self.spans.contains(list[next]) { return true }
        }
        var before = exam.lowerBound - 1
        while before >= 0, Self.between.contains(list[before]) { before -= 1 }
        let isParted = before < exam.lowerBound - 1
        while before >= 0, Self.isFiller(list[before]) { before -= 1 }
        guard before >= 0, Self.aids.contains(list[before]) else { return false }
        return isParted || before == 0
    }

    /// What counts exams, or what is done for them: `exam 1 review`, `review session for the exam`.
    private static func isFiller(_ word: String) -> Bool {
        fillers.contains(word) || word.utf8.count <= 2 && word.utf8.allSatisfy(\.isDigit)
    }
}

extension String {
    /// Longer than an ending that it has: `nachklausur`.
    fileprivate func isCompound(of ending: String) -> Bool {
        utf8.count > ending.utf8.count && hasSuffix(ending)
    }

    /// Of a script that puts no blanks between words.
    fileprivate var isUnparted: Bool {
        unicodeScalars.contains { (0x0e00...0x0e7f).contains($0.value) || $0.value >= 0x2e80 }
    }
}

extension ExamWords {
    private static let known: Set<String> = [
        "exam", "exams", "examination", "examinations", "midterm", "midterms", "resit", "resits",
        "klausur", "klausuren", "prüfung", "prüfungen", "pruefung", "pruefungen",
        "examen", "examens", "partiel", "partiels", "épreuve", "épreuves", "exámenes", "examenes",
        "exámen", "exame", "exames", "prova", "provas", "esame", "esami",
        "eksamen", "eksamener", "eksamenen", "reeksamen", "tentamen", "tentamina", "omtentamen",
        "tentan", "tenta", "omtenta", "próf", "hertentamen", "toets",
        "tentti", "tentit", "tenttiin", "eksam", "eksāmens", "egzaminas", "egzamin", "egzaminy",
        "zkouška", "zkoušky", "zkouska", "zkousky", "skúška", "skúšky", "vizsga", "vizsgák",
        "ispit", "ispiti", "izpit", "izpiti", "examene", "provim", "sınav", "sınavı", "sinav",
        "экзамен", "экзамены", "экзамена", "зачёт", "зачет", "іспит", "екзамен", "изпит", "испит",
        "εξέταση", "εξετάσεις", "امتحان", "الامتحان", "اختبار", "الاختبار", "מבחן", "בחינה",
        "arholiad",
        "arholiadau", "scrúdú",
    ]

    private static let endings = [
        "klausur", "klausuren", "eksamen", "tentamen", "tentti",
        "vizsga", "próf", "zkouška", "examen", "экзамен", "sınavı", "toets",
    ]

    private static let testEndings = ["prüfung", "prüfungen", "pruefung", "pruefungen"]

    /// What stands before them where people are tested, the longer one of two first.
    private static let testParts = [
        "wiederholungs", "wiederhol", "abschluss", "abschluß", "zwischen", "zulassungs", "eignungs",
        "aufnahme", "eingangs", "einstufungs", "feststellungs", "orientierungs", "grundlagen",
        "ergänzungs", "ergaenzungs", "verbesserungs", "lehrveranstaltungs", "kurs", "modul", "teil",
        "fach", "diplom", "bachelor", "master", "magister", "doktor", "promotions", "staats",
        "haupt", "neben", "wahl", "pflicht", "semester", "jahres", "studien", "sessions", "basis",
        "block", "gesamt", "einzel", "gruppen", "nachhol", "nach", "vor", "end", "schluss", "erst",
        "zweit", "ersatz", "zusatz", "sonder", "sprach", "hochschul", "akademie", "meister",
        "gesellen", "abitur", "reife", "matura", "kommissions", "portfolio", "präsenz", "online",
        "computer", "klausuren", "fern", "-", "s",
    ]

    private static let knownPhrases: [[String]] =
        ["mid", "end", "final"].flatMap { first in
            ["term", "semester", "sem", "year"].flatMap { second in
                ["test", "exam", "assessment", "quiz", "paper"].map { [first, second, $0] }
            }
        }
        + [
            ["final", "test"], ["written", "test"], ["kỳ", "thi"], ["thi", "cuối"],
            ["thi", "giữa"],
            ["prueba", "final"], ["compito", "scritto"], ["appello", "scritto"],
            ["appello", "orale"], ["prueba", "parcial"], ["kolokwium", "zaliczeniowe"],
        ]

    private static let unparted = [
        "考试", "考試", "期末考", "期中考", "补考", "補考", "試験", "テスト", "시험", "기말고사", "중간고사", "สอบปลายภาค",
        "สอบกลางภาค", "การสอบ",
    ]

    private static let unpartedAids = [
        "复习", "復習", "準備", "准备", "辅导", "輔導", "答疑", "対策", "説明", "준비", "ติว",
    ]

    /// What is done for an exam, or comes of it.
    private static let aids: Set<String> = [
        "preparation", "preparations", "preparatory", "prep", "prepare", "preparing", "review",
        "reviews", "revision", "practice", "practise", "feedback", "result", "results", "viewing",
        "inspection", "registration", "info", "information", "briefing", "debrief", "tips",
        "technique", "techniques", "skills", "strategy", "strategies", "discussion", "consultation",
        "questions", "help", "support", "coaching", "break", "week", "weeks", "holiday", "recess",
        "period", "board", "committee", "office", "timetable", "schedule", "walkthrough",
        "vorbereitung", "einsicht", "einsichtnahme", "besprechung", "nachbesprechung", "anmeldung",
        "abmeldung", "ausschuss", "wiederholung", "fragestunde", "sprechstunde", "infos",
        "préparation", "révision", "révisions", "correction", "inscription", "inscriptions",
        "résultats", "repaso", "preparación", "revisión", "inscripción", "resultados", "consultas",
        "forberedelse", "forberedelser", "förberedelse", "repetition", "genomgång", "gjennomgang",
        "gennemgang", "spørgetime", "frågestund", "anmälan", "vask", "voorbereiding", "inzage",
        "bespreking", "vragenuur", "preparazione", "ripasso", "iscrizione", "iscrizioni",
        "verbalizzazione", "przygotowanie", "przygotowania", "konsultacje", "powtórka",
        "valmistautuminen", "valmennus", "kertaus", "ilmoittautuminen", "příprava", "konzultace",
        "príprava", "konzultácie", "preparação", "revisão", "inscrição", "подготовка",
        "консультация", "підготовка", "консультація", "felkészítő", "felkészülés", "konzultáció",
        "priprema", "priprave", "hazırlık", "hazırlığı", "مراجعة", "تحضير", "الإعداد", "הכנה",
        "חזרה",
    ]

    /// Those of them that are a time.
    private static let spans: Set<String> = [
        "week", "weeks", "holiday", "recess", "period", "break",
    ]

    private static let fillers: Set<String> = [
        "session", "sessions", "i", "ii", "iii", "iv", "v", "vi",
    ]

    /// What may stand between the two.
    private static let between: Set<String> = [
        "for", "the", "of", "to", "a", "an", "your", "final", "written", "oral", "and", "on",
        "auf", "die", "der", "den", "zur", "für", "fuer", "zum", "à", "l", "la", "le", "de", "d",
        "du", "des", "aux", "pour", "para", "el", "del", "los", "al", "o", "os", "do", "da", "til",
        "för", "på", "av", "inför", "op", "het", "een", "voor", "all", "per", "di", "na", "ke",
        "к", "до", "za", "az",
    ]
}
