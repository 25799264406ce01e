extension English {
    /// What calendar programs are told, and the page of their passwords.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Classes
        collection.events = Events
        collection.personal = Personal
        collection.water = Water
        collection.classes.about = What your timetables tell. It is read only: change it in Belltower.
        collection.events.about = Events that you joined. It is read only: leave them in Belltower.
        collection.personal.about = Your own entries, here and in Belltower.
        collection.water.about = The cups of the days to come, as Belltower plans them. Changed on its water page.
        refusal.collection.calendar = that is no calendar
        refusal.collection.object = one entry at a time: events with one UID, of which one at most has no
            RECURRENCE-ID, and no METHOD
        refusal.collection.component = only events are kept here
        refusal.collection.large = that entry is too large
        refusal.collection.name = an entry cannot be called that
        refusal.collection.uid = another entry has that UID
        refusal.collection.changed = it was altered meanwhile
        refusal.collection.missing = there is no such entry
        refusal.collection.properties = too much is kept of this calendar already
        refusal.collection.full = the entries of calendar programs take too much room: delete some
        refusal.collection.busy = too much is being altered at once: try again
        refusal.collection.exists = there is a calendar of that name
        refusal.collection.gone = there is no such calendar, or none to write in
        refusal.collection.many = there are as many calendars as one person may make: delete some
        refusal.collection.insecure = calendar programs send a password: reach this site by https
        refusal.loginFlow.late = that took too long, or was answered already: begin again in the program
        page.clients.link = A program in which you write, too
        page.clients.title = Calendar programs
        page.clients.why = A calendar program that speaks CalDAV shows your classes and events, and what you write in it
            stands here too. It needs a password of its own.
        page.clients.make = Make a password
        page.clients.once = It is shown this once. It opens your calendars and nothing else: give it to this one program.
        page.clients.server = Server
        page.clients.user = User name
        page.clients.password = Password
        page.clients.howApple = In Settings, among the accounts of Calendar, add another account for CalDAV, and type these three.
        page.clients.howAndroid = The app DAVx⁵ needs none of them: add an account of the kind Nextcloud in it, with the address of this site, and
            allow it here. Or add one with URL and user name, and type these three.
        page.clients.howThunderbird = Add a new calendar on the network, and type user name and server.
        page.clients.list = Programs with a password
        page.clients.none = No program has a password yet.
        page.clients.profile = Set up this device
        page.clients.profileHow = In Safari, allow the download. Then open Settings, where the profile that was downloaded is
            offered, and install it. The file has a password in it: give it to nobody.
        page.clients.davx5 = Set up DAVx⁵
        page.clients.davx5How = It opens the app DAVx⁵, once that is installed: log in there, and allow it here. No password is typed. If
            it does not open, add an account of the kind Nextcloud in it, with the address of this site.
        page.clients.other = Another program
        page.clients.scanWhy = Point its camera here. It opens this page there, and gets a password of its own.
        page.clients.code = The address of this page
        page.clients.allow = Allow it
        page.clients.allowReads = It reads your classes and events, and reads and writes your own entries. You can revoke that whenever
            you like.
        page.clients.allowOnly = Allow it only if you have just begun this in that program yourself. Whoever else sent you here would
            read your calendar.
        page.clients.calendars = Calendars that programs made
        page.clients.calendarsWhy = They are for your own entries, which are among all others here.
        page.clients.choices = What programs get
        page.clients.alarms = An alarm that a program set
        page.clients.alarmsProgram = That program rings it
        page.clients.alarmsBell = Belltower rings it, and programs are not told of it
        page.clients.water = The cups of the days to come, as a calendar of their own
        told.client.made = The password for {name}
        told.client.allow = Let {name} read and write your calendar?
        told.client.allowed = {name} is allowed. Close this page, and go on there.
        told.client.revoke = Revoke the password for {name}?
        told.client.revokeEffect = It is let in no more. What it has copied stays where it is.
        told.client.entries = {count, plural, =0 {no entries} one {# entry} other {# entries}}
        told.client.drop = Delete the calendar {name}?
        told.client.dropEffect = {count, plural, =0 {Nothing is in it.} one {Its entry goes with it. “Undo” on the page that
            comes next brings it back, among your other entries.} other {Its # entries go with it. “Undo” on the page that
            comes next brings them back, among your other entries.}}
        """#
}
