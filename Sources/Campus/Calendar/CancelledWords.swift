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
    /// Those that may also tell what follows apart: in front these count where something shows that
    /// they are no part of the title.
    private let attributes: Set<String>

    package static let standard = CancelledWords()

    /// - Parameter own: what else says so on a campus.
    package init(own: [String] = []) {
        phrases = Set(
            (Self.known + own).map { Self.words(of: $0).map { $0.folded }.joined(separator: " ") }
        )
        .subtracting([""])
        nouns = Set(Self.knownNouns.map { Self.folded($0[...]) })
        attributes = Set(Self.knownAttributes.map { Self.folded($0[...]) })
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
                guard nouns.contains(text) || phrases.contains(text) else { continue }
                if isMeant(words, first, last, text, title),
                    !isDenied(words, first, last, title)
                {
                    return span
                }
            }
        }
        return joined(title, words)
    }

    private func isMeant(
        _ words: [Word], _ first: Int, _ last: Int, _ text: String, _ title: String
    ) -> Bool {
        let isNoun = nouns.contains(text)
        // No word stands before it, but for what a class is called; nor behind it.
        let isFirst = first == 0 || first == 1 && Self.classes.contains(words[0].folded)
        let isLast = last == words.count - 1
        if isFirst, isLast { return true }
        let span = words[first].range.lowerBound..<words[last].range.upperBound
        let before = title[..<span.lowerBound].last { !$0.isWhitespace }
        let after = title[span.upperBound...].first { !$0.isWhitespace }
        func sets(_ character: Character?) -> Bool {
            character.map { !$0.isLetter && !$0.isNumber && !"'’&+".contains($0) } ?? false
        }
        // Behind `Séance` what follows is set off, else it is of what the class is about.
        if isFirst, first == 1 { return sets(after) || isLast }
        if isFirst {
            if sets(after) || Self.isInCapitals(title[span], title) { return true }
            guard !isNoun else { return false }
            return !attributes.contains(text) || Self.isClass(words[last + 1])
        }
        if isLast { return !isNoun || sets(before) }
        return sets(before) && sets(after)
    }

    /// What a class is called, or the code of its module: `Cancelled lecture`, `Cancelled PH10 Optics`.
    private static func isClass(_ word: Word) -> Bool {
        if classes.contains(word.folded) { return true }
        let digits = word.folded.utf8.count { (0x30...0x39).contains($0) }
        return digits >= 2 && word.folded.first?.isLetter == true
    }

    /// `not cancelled`, `no longer cancelled`; behind the word only where nothing sets it off:
    /// `Cancelled: no class` says it.
    private func isDenied(
        _ words: [Word], _ first: Int, _ last: Int, _ title: String
    ) -> Bool {
        func isUnset(from one: Int, to other: Int) -> Bool {
            title[words[one].range.upperBound..<words[other].range.lowerBound].allSatisfy {
                $0.isWhitespace || $0.isLetter || "'’".contains($0)
            }
        }
        if first > 0, Self.denials.contains(words[first - 1].folded) { return true }
        if first > 1, Self.denials.contains(words[first - 2].folded),
            isUnset(from: first - 2, to: first)
        {
            let isEnd = Self.ends.contains(words[first - 1].folded)
            if isEnd || !Self.ambiguousDenials.contains(words[first - 2].folded) { return true }
        }
        guard last + 1 < words.count, Self.denials.contains(words[last + 1].folded) else {
            return false
        }
        return isUnset(from: last, to: last + 1)
    }

    /// Of scripts that put no blanks between words, what a title begins or ends with.
    private func joined(_ title: String, _ words: [Word]) -> Range<String.Index>? {
        guard let first = words.first, let last = words.last else { return nil }
        let (head, tail) = (title[first.range], title[last.range])
        guard head.utf8.first ?? 0 >= 0x80 || tail.utf8.last ?? 0 >= 0x80 else { return nil }
        for phrase in Self.unparted {
            if head.hasPrefix(phrase), Self.isHead(phrase, of: head) {
                return head.startIndex..<head.index(head.startIndex, offsetBy: phrase.count)
            }
            if tail.hasSuffix(phrase), Self.isTail(phrase, of: tail) {
                return tail.index(tail.endIndex, offsetBy: -phrase.count)..<tail.endIndex
            }
        }
        return nil
    }

    /// Whether a title may follow a phrase in one word: in Chinese, unless it goes on with what the
    /// class does instead.
    private static func isHead(_ phrase: String, of word: Substring) -> Bool {
        guard let next = word.dropFirst(phrase.count).first else { return false }
        return heads.contains(phrase) && !continuations.contains(next)
    }

    /// Whether a phrase ends a word that does not deny it: `光学停课`, but not `未停课`.
    private static func isTail(_ phrase: String, of word: Substring) -> Bool {
        let front = word.dropLast(phrase.count)
        guard let last = front.last else { return false }
        return !joinedDenials.contains(last) && !front.hasSuffix("没有") && !front.hasSuffix("沒有")
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

    private static let knownAttributes = [
        "cancelled", "canceled", "suspenso", "vervallen", "inställda", "odwołane", "odwołany",
        "odwołana", "anulowane", "anulowany", "anulowana", "zrušené", "zrušená", "zrušený", "iptal",
        "취소", "hủy", "batal",
    ]

    private static let unparted = heads + ["休講", "휴강"]
    private static let heads = ["停课", "停課", "已取消"]

    /// With these a word is about classes that are cancelled: `停课期间`, `停课不停学`.
    private static let continuations = Set<Character>("的不未期后後前时時与與和原补補")
    private static let joinedDenials = Set<Character>("未不没沒非無无免")

    private static let denials: Set<String> = [
        "not", "nicht", "pas", "no", "non", "não", "nao", "ikke", "inte", "niet", "nie", "ei", "не",
        "never", "isn't", "wasn't", "لم", "未", "不", "没", "沒", "没有", "沒有", "degil", "아님", "안",
    ]

    /// They begin titles, too (`Non Euclidean`): a word before these denies it with one of `ends`
    /// between.
    private static let ambiguousDenials: Set<String> = ["no", "non"]

    private static let ends: Set<String> = [
        "longer", "more", "piu", "mas", "mes", "stato", "stata", "sido", "ha",
    ]
}
