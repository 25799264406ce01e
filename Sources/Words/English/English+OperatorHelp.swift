/// What help says to operators alone.
extension English {
    static let operatorHelp: StaticString = #"""
        page.help.desk = For operators
        page.help.feed = A feed breaks
        page.help.feedText = Sources and feeds lists what fails first, with what the feed answered.
            Nobody loses a class: the last good import stays. What was refused because too much would
            vanish shows what it would alter; take it there once the campus says that it is right. An
            import that was wrong is undone there too.
        page.help.reported = Somebody is reported
        page.help.reportedText = Reports shows each thing as it was, what became of it, and what its
            author did before. Decide there to keep, remove, warn or suspend, with a reason that both
            sides read. Nobody decides on what they wrote, reported or decided themselves. Who harms
            others now is suspended at once, at People.
        page.help.numbers = The dean wants numbers
        page.help.numbersText = Statistics has people, how many are active, enrolments, reminders,
            imports and events, drawn and as files, all of them as one ZIP too. Small counts are not
            shown, so that nobody is found out.
        page.help.alert = An alert comes
        page.help.alertText = The desk says what is wrong, since when, and leads to where it is mended.
            Each alert comes once, and once more when it is over. Errors has the number of the request;
            what the night found says whether backups can be restored. Where alerts go stands in the
            settings of the site; who did what, in the audit.
        """#
}
