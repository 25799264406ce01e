extension English {
    /// What calendar programs are told.
    static let collections: StaticString = #"""
        # Calendar programs
        collection.classes = Classes
        collection.events = Events
        collection.personal = Personal
        collection.classes.about = What your timetables tell. It is read only: change it in Belltower.
        collection.events.about = Events that you joined. It is read only: leave them in Belltower.
        collection.personal.about = Your own entries, here and in Belltower.
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
        refusal.collection.insecure = calendar programs send a password: reach this site by https
        """#
}
