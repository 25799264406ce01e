import Foundation

/// Finds in a title that something does not take place: many publishers write it there and nowhere
/// else.
///
/// The word stands in front or at the end, or between marks: `[Cancelled] Lecture`, `AFLYST Lecture`,
/// `Lecture - fällt aus`.
package struct CancelledWords: Sendable {
    /// By their words in small letters, without diacritics.
    private let phrases: Set<String>
    /// The same of nouns, which may also be what a class is about: these count between marks, or in
    /// capitals.
    private let nouns: Set<String>

    package static let standard = CancelledWords()

    /// - Parameter own: what else says so on a campus.
    package init(own: [String] = []) {
        phrases = Set(
            (Self.known + own).map { Self.words(of: $0).map { $0.folded }.joined(separator: " ") }
        )
        .subtracting([""])
        nouns = Set(Self.knownNouns.map { Self.folded($0[...]) })
    }

    /// Whether a title says it.
    package func isSaid(in title: String) -> Bool { mark(in: title) != nil }

    /// A title without the word that says it, and what sets that off.
    package func bare(_ title: String) -> String {
        guard let mark = mark(in: title) else { return title }
        let (front, back) = (title[..<mark.lowerBound], title[mark.upperBound...])
        let rest = Self.trimmed(front[...]) + " " + Self.trimmed(back[...])
        let bare = rest.split(separator: " ").joined(separator: " ")
        return bare.isEmpty ? title : bare
    }

    // MARK: - Finding

    private struct Word {
        var range: Range<String.Index>
        var folded: String
    }

    /// So many words has a phrase at most.
    private static let longest = 4
    /// So much of a title is looked at, in bytes.
    private static let mostBytes = 400

    private func mark(in title: String) -> Range<String.Index>? {
        guard title.utf8.count <= Self.mostBytes else { return nil }
        let words = Self.words(of: title)
        guard !words.isEmpty else { return nil }
        for first in words.indices {
            for last in first..<min(first + Self.longest, words.count) {
                let span = words[first].range.lowerBound..<words[last].range.upperBound
                let text = words[first...last].map(\.folded).joined(separator: " ")
                let isNoun = nouns.contains(text)
                guard isNoun || phrases.contains(text) else { continue }
                let isFirst = first == 0 || first == 1 && Self.classes.contains(words[0].folded)
                if isMeant(span, isFirst, last == words.count - 1, isNoun, title),
                    !isDenied(words, first, last)
                {
                    return span
                }
            }
        }
        return joined(title, words)
    }

    /// - Parameters:
    ///   - isFirst: no word stands before it, but for what a class is called.
    ///   - isLast: nor behind it.
    private func isMeant(
        _ span: Range<String.Index>, _ isFirst: Bool, _ isLast: Bool, _ isNoun: Bool,
        _ title: String
    ) -> Bool {
        if isFirst, isLast { return true }
        let before = title[..<span.lowerBound].last { !$0.isWhitespace }
        let after = title[span.upperBound...].first { !$0.isWhitespace }
        func sets(_ character: Character?) -> Bool {
            character.map { !$0.isLetter && !$0.isNumber && !"'’&+".contains($0) } ?? false
        }
        // Behind `Séance` what follows is set off, else it is of what the class is about.
        let isBegun = title[..<span.lowerBound].contains { $0.isLetter || $0.isNumber }
        if isFirst, isBegun { return sets(after) || isLast }
        if isFirst { return !isNoun || sets(after) || Self.isInCapitals(title[span], title) }
        if isLast { return !isNoun || sets(before) }
        return sets(before) && sets(after)
    }

    /// `not cancelled`.
    private func isDenied(_ words: [Word], _ first: Int, _ last: Int) -> Bool {
        let near = [first - 1, last + 1].filter(words.indices.contains).map { words[$0].folded }
        return !Self.denials.isDisjoint(with: near)
    }

    /// Of scripts that put no blanks between words, what a title begins or ends with.
    private func joined(_ title: String, _ words: [Word]) -> Range<String.Index>? {
        guard let first = words.first, let last = words.last else { return nil }
        for phrase in Self.unparted {
            if title[first.range].hasPrefix(phrase) {
                return first.range
                    .lowerBound..<title.index(
                        first.range.lowerBound, offsetBy: phrase.count)
            }
            if title[last.range].hasSuffix(phrase) {
                return title.index(
                    last.range.upperBound, offsetBy: -phrase.count)..<last.range.upperBound
            }
        }
        return nil
    }

    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var start: String.Index?
        var place = text.startIndex
        while place < text.endIndex {
            let character = text[place]
            let isPart = character.isLetter || character.isNumber || "'’·".contains(character)
            if isPart, start == nil { start = place }
            if !isPart, let begin = start {
                words.append(Word(range: begin..<place, folded: folded(text[begin..<place])))
                start = nil
            }
            place = text.index(after: place)
        }
        if let begin = start {
            words.append(
                Word(range: begin..<text.endIndex, folded: folded(text[begin...])))
        }
        return words
    }

    private static func folded(_ word: Substring) -> String {
        let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
        return isPlain
            ? word.lowercased()
            : word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// In capitals, while the rest of the title is not.
    private static func isInCapitals(_ word: Substring, _ title: String) -> Bool {
        word.uppercased() == word && word.lowercased() != word && title.uppercased() != title
    }

    /// Without blanks and what sets a word off at both ends.
    private static func trimmed(_ text: Substring) -> Substring {
        let marks = " \t:;,.!-–—|/*#~_[](){}<>【】（）「」《》：，。！"
        var rest = text
        // A bracket that closes what else stands there is not the word's.
        while let last = rest.last, marks.contains(last),
            !")]}】）」》".contains(last) || isEmptied(rest)
        {
            rest.removeLast()
        }
        while let first = rest.first, marks.contains(first), !"([{【（「《".contains(first) {
            rest.removeFirst()
        }
        return rest
    }

    private static func isEmptied(_ text: Substring) -> Bool {
        !text.contains { $0.isLetter || $0.isNumber }
    }
}

extension CancelledWords {
    private static let known = [
        // English, Welsh, Irish
        "cancelled", "canceled", "called off",
        "is cancelled", "has been cancelled",
        "does not take place", "not taking place", "wedi'i ganslo", "wedi ei ganslo", "ar ceal",
        // German
        "abgesagt", "entfällt", "entfaellt", "fällt aus", "faellt aus", "ausgefallen", "entfallen",
        "findet nicht statt", "storniert", "gestrichen", "abgs",
        // French
        "annulé", "annulée", "annulés", "annulées", "supprimé", "supprimée", "n'a pas lieu",
        "n’a pas lieu",
        // Spanish, Catalan, Portuguese, Galician
        "cancelado", "cancelada", "cancelados", "canceladas", "anulado", "anulada", "suspendido",
        "suspendida", "no hay clase", "cancel·lat", "cancel·lada", "anul·lat", "anul·lada",
        "suspès", "suspenso", "suspensa", "não há aula",
        // Italian, Romanian
        "annullato", "annullata", "annullati", "annullate", "cancellato", "cancellata", "sospeso",
        "sospesa", "soppresso", "soppressa", "non si tiene", "non si terrà", "anulat", "anulată",
        // Danish, Norwegian, Swedish, Icelandic
        "aflyst", "aflyses", "avlyst", "avlyses", "innstilt", "inställd", "inställt", "inställda",
        "ställs in", "utgår", "utgår idag", "fellur niður", "aflýst",
        // Dutch
        "geannuleerd", "afgelast", "vervalt", "vervallen", "gaat niet door", "valt uit",
        "uitgevallen", "afgezegd",
        // Finnish, Estonian, Latvian, Lithuanian
        "peruttu", "perutaan", "peruutettu", "peruuntunut", "peruuntuu", "tühistatud", "jääb ära",
        "atcelts", "atcelta", "atšaukta", "atšauktas",
        // Polish, Czech, Slovak, Hungarian
        "odwołane", "odwołany", "odwołana", "odwołano", "anulowane", "anulowany", "anulowana",
        "nie odbędzie się", "zrušeno", "zrušena", "zrušen", "zrušené", "zrušená", "zrušený",
        "odpadá", "nekoná se", "nekoná sa", "elmarad", "törölve", "lemondva",
        // Slovenian, Croatian, Serbian
        "odpovedano", "odpade", "otkazano", "otkazana", "otkazan", "отказано", "отказана",
        // Russian, Ukrainian, Bulgarian
        "отменено", "отменён", "отменен", "отменена", "отменены", "не состоится", "скасовано",
        "скасована", "отменя се",
        // Greek, Turkish
        "ακυρώθηκε", "ακυρώνεται", "ακυρωμένο", "ματαιώνεται", "αναβάλλεται", "iptal",
        "iptal edildi",
        // Arabic, Hebrew, Persian
        "ملغى", "ملغاة", "ملغي", "ملغية", "أُلغيت", "ألغيت", "ألغي", "تم الإلغاء", "تم إلغاؤها",
        "בוטל", "בוטלה", "מבוטל", "מבוטלת", "لغو شد",
        // Chinese, Japanese, Korean, Vietnamese, Indonesian
        "取消", "已取消", "停课", "停課", "休講", "中止", "キャンセル", "취소", "취소됨",
        "휴강", "đã hủy", "hủy", "dibatalkan", "batal",
    ]

    private static let knownNouns = [
        "cancellation", "absage", "ausfall", "annulation", "cancelación", "suspensión",
        "aflysning", "avlysning", "uitval", "annullamento", "отмена", "peruutus", "إلغاء",
    ]

    /// What stands in front of it: `Séance annulée - Optique`.
    private static let classes = Set(
        [
            "class", "lecture", "lesson", "seminar", "tutorial", "lab", "workshop", "course",
            "Vorlesung", "Übung", "Unterricht", "Kurs", "Veranstaltung", "séance", "cours", "leçon",
            "TD", "TP", "CM", "clase", "classe", "seminario", "curso", "aula", "lezione", "corso",
            "undervisning", "föreläsning", "forelesning", "forelæsning", "Lektion", "college",
            "les", "werkgroep", "luento", "wykład", "zajęcia", "přednáška", "лекция", "занятие",
            "محاضرة", "المحاضرة",
        ].map { folded($0[...]) })

    private static let unparted = ["停课", "停課", "已取消", "休講", "휴강"]

    private static let denials: Set<String> = [
        "not", "nicht", "pas", "no", "non", "não", "nao", "ikke", "inte", "niet", "nie", "ei", "не",
        "never", "isn't", "wasn't", "لم", "未",
    ]
}
