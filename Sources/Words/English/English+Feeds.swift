extension English {
    /// What feeds are called, on the page and by the command line.
    static let feeds: StaticString = #"""
        # Feeds
        text.feed = the feed's name
        refusal.calendarFeed.kinds = a feed without a kind has nothing in it: name one
        refusal.calendarFeed.many = {most} feeds are enough: revoke one first
        refusal.calendarFeed.unknown = there is no such feed
        refusal.calendarFeed.several = several feeds are called {name}: say which by its number, {numbers}
        refusal.calendarFeed.suspended = this calendar is not served at present
        problem.gone = this address was revoked: ask whose calendar it is for another
        command.refusal.calendarFeed.unknown = {sentence}: see `belltower feed list`
        feed.made = {name}: whoever has this address has your calendar; it is not shown again
        feed.relative = put the site's address before it: config.yaml has no server.url
        feed.remove = Revoke {name}, for good?
        feed.removed = {name}: revoked
        feed.none = No program reads your calendar: belltower feed add NAME
        feed.head.feed = feed
        feed.head.number = number
        feed.head.profile = program
        feed.head.kinds = in it
        feed.head.used = last asked for
        feed.never = not yet
        page.feeds.title = In your phone's calendar
        page.feeds.why = The calendar that your phone has shows your classes too, and keeps them up to date by
            itself.
        page.feeds.two = The first tap makes a secret address, the second one opens it in your calendar.
        page.feeds.none = No program reads your calendar yet.
        page.feeds.make = Make the address
        page.feeds.stale = You are asked for a code or your password first.
        page.feeds.other = For another program, or only a part
        page.feeds.name = What to call it
        page.feeds.program = Program
        page.feeds.apple = Apple: iPhone, iPad, Mac
        page.feeds.android = Android
        page.feeds.google = Google Calendar
        page.feeds.outlook = Outlook
        page.feeds.plain = Another one
        page.feeds.kinds = What is in it
        page.kind.exam = Exams
        page.kind.hydration = Cups of water
        page.feeds.open = Open in my calendar
        page.feeds.opened = If nothing opens: copy the address below, and add it in your calendar app as a
            calendar that you subscribe to.
        page.feeds.once = It is shown this once. Whoever has it sees your calendar: give it to nobody.
        page.feeds.address = Address to paste
        page.feeds.copy = Copy
        page.feeds.copied = Copied
        page.feeds.uncopied = That did not work: mark the address and copy it.
        page.feeds.scan = On another device
        page.feeds.scanWhy = Point its camera here.
        page.feeds.code = The address as a QR code
        page.feeds.how = Where it goes
        page.feeds.phone = On a phone or tablet
        page.feeds.computer = On a computer
        page.feeds.howApple = Your device asks whether to subscribe. If nothing happens, add a subscribed
            calendar in the Calendar app and paste the address.
        page.feeds.howAndroid = The app ICSx⁵ opens such addresses and asks whether to subscribe. Google's app takes none
            itself: add it once on a computer, as below, and the phone shows it.
        page.feeds.howGoogle = On a computer, at calendar.google.com: beside Other calendars choose +, then From
            URL, and paste the address. Google reads it about once a day, so what changes comes late there; your
            phone's app shows it too.
        page.feeds.howOutlook = In Outlook on the web: Add calendar, then Subscribe from web, and paste the address.
            It is read again every few hours.
        page.feeds.rings = What rings is still Belltower: most programs drop the alarms of such a calendar.
        page.feeds.list = Programs that read it
        page.feeds.revoke = Revoke
        told.feed.made = The address of your calendar: {name}
        told.feed.usual = My calendar
        told.feed.revoke = Revoke the address of {name}?
        told.feed.revokeEffect = Whatever reads it gets nothing new any more. The same address never comes back; you
            can make another.
        """#
}
