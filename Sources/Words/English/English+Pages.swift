extension English {
    /// What stands on pages.
    ///
    /// What templates name as `say.…` begins with `page.` and knows no arguments; what a page's model
    /// says with some begins with `told.`. A length in braces here is filled in by the page's script,
    /// which counts down.
    static let pages: StaticString = #"""
        # Around every page
        page.frame.skip = Skip to the content
        page.frame.main = Main
        page.frame.today = Today
        page.frame.calendar = Calendar
        page.frame.events = Events
        page.frame.friends = Friends
        page.frame.me = Me
        page.frame.search = Search
        page.frame.add = Add an entry
        page.frame.help = Help
        page.frame.undo = Undo
        page.frame.save = Save
        page.frame.leave = Leave it as it was
        page.frame.cancel = Cancel
        page.frame.again = Try again
        page.frame.network = Network
        page.frame.stale = No network.
        page.frame.updated = This page was brought up to date.
        page.frame.unsent = Nobody answers: nothing was sent. What you typed is still here.
        page.waits.title = Not sent yet
        page.waits.refused = Not done:
        page.waits.kept = Kept here. It is sent as soon as there is a network.
        page.waits.drop = Drop it
        page.manifest.about = Your classes, events and water in one calendar that rings in time.
        page.title.signIn = Sign in
        page.title.proof = Show that it is you
        page.title.signUp = Sign up
        page.title.firstRun = Your timetable
        page.title.firstRunThere = Your timetable is here
        page.title.add = New entry
        page.title.edit = Change the entry
        page.title.back = Back

        # Who is there
        page.signIn.byMail = By a code in a mail
        page.signIn.proof = A code once more: this is done by you alone
        page.signIn.proofWhy = We send eight digits to your address.
        page.signIn.where = Send it to
        page.signIn.address = E-mail address
        page.signIn.addressWhy = We send eight digits to it. Nobody else sees it.
        page.signIn.send = Send me the code
        page.signIn.codeTitle = Look into your mail
        page.signIn.code = Eight digits from the mail
        page.signIn.go = Go on
        page.signIn.again = Send it again
        page.signIn.other = Another address
        page.signIn.noMail = Nothing there after a minute? Look into the spam folder, then send it again.
        page.signIn.orPassword = Or with name and password
        page.signIn.proofPassword = Or with your password
        page.signIn.name = Name or e-mail address
        page.signIn.password = Password
        page.signIn.passkey = Sign in with a passkey
        page.signIn.passkeyProof = Show it with a passkey
        page.signIn.noAccount = I have no account yet
        page.signUp.address = Your address
        page.signUp.why = Three short steps, about a minute.
        page.signUp.invitation = Invitation
        page.signUp.invited = With an invitation
        page.signUp.steps = Steps done
        page.signUp.who = How friends find you
        page.signUp.handleWhy = A short name for others to find you, like @amira: small letters, digits, dots,
            dashes. Left empty, we make one of your name.
        page.signUp.done = Open my calendar
        page.signUp.closed = Nobody can sign up here
        page.signUp.closedWhy = This campus adds people itself. Ask its help desk for an account.
        page.signUp.haveAccount = I have an account
        page.signUp.privacy = What Belltower keeps about me

        # The first run
        page.firstRun.why = Where do your class times come from? One way is enough; you can add more later.
        page.firstRun.programme = Or pick your programme
        page.firstRun.programmeName = Programme and year
        page.firstRun.showModules = Show its modules
        page.firstRun.modules = Or search modules
        page.firstRun.q = Code or title
        page.firstRun.example = CM50123 or optics
        page.firstRun.search = Search
        page.firstRun.which = Which are yours?
        page.firstRun.take = These are mine
        page.firstRun.skip = Skip this, I only want events and entries of my own
        page.firstRun.large = Large buttons and one thing a page?
        page.firstRun.simple = Choose the simple view
        page.firstRun.there = There it is
        page.firstRun.week = Look at the week

        # Being rung
        page.zone.says = Times are shown in {here} time.
        page.zone.turn = Show {there} time
        page.zone.keep = Keep
        page.zone.title = Time zone
        page.zone.typed = Times are in
        page.zone.of = {place} time
        page.push.title = Ring me
        page.push.why = Before each class, with its room, and when something changes. You can set quiet
            hours.
        page.push.on = Ring me on this device
        page.push.off = Stop
        page.push.test = Ring once to try it
        page.push.scriptless = This browser has scripts off, and does not ring without them. Mail does:
            choose it under "In this order".
        page.push.none = No device rings yet.
        page.push.asking = Asking your browser …
        page.push.done = This device rings now.
        page.push.denied = This browser does not let us ring. Allow notifications for this page in its
            settings, then try again.
        page.push.failed = That did not work: this browser does not reach its push service. Try again later,
            or on another device.
        page.push.iPhone = On an iPhone or iPad
        page.push.iPhone1 = Tap Share, the square with the arrow.
        page.push.iPhone2 = Tap “Add to Home Screen”.
        page.push.iPhone3 = Open Belltower from the home screen, sign in there, and tap “Ring me”.

        # Today
        page.today.now = Now
        page.today.next = Next
        page.today.free = Nothing more today
        page.today.after = After that
        page.today.nothing = Nothing after that today.
        page.today.progress = How far it is
        page.today.left = {length} left
        page.today.leave = Leave {length}
        page.today.leaveNow = Leave now
        page.today.begins = begins {length}
        page.today.water = Water
        page.today.drink = Log a glass
        page.today.whole = Whole day
        page.today.aside = Changes and tomorrow
        page.today.changes = Changes
        page.today.allChanges = All changes
        page.today.tomorrow = Tomorrow
        page.today.deafDo = Set up the bell
        page.today.bare = Your calendar is still empty
        page.today.bareWhy = Tell us where your class times come from, and the week stands here.
        page.today.bareDo = Bring in my timetable

        # Day and week
        page.agenda.view = View
        page.agenda.day = Day
        page.agenda.week = Week
        page.agenda.thisWeek = This week
        page.agenda.days = Days of this week
        page.agenda.whole = All day
        page.agenda.now = It is
        page.agenda.to = to
        page.agenda.free = Nothing
        page.agenda.goto = Go to a day
        page.agenda.go = Go
        page.agenda.emptyWeek = Nothing in this week.
        page.agenda.inWords = The week in words
        page.agenda.modules = Modules this week
        page.agenda.code = Code
        page.agenda.module = Module
        page.agenda.who = Who
        page.agenda.news = Changed or cancelled
        page.place.was = was
        page.place.now = now

        # One item
        page.item.off = Cancelled
        page.item.offLong = This does not take place.
        page.item.moved = Moved
        page.item.clash = Clash
        page.item.clashes = At the same time
        page.item.isHidden = You hid this. It stands in no list and rings no more.
        page.item.where = Where
        page.item.about = About it
        page.item.people = Who is there
        page.item.nameless = Your timetable does not say of which module this is. So nobody can be shown who
            takes it too, and nobody can tell of another room.
        page.item.changes = What changed
        page.item.mine = For you alone
        page.item.lead = Ring me
        page.item.note = My note
        page.item.name = My name for it
        page.item.colour = Colour
        page.item.series = All times of it, not only this one
        page.item.change = Change
        page.item.delete = Delete
        page.item.less = Less of it
        page.item.lessWhy = Hidden ones stand in no list; muted ones stand there and do not ring. Both
            can be undone.
        page.item.lessOwn = Hidden ones stand in no list. This can be undone.
        page.item.mute = Mute
        page.item.unmute = Let it ring again:
        page.item.hide = Hide this one
        page.item.hideSeries = Hide all of it
        page.item.show = Show this one again
        page.item.showSeries = Show all of it again
        page.item.facts = Facts
        page.item.also = Elsewhere
        page.item.entry = Entry
        page.item.kicker = Own entry, only you see it
        page.fact.staff = Staff
        page.fact.page = Web page
        page.fact.group = Group
        page.fact.source = From
        page.lead.usual = as usual
        page.lead.none = not at all
        page.lead.program = by the calendar program that set its alarm
        page.colour.usual = as its module
        page.colour.red = red
        page.colour.orange = orange
        page.colour.yellow = yellow
        page.colour.green = green
        page.colour.teal = teal
        page.colour.blue = blue
        page.colour.purple = purple
        page.colour.grey = grey

        # An entry of one's own
        page.add.leave = Do not save
        page.add.only = Only you see it.
        page.add.what = What
        page.add.day = Day
        page.add.from = From
        page.add.to = To
        page.add.wholeWhy = Then the times are not asked for.
        page.add.where = Where
        page.add.more = Again, several days, a note
        page.add.last = Last day, if there are several
        page.add.repeat = Again
        page.add.until = Until
        page.add.scope = Which of them?
        page.add.this = Only this one
        page.add.following = This one and those after it
        page.add.all = All of them
        page.add.unsaved = Nothing was saved yet.
        page.add.typed = What you typed is still here.
        page.add.both = Yours and what it is now
        page.add.now = Now
        page.add.mine = Yours
        page.add.bothWhy = What you save stands. To leave it as it is now, go back.
        page.repeat.never = only once
        page.repeat.daily = every day
        page.repeat.weekly = every week
        page.repeat.fortnightly = every other week
        page.repeat.monthly = every month
        page.repeat.yearly = every year
        page.confirm.final = This cannot be undone.
        page.confirm.undoable = “Undo” on the page that comes next takes it back.
        page.confirm.again = You can add it again whenever you like.
        """#
}
