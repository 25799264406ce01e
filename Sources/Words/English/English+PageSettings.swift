extension English {
    /// Sources, the bell, oneself, and what goes wrong.
    static let pageSettings: StaticString = #"""
        # Sources
        page.sources.title = Sources
        page.sources.titleLong = Sources and changes
        page.sources.add = Add one
        page.sources.none = No source yet
        page.sources.noneWhy = A source is where your class times come from.
        page.sources.paste = Paste your timetable’s address
        page.sources.address = Web address of your timetable
        page.sources.addressWhy = The link that your campus gives for calendar apps; it begins with https:// or
            webcal://. It stays secret: we never show it again.
        page.sources.read = Bring in my timetable
        page.sources.orFile = Or a file
        page.sources.file = Calendar file (.ics)
        page.sources.upload = Bring in the file
        page.sources.where = Where do I find the address?
        page.sources.whereText = In your campus’s timetable, look for “Subscribe”, “Export” or “iCal”,
            and copy the link. Teaching platforms such as Moodle have it below the calendar.
        page.sources.healthy = Healthy
        page.sources.isFile = File
        page.sources.isHeld = Held back
        page.sources.ask = Ask now
        page.sources.decide = Decide
        page.sources.accept = Accept the new answer
        page.sources.would = What the new answer would do
        page.sources.nowCount = Now
        page.sources.thenCount = Then
        page.sources.noChanges = Nothing has changed yet.
        page.sources.history = History
        page.sources.issues = What could not be read
        page.sources.settings = Settings
        page.sources.name = Name
        page.sources.kind = What it holds
        page.sources.alarms = Ring the alarms that it brings along
        page.sources.delete = Delete the source
        page.kind.class = Classes
        page.kind.event = Events
        page.kind.personal = Entries of my own

        # The bell
        page.bell.title = Bell
        page.bell.settings = How it rings
        page.bell.coming = What will ring
        page.bell.dismiss = Not this one
        page.bell.past = What became of the last ones
        page.bell.noPast = Nothing has rung yet.
        page.bell.leads = How long before
        page.bell.class = A class
        page.bell.exam = An exam
        page.bell.event = An event
        page.bell.personal = An entry of mine
        page.bell.hydration = Water
        page.bell.quiet = Quiet hours
        page.bell.quietOn = Do not ring at night
        page.bell.quietWhy = Only what is important rings then; the rest waits until they are over.
        page.bell.until = Until
        page.bell.digest = Morning digest
        page.bell.digestWhy = The day in one message. Empty: none.
        page.bell.channels = In this order
        page.bell.channelsWhy = What does not arrive within two minutes takes the next way.
        page.channel.email = E-mail
        page.channel.ntfy = ntfy
        page.channel.webhook = Webhook
        page.channel.desktop = Desktop
        page.channel.command = Program
        page.channel.jsonl = File
        page.channel.push = Browser
        page.bell.up = Earlier
        page.bell.down = Later

        # Oneself
        page.devices.title = Devices
        page.devices.why = Everything that is signed in as you.
        page.devices.this = This device
        page.devices.end = End
        page.devices.endOthers = End all others
        page.devices.alone = You are signed in nowhere else.
        page.passkeys.title = Passkeys
        page.passkeys.why = A finger, a face or the PIN of a device signs you in, without a code.
        page.passkeys.none = You have none.
        page.passkeys.add = Add a passkey
        page.passkeys.backedUp = In a password manager
        page.passkeys.failed = That did not work. Try again, or take another way.
        page.passkeys.known = This device has a passkey for you already.
        page.devices.lost = Lost a phone? End it here: it forgets your calendar when it next has a network.
        page.me.title = Me
        page.me.account = My account
        page.me.profile = Name, picture and what others see
        page.me.sign = E-mail addresses and password
        page.me.ringing = Bell and reminders
        page.me.bellWhy = How you are rung: which devices, how long before, quiet hours
        page.me.remindersWhy = What rings next, and what has rung
        page.me.calendar = My calendar
        page.me.privacy = Privacy
        page.me.leave = Devices and signing out
        page.me.name = Name that friends see
        page.me.handle = Handle
        page.me.handleWhy = A short name for others to find you, like @amira. Small letters, digits, dots,
            dashes.
        page.me.addresses = Addresses
        page.me.addressesWhy = For codes and reminders. Nobody else sees them.
        page.me.add = Add an address
        page.me.remove = Remove
        page.me.prove = It is mine
        page.me.noPassword = You have none: the code in a mail is enough.
        page.me.newPassword = New password
        page.me.passwordWhy = Eight characters or more. A sentence is good.
        page.me.setPassword = Set it
        page.me.changePassword = Change it
        page.me.signOut = Sign out
        page.me.signOutWhy = Nothing of you stays on this device.
        page.me.look = Language and look
        page.me.moreLook = Colours, clock, time zone, units
        page.me.language = Language
        page.me.view = View
        page.me.theme = Colours
        page.me.clock = Clock
        page.me.weekStart = Weeks begin on
        page.clock.usual = as usual here
        page.clock.12 = 12 hours
        page.clock.24 = 24 hours
        page.me.zone = Time zone
        page.me.units = Water in
        page.me.bio = About me
        page.me.bioWhy = What others read on your page: what you study, what you like.
        page.me.birthday = Birthday
        page.me.birthdayWhy = Shown as you choose below.
        page.me.birthdayTo = Who sees it
        page.birthday.nobody = Nobody
        page.birthday.day = Others, without the year
        page.birthday.date = Others, with the year
        page.picture.title = Picture
        page.picture.why = A JPEG, PNG, WebP or GIF of at most 8 MiB. It is cut square and made small; where and when it was taken is left out.
        page.picture.choose = Choose a picture
        page.picture.send = Show this picture
        page.picture.remove = Remove the picture
        page.me.classmates = Classmates
        page.me.visible = Who takes a module with you sees your name on its page, and you are named in their reminders of it.
        page.me.invisible = Nobody who takes a module with you sees that you do.
        page.me.hide = Hide me from classmates
        page.me.show = Let classmates see me
        page.me.data = My data
        page.me.dataWhy = All that is here of you, to take along as a file; or to be gone.
        page.me.export = Download everything
        page.me.erase = Erase my account
        page.me.stay = Stay after all
        page.erase.question = Erase your account?
        page.erase.after = It is done two weeks from now. Until then all is as it was, and you may think better of it here.
        page.erase.all = Then your calendar, your notes, drinks, friends and reminders are gone, and nobody can bring them back.
        page.erase.bell = Nothing rings any more, on no device.
        page.erase.export = You may download everything before.
        page.erase.contributions = What you wrote for others
        page.erase.remove = goes too: comments, and events you publish
        page.erase.keep = stays, without your name
        page.units.ml = millilitres
        page.units.oz = fluid ounces
        page.view.usual = Usual
        page.view.large = Large
        page.view.largeWhy = The same, with bigger words and buttons
        page.view.simple = Simple
        page.view.simpleWhy = Five large buttons, one thing a page, help always at the bottom
        page.simple.title = What would you like?
        page.simple.here = You are in
        page.simple.where = Where do I go next?
        page.simple.today = What is on today?
        page.simple.drink = I drank a glass
        page.simple.friends = My friends
        page.simple.leave = Back to the usual view
        page.simple.take = The simple view: five large buttons
        page.theme.system = As the device has it
        page.theme.light = Light
        page.theme.dark = Dark

        # When something goes wrong
        page.error.back = Where I came from
        page.error.request = For whoever mends it:
        page.error.unauthenticated = You are signed out
        page.error.unauthenticatedText = Sign in again; then you are back here.
        page.error.forbidden = This is not yours to see
        page.error.forbiddenText = It belongs to somebody else, or your right to it has ended.
        page.error.missing = There is no such page
        page.error.missingText = The address is mistyped, or what stood here is gone. Your calendar is
            where it was.
        page.error.tooMany = That was a bit often
        page.error.tooManyText = Nothing was changed, and nothing is lost.
        page.error.fault = That is our fault
        page.error.faultText = Something broke here. What you had saved is safe; try it again.
        page.error.busy = Too much at once
        page.error.busyText = Many people are here just now. Nothing is lost; wait a moment.
        page.error.offline = No network
        page.error.offlineText = This page was not kept on this device. Today and this week were.
        page.help.hotline = Call us
        page.help.start = The first minute
        page.help.start1 = Paste your timetable’s address, or pick your modules.
        page.help.start2 = Tap “Ring me”, so that this device rings before class.
        page.help.start3 = Add Belltower to the home screen: it opens without a network too.
        page.help.bell = It does not ring
        page.help.bellText = Ring once to try it, on the page Bell. If nothing comes, allow
            notifications in the settings of the browser. On an iPhone:
        page.help.wrong = A class is wrong or missing
        page.help.wrongText = Look at Sources: it says when each was last read, and what it answered.
            Hide what you do not attend on its own page; nothing you do here changes the campus’s
            timetable.
        page.help.offline = Without a network
        page.help.offlineText = Pages you have opened stand as they were, marked with their time. What
            you do needs a network, and says so when there is none.
        page.help.keys = Keys
        page.help.keysText = On a keyboard:
        page.help.keysOn = Switch single keys on
        page.help.keysOff = Switch single keys off
        page.help.keyNext = next and previous item
        page.help.keyTurn = turn the page of the calendar
        page.help.keyHelp = this list
        page.help.privacy = What Belltower keeps
        page.help.privacyText = Your addresses, your calendar and what you do in it, on this campus’s
            server and nowhere else. No advertising, no trackers, no third party.

        # What one hid
        page.hidden.title = Hidden
        page.hidden.none = Nothing is hidden
        page.hidden.noneWhy = What you hide of your calendar stands here, to be shown again.
        page.hidden.why = Not in your calendar, in its search, nor ringing, until you show it again.
        page.hidden.whole = all of it
        page.hidden.show = Show it again
        """#
}
