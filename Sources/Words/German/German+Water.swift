extension German {
    /// Was die Seite vom Wasser sagt.
    static let water: StaticString = #"""
        # Wasser
        page.water.title = Wasser
        page.water.aside = Ziel und Rat
        page.water.drink = Getränk eintragen
        page.water.log = Eintragen
        page.water.none = Heute noch nichts eingetragen. Tipp an, was du getrunken hast.
        page.water.takeBack = Zurücknehmen
        page.water.history = Frühere Tage
        page.water.earlier = Weiter zurück
        page.water.isMet = erreicht
        page.water.met = Dein Ziel für heute ist erreicht.
        page.water.due = Ein Becher ist fällig.
        page.water.goalless = Es ist kein Ziel gesetzt.
        page.water.quiet = Die Erinnerungen daran sind aus.
        page.water.turnOn = Einschalten
        page.water.setGoal = Eins setzen
        page.water.goal = Dein Ziel
        page.water.on = Ans Trinken erinnern
        page.water.onWhy = Becher in gleichen Abständen über den ganzen Tag, bis das Ziel erreicht ist; im Unterricht erst danach.
        page.water.amount = Wie viel am Tag
        page.water.amountWhy = Als 2 l, 2000 ml oder 64 oz.
        page.water.rhythm = Wie oft
        page.water.cup = In Bechern von einer Größe
        page.water.cupLabel = Größe eines Bechers
        page.water.every = Alle so viele Minuten
        page.water.everyLabel = Minuten dazwischen
        page.water.times = So viele Male am Tag
        page.water.timesLabel = Male am Tag
        page.water.limits = Nicht mehr als das
        page.water.limitsWhy = Darüber raten wir dir zu einer Pause.
        page.water.dayLimit = Am Tag
        page.water.hourLimit = In einer Stunde
        page.water.advice = Deine Gesundheit
        page.water.adviceText = Wie viel richtig ist, ist bei jedem anders. Bei einer Krankheit von Herz,
            Nieren oder Stoffwechsel, in der Schwangerschaft oder im Zweifel frag eine Ärztin oder einen
            Arzt, bevor du ein Ziel setzt. Trag nichts ein, während du fährst.
        told.water.left = Noch {amount} bis {time}.
        told.water.sum = {drunk} bisher heute
        told.water.cup = Nächster Becher {time}.
        told.water.unit = In {unit} anzeigen
        told.water.turned = Jetzt in {unit}.
        told.water.other = Andere Menge, in {unit}
        told.water.none = Von {day} bis gestern wurde nichts eingetragen.
        told.water.tooMuch = Das ist mehr als die {amount} am Tag, die du für gesund hältst. Trink heute
            nichts mehr; wenn dir unwohl ist, frag eine Ärztin oder einen Arzt.
        """#
}
