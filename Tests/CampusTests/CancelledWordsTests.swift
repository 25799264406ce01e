import Campus
import Testing

@Suite("Titles that say that something is cancelled")
struct CancelledWordsTests {
    static let cancelled: [(title: String, bare: String)] = [
        ("[CANCELLED] Optics", "Optics"), ("Cancelled: Optics", "Optics"),
        ("Canceled - Optics", "Optics"), ("Optics (cancelled)", "Optics"),
        ("Optics – CANCELLED", "Optics"), ("CANCELLED Optics lab", "Optics lab"),
        ("Optics lecture cancelled", "Optics lecture"), ("*cancelled* Optics", "Optics"),
        ("PH10 [Cancelled] Optics", "PH10 Optics"), ("Cancelled", "Cancelled"),
        ("ENTFÄLLT: Optik", "Optik"), ("Optik fällt aus", "Optik"), ("Optik (fällt aus!)", "Optik"),
        ("Abgesagt | Optik", "Optik"), ("Ausfall: Optik", "Optik"),
        ("ANNULÉ - Optique", "Optique"), ("ANNULE Optique", "Optique"),
        ("Optique (annulée)", "Optique"), ("CANCELADO: Óptica", "Óptica"),
        ("Óptica - suspendida", "Óptica"), ("AFLYST Optik", "Optik"), ("Inställd: Optik", "Optik"),
        ("Optik - INSTÄLLT", "Optik"), ("Avlyst! Optikk", "Optikk"),
        ("Geannuleerd: Optica", "Optica"), ("Optica gaat niet door", "Optica"),
        ("ANNULLATO Ottica", "Ottica"), ("ODWOŁANE: Optyka", "Optyka"),
        ("PERUTTU: Optiikka", "Optiikka"), ("Zrušeno - Optika", "Optika"),
        ("Cancelada: Óptica", "Óptica"), ("ОТМЕНЕНО: Оптика", "Оптика"),
        ("Отменена - Оптика", "Оптика"),
        ("【停课】光学", "光学"), ("停课光学", "光学"), ("光学（已取消）", "光学"), ("休講：光学", "光学"),
        ("Cancelled lecture", "lecture"), ("Cancelled PH10 Optics", "PH10 Optics"),
        ("İptal: Optik", "Optik"), ("İPTAL Optik", "Optik"), ("Optik iptal", "Optik"),
        ("İptal edildi Optik", "Optik"), ("Odwołane zajęcia", "zajęcia"),
        ("Cancelled: no class", "no class"), ("No class, cancelled", "No class"),
        ("Non Euclidean geometry cancelled", "Non Euclidean geometry"),
        ("Non Newtonian cancelled", "Non Newtonian"), ("Entfällt Optik", "Optik"),
        ("光学停课", "光学"), ("光学休講", "光学"), ("休講 光学", "光学"), ("광학 휴강", "광학"),
        ("ملغاة: البصريات", "البصريات"), ("Elmarad: Optika", "Optika"),
    ]

    @Test("say it in front, at the end and between marks", arguments: cancelled)
    func said(_ title: String, _ bare: String) {
        #expect(CancelledWords.standard.isSaid(in: title))
        #expect(CancelledWords.standard.bare(title) == bare)
    }

    static let others = [
        "Optics", "Not cancelled: Optics", "Optics (not cancelled)", "Optik nicht abgesagt",
        "Noise cancellation", "Why cancelled flights are delayed", "Отмена крепостного права",
        "Der Ausfall der Ernte", "Optics - Lecture", "", "Optics: the cancelled experiment of 1887",
        "CM50123 Networking [Group A]", "取消文化研究", "İptal Davaları", "Cancelled Lives in Fiction",
        "Canceled cheques", "Lecture no longer cancelled", "Optics is not being cancelled",
        "Optik nicht mehr abgesagt", "Entfällt nicht: Optik", "休講分の補講", "休講の光学", "未停课",
        "光学（未停课）", "光学不停课", "光学没有停课", "停课不停学", "停课期间的学习", "未 停课", "휴강 아님: 광학",
        "취소 소송", "Vervallen fabrieken", "Hủy hợp đồng", "Zrušené kláštery",
    ]

    @Test("do not say it by the way", arguments: others)
    func unsaid(_ title: String) {
        #expect(!CancelledWords.standard.isSaid(in: title))
        #expect(CancelledWords.standard.bare(title) == title)
    }

    @Test("may say it in a campus's own word")
    func own() {
        let words = CancelledWords(own: ["Hitzefrei"])
        #expect(words.isSaid(in: "HITZEFREI: Optik"))
        #expect(words.isSaid(in: "Optik abgesagt"))
        #expect(!CancelledWords.standard.isSaid(in: "HITZEFREI: Optik"))
    }
}

@Suite("Titles of exams")
struct ExamWordsTests {
    static let exams = [
        "Exam: Optics", "Optics final examination", "Nachklausur Optik", "Modulprüfung Optik",
        "Mündliche Prüfung", "Skriftlig eksamen", "Reeksamen optik", "Omtentamen Optik",
        "Optiikan tentti", "Egzamin z optyki", "Zkouška z optiky", "Esame di Ottica",
        "Vizsga: optika",
        "Экзамен Оптика", "Оптика: экзамен", "期末考试 光学", "光学期末考试", "Mid-term test", "PH10 Midterm",
        "End of term: mid semester exam", "Examen blanc", "Exame de Óptica", "Exámenes finales",
        "امتحان البصريات", "Sınav: Optik", "Literature Review exam", "Ispit iz optike",
        "Optics resit", "Exam 1 week 7", "Literature Review 2 exam", "Abschlussprüfung Optik",
        "Modulabschlussprüfung", "Wiederholungsprüfung Optik", "Fachprüfung: Optik",
        "Diplomprüfungen", "Bachelor-Prüfung", "Zwischenpruefung Optik", "Nachprüfung",
        "シケン 試験", "광학 시험",
    ]
    static let others = [
        "Exam preparation", "Exam review session", "Preparation for the final exam",
        "Klausurvorbereitung", "Vorbereitung auf die Klausur", "Klausur Einsicht",
        "Prüfungsanmeldung",
        "Préparation à l'examen", "Repaso para el examen", "Exam week", "Exam board",
        "Mid-term break", "Подготовка к экзамену", "期末考试复习", "Förberedelse inför tentamen",
        "Optics lecture", "Exam feedback", "Example classes", "Mid-term review", "Exam 1 Review",
        "Review session for Midterm", "Review session 2 for Midterm 1", "Midterm II review",
        "Exam session feedback", "Wirtschaftsprüfung", "Werkstoffprüfung", "Bauteilprüfung",
        "Wirtschaftsprüfungen II",
    ]

    @Test("are known in many languages", arguments: exams)
    func exam(_ title: String) {
        #expect(MeetingKind(summary: title, categories: nil, details: nil) == .exam)
    }

    @Test("are not what is done for one", arguments: others)
    func other(_ title: String) {
        #expect(MeetingKind(summary: title, categories: nil, details: nil) != .exam)
    }

    @Test("leave what something else is tested in its kind")
    func kind() {
        let kind = MeetingKind(
            summary: "Werkstoffprüfung Vorlesung", categories: nil, details: nil)
        #expect(kind == .lecture)
    }

    @Test("may be in a campus's own word")
    func own() {
        let words = ExamWords(own: ["Viva"])
        #expect(
            MeetingKind(summary: "Viva Optics", categories: nil, details: nil, exams: words)
                == .exam)
    }
}

@Suite("Places that are written otherwise")
struct PlaceSpellingTests {
    static let same: [(String?, String?)] = [
        ("B12, C34", "C34, B12"), ("B12,C34", "B12, C34"), ("B12; C34", "B12, C34"),
        ("Aula Magna / Foyer", "Foyer/Aula Magna"), ("AULA MAGNA", "Aula Magna"),
        ("B12, B12", "B12"), ("Tom &amp; Co", "Tom & Co"), ("K&#246;nigsbau", "Königsbau"),
        ("A–12", "A-12"), ("A - 12", "A-12"), ("B  12", "B 12"), ("B 12 ", "B12"), ("", nil),
        ("https://meet.example/r/7?tk=x", "https://meet.example/r/7?tk=y"),
        ("B12, https://meet.example/r/7?a=1", "https://meet.example/r/7?a=1#token=z, B12"),
        ("https://meet.example/j?id=7&amp;pwd=x", "https://meet.example/j?id=7&pwd=y"),
        ("https://meet.example/j?id=7&on=1", "https://meet.example/j?on=1&id=7"),
        ("https://meet.example/j?utm_source=a&KEY=1", "https://meet.example/j"),
        ("R&amp;amp;D", "R&D"),
    ]
    static let different: [(String?, String?)] = [
        ("B12", "B13"), ("B12, C34", "B12"), ("B12", nil), ("1.12", "11.2"), ("-1.05", "1.05"),
        ("https://meet.example/r/7", "https://meet.example/r/8"), ("Hall A", "Hall B"),
        ("https://meet.example/j.php?MTID=m1", "https://meet.example/j.php?MTID=m2"),
        ("https://meet.example/room?id=12&tk=x", "https://meet.example/room?id=77&tk=x"),
        ("https://meet.example/#/r/7", "https://meet.example/#/r/8"), ("2/3", "3/2"),
        ("?", "!"),
    ]

    @Test("are the same", arguments: same)
    func isSame(_ one: String?, _ other: String?) { #expect(PlaceSpelling.isSame(one, other)) }

    @Test("are told from other places", arguments: different)
    func isOther(_ one: String?, _ other: String?) { #expect(!PlaceSpelling.isSame(one, other)) }
}
