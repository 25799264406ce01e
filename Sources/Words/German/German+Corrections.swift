extension German {
    /// What is said of the room of a class beside the timetable.
    static let corrections: StaticString = #"""
        correction.none = Du sagst nichts über den Raum.
        told.unofficial = Laut Kommilitonen: {place} (inoffiziell)
        told.unofficial.instead = Laut Kommilitonen: {place} (inoffiziell). Im Stundenplan steht {told}.
        told.unofficial.alone = Laut Kommilitonen: {place} (inoffiziell). Im Stundenplan steht kein Raum.
        told.correction.said = Du sagst: {place}. {count, plural, =0 {Genug andere sagen dasselbe.} one
            {Noch # Person, die es belegt, muss dasselbe sagen.} other {Noch # Personen, die es belegen,
            müssen dasselbe sagen.}}
        told.did.corrected = Anderer Raum: {name}
        page.correction.open = Der Raum ist ein anderer
        page.correction.why = Sagen drei, die es belegen, dasselbe, sehen alle, die es belegen, diesen Raum
            als inoffiziell, ohne eure Namen, bis er im Stundenplan steht oder es vorbei ist.
        page.correction.place = In welchem Raum es ist
        page.correction.say = So sagen
        page.correction.takeBack = Zurücknehmen
        refusal.correction.place = sag mit Buchstaben oder Ziffern, welcher Raum
        refusal.correction.told = im Stundenplan steht schon {place}
        refusal.correction.class = nur bei Unterricht eines Moduls lässt sich der Raum berichtigen, und
            {item} ist keiner
        refusal.correction.over = {item} ist vorbei oder findet nicht statt
        refusal.correction.outside = nur wer {code} belegt, darf sagen, wo es stattfindet
        refusal.correction.none = du sagst nichts über den Raum von {item}
        """#
}
