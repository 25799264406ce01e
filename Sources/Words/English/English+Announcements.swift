/// What is said of notices by staff.
extension English {
    static let announcements: StaticString = #"""
        page.announcements.title = Announcements
        page.announcements.notice = Notice by staff
        page.announcements.standing = On everybody’s Today
        page.announcements.none = Nothing stands there now. To begin, write what it says and its last day.
        page.announcements.over = Notices that are over
        page.announcements.write = A new notice
        page.announcements.why = Everybody sees it above their day, with your name, until its last day is
            over. At most 500 characters, at most 60 days ahead.
        page.announcements.text = What it says
        page.announcements.until = Last day
        page.announcements.do = Put it up
        page.announcements.end = Take down
        page.announcements.question = Take this notice down?
        page.announcements.effect = It is gone from everybody’s Today at once.
        page.announcements.nobody = Somebody who left
        told.notice = {author}, until {day}
        told.notice.nameless = Until {day}
        told.announcement = {author}, {time}, until {day}
        told.announcement.ended = {author}, {time}, taken down {end}
        told.did.announced = Put up: {name}
        text.announcement = a notice
        refusal.announcement.day = a notice stands from today on, for {most} days at most: name another last
            day
        refusal.announcement.many = {most} notices stand already: take one down first
        refusal.announcement.staff = only staff and operators put up notices: ask one of them
        refusal.announcement.foreign = only who wrote a notice, or an operator, may take it down: ask one of
            them
        refusal.announcement.unknown = no notice {id} stands: it may be over
        announcement.stands = Notice {number} stands until {day}.
        announcement.ended = Notice {number} is taken down.
        announcement.none = No notice stands: belltower announce "TEXT" --until fri
        announcement.line = {text} ({author}, until {day})
        announcement.notice = Notice:
        announcement.over = taken down {day}
        announcement.head.number = number
        announcement.head.text = notice
        announcement.head.author = by
        announcement.head.until = until
        """#
}
