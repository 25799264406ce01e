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
        page.clients.howAndroid = The app DAVx⁵ takes these three: add an account with URL and user name.
        page.clients.howThunderbird = Add a new calendar on the network, and type user name and server.
        page.clients.list = Programs with a password
        page.clients.none = No program has a password yet.
        page.clients.choices = What programs get
        page.clients.alarms = An alarm that a program set
        page.clients.alarmsProgram = That program rings it
        page.clients.alarmsBell = Belltower rings it, and programs are not told of it
        page.clients.water = The cups of the days to come, as a calendar of their own
        told.client.made = The password for {name}
        told.client.revoke = Revoke the password for {name}?
        told.client.revokeEffect = It is let in no more. What it has copied stays where it is.
        """#
}
