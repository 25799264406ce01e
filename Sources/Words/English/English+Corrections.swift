extension English {
    /// What is said of the room of a class beside the timetable.
    static let corrections: StaticString = #"""
        correction.none = You say nothing of its room.
        told.unofficial = Classmates say: {place} (unofficial)
        told.unofficial.instead = Classmates say: {place} (unofficial). The timetable says {told}.
        told.unofficial.alone = Classmates say: {place} (unofficial). The timetable names no room.
        told.correction.said = You said: {place}. {count, plural, =0 {Enough who take it say the same.} one
            {# more who takes it has to say the same.} other {# more who take it have to say the same.}}
        told.did.corrected = Another room: {name}
        page.correction.open = The room is another one
        page.correction.why = Once three who take it say the same, all who take it see that room as
            unofficial, without your names, until the timetable says it too or the class is over.
        page.correction.place = The room it is in
        page.correction.say = Say so
        page.correction.takeBack = Take it back
        refusal.correction.place = say which room, in letters or digits
        refusal.correction.told = the timetable says {place} already
        refusal.correction.class = only classes of a module have a room to correct, and {item} is none
        refusal.correction.over = {item} is over, or does not take place
        refusal.correction.outside = only who takes {code} may say where its classes are
        refusal.correction.none = you say nothing of the room of {item}
        """#
}
