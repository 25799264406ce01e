/// What operators are told at their desk beside how all is doing.
extension English {
    static let desk: StaticString = #"""
        # At the desk of those who run a site
        alert.disk.unheard = {machine}: for a day nobody has said how its disk is. It may be gone.
        alert.backup.none = No backup of this home is known: see that belltower backup and belltower keep
            run by night.
        health.backup.elsewhere = Made by another program, as config.yaml says.
        health.restore.none = Not tried out yet: belltower keep does that once a week.
        health.campus.people = {count, plural, one {# person} other {# people}}.
        health.campus.active = {count, plural, one {# person} other {# people}} looked at a page yesterday.
        health.campus.few = Fewer than {least} people looked at a page yesterday.
        health.campus.events = {count, plural, =0 {No event} one {# event} other {# events}} to come.
        health.campus.reports = {count, plural, =0 {No report waits} one {# report waits} other {# reports
            wait}} for a decision.
        health.past.none = Operators were never called for anything that is over.
        page.operator.campus = The campus
        page.operator.events = Events
        page.night.title = What the night found
        page.night.why = What the home finds out about itself by night, as belltower check does, and what
            came of trying out the newest backup once a week.
        told.night.at = Looked at {time}.
        page.errors.noneYet = Nothing has gone wrong yet.
        audit.more = older lines: belltower audit --before {id}
        report.month = month

        # Pictures that are looked over
        page.operator.pictures = Pictures
        page.pictures.title = Pictures
        page.pictures.find = Handle or name
        page.pictures.reported = Only what is reported
        page.pictures.hidden = Only what is hidden
        page.pictures.isHidden = hidden
        page.pictures.case = Look at the report
        page.pictures.none = No such picture.
        page.pictures.noneWhy = What people and communities show of themselves stands here, the newest first.
        page.pictures.more = Older ones
        person.mark.reported = reported
        person.mark.pictureHidden = picture hidden
        """#
}
