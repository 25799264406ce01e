/// What help says to operators alone.
extension German {
    static let operatorHelp: StaticString = #"""
        page.help.desk = Für Betreiber
        page.help.feed = Ein Feed geht nicht mehr
        page.help.feedText = Quellen und Feeds nennt zuerst, was fehlschlägt, und was der Feed
            antwortete. Niemand verliert einen Termin: der letzte gute Import bleibt. Was abgelehnt
            wurde, weil zu viel verschwände, zeigt, was es ändern würde; übernimm es dort, sobald die
            Hochschule sagt, dass es stimmt. Auch ein falscher Import wird dort zurückgenommen.
        page.help.reported = Jemand wird gemeldet
        page.help.reportedText = Meldungen zeigt jedes Ding, wie es war, was daraus wurde, und was die
            Person vorher tat. Entscheide dort: behalten, entfernen, verwarnen oder sperren, mit einem
            Grund, den beide Seiten lesen. Niemand entscheidet über das, was er selbst schrieb, meldete
            oder entschied. Wer anderen jetzt schadet, wird unter Leute sofort gesperrt.
        page.help.numbers = Das Dekanat will Zahlen
        page.help.numbersText = Statistik hat Personen, wie viele aktiv sind, Belegungen, Erinnerungen,
            Importe und Veranstaltungen, gezeichnet und als Dateien, auch alle als eine ZIP-Datei.
            Kleine Zahlen stehen nicht da, damit niemand zu erkennen ist.
        page.help.alert = Ein Alarm kommt
        page.help.alertText = Der Betrieb sagt, was nicht stimmt, seit wann, und führt dahin, wo es
            behoben wird. Jeder Alarm kommt einmal, und noch einmal, wenn es vorbei ist. Fehler hat die
            Nummer der Anfrage; was die Nacht fand, sagt, ob sich Sicherungen zurückspielen lassen.
            Wohin Alarme gehen, steht in den Einstellungen der Seite; wer was tat, im Protokoll.
        """#
}
