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
        page.sources.address = Address of the calendar feed
        page.sources.addressWhy = Begins with webcal or https. It stays secret: we never show it again.
        page.sources.read = Read it
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
        page.bell.quietWhy = What matters waits until they are over.
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
        page.devices.this = This one
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
        page.me.name = Name that friends see
        page.me.handle = Handle
        page.me.handleWhy = Small letters, digits, dots, dashes.
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
        page.me.more = More
        page.me.signOut = Sign out
        page.me.signOutWhy = Nothing of you stays on this device.
        page.me.look = Language and look
        page.me.language = Language
        page.me.view = View
        page.me.theme = Colours
        page.me.zone = Time zone
        page.me.units = Water in
        page.units.ml = millilitres
        page.units.oz = fluid ounces
        page.view.usual = Usual
        page.view.large = Large
        page.view.largeWhy = The same, with bigger words and buttons
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
        """#
}
