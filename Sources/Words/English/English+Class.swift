extension English {
    /// What pages say of modules, of programmes, of other people, and of what a search finds.
    static let classes: StaticString = #"""
        # A module's page
        page.class.open = Classmates and comments
        page.class.title = Class
        page.class.take = Take this class
        page.class.takeWhy = Then its class times stand in your calendar, and you see who else takes it.
        page.class.taken = You take it
        page.class.leave = Leave this class
        page.class.mute = Mute
        page.class.unmute = Let it ring again
        page.class.muted = Muted
        page.class.meetings = Coming class times
        page.class.noMeetings = No class time is known yet.
        page.class.about = About it
        page.class.facts = Facts
        page.class.needs = Needs
        page.class.year = Year
        page.class.credits = Credits
        page.class.level = Level
        page.class.department = Department
        page.class.staff = Lecturer
        page.class.page = Web page
        page.class.mates = Classmates
        page.class.noMates = Nobody else yet.
        page.class.outside = Who takes it sees who else does.
        page.class.friend = Friend
        page.class.member = Staff
        page.class.talk = Comments
        page.class.talkWhy = newest first
        page.class.silence = Nobody wrote anything yet. Ask what you would ask before class.
        page.class.edited = changed
        page.class.say = Your comment
        page.class.sayWhy = Everybody who looks at this class sees it, with your name.
        page.class.post = Post the comment
        page.class.posted = Your comment is posted.
        page.class.change = Change
        page.class.changed = Your comment is changed.
        page.class.changeTitle = Change your comment
        page.class.delete = Delete
        told.comment.mine = your comment of {time}
        told.comment.of = {name}’s comment of {time}
        page.class.deleteTitle = Delete your comment?
        page.class.deleteWhy = Nobody sees it any more.
        page.class.deleted = Your comment is deleted.
        page.class.more = Other modules
        page.class.leaveWhy = Its class times of the campus go from your calendar; those of your own feed
            stay.
        page.class.leaveMates = Your classmates do not see you there any more, nor you them.
        page.class.leaveBack = You can take it again whenever you like.

        # The catalogue and programmes
        page.modules.title = Modules
        page.modules.mine = Yours
        page.modules.catalogue = In the catalogue
        told.found = {more, select, yes {More than } other {}}{count, plural, =0 {Nothing} one {# result} other
            {# results}} for “{text}”
        page.modules.none = You take no module yet
        page.modules.noneWhy = Search for one above, or take a whole programme in one step.
        page.modules.bare = The catalogue of this campus is still empty
        page.modules.bareWhy = Your class times can come from a feed meanwhile.
        page.modules.take = Take
        page.modules.taken = Taken
        page.modules.programmes = Whole programmes
        page.modules.more = More of them
        page.programmes.title = Programmes
        page.programmes.q = Name of a programme
        page.programmes.none = No programme is defined here
        page.programmes.noneWhy = Search for your modules one by one.
        page.programmes.all = All programmes
        page.programmes.adds = What it would add
        page.programmes.overlaps = At the same time
        page.programmes.complete = You take all of it already.

        # Somebody
        page.person.title = Person
        page.person.ask = Ask to be friends
        page.person.accept = Accept
        page.person.decline = Decline
        page.person.withdraw = Take back what you asked
        page.person.remove = End the friendship
        page.person.block = Block
        page.person.unblock = Unblock
        page.person.friends = You are friends.
        page.person.free = Free time
        page.person.find = Find a time together
        page.person.notNow = Not now
        page.person.asked = You asked to be friends. No answer yet.
        page.person.wasAsked = Asks to be your friend.
        page.person.blocked = You blocked them: they cannot ask you anything.
        page.person.me = This is you, as others see you.
        page.person.change = Change what others see
        page.person.about = About
        page.person.gender = Gender
        page.person.classes = Classes you have in common
        page.person.noClasses = No class in common that you both show.
        page.person.less = Keep your distance
        page.person.removeWhy = Neither of you sees any more when the other is free. They are not told.
        page.person.blockWhy = They cannot ask you to be friends, and what either of you writes the other
            does not see. They are not told.
        page.person.blockEnd = If you are friends, that ends.
        page.person.blockBack = You can unblock them whenever you like.

        # A search
        page.search.title = Search
        page.search.q = Words of modules, people, events, communities and your own entries
        page.search.example = optics, Amal or chess
        page.search.go = Search
        page.search.modules = Modules
        page.search.people = People
        page.search.events = Events
        page.search.communities = Communities
        page.search.items = In your calendar
        page.search.places = Pages and settings
        told.place.bell = minutes before, channels, quiet hours, do not disturb, push, digest
        told.place.reminders = what will ring, what rang, snooze, dismiss
        told.place.feeds = subscribe, Apple, Google, Outlook, webcal, iCalendar
        told.place.sources = timetable address, import, feeds, update
        told.place.water = drinks, goal, glass, cups
        told.place.look = colours, dark, clock, week, time zone, units
        told.place.profile = name, picture, about you, birthday
        told.place.account = e-mail addresses, password, passkeys
        told.place.me = language, simple view, large letters, export, delete account, visible to classmates
        told.place.devices = signed in, sign out, app passwords, passkeys
        told.place.hours = minutes in front of Belltower, diagram
        told.place.hidden = show again
        told.place.changes = room changed, moved, cancelled, history
        told.place.programmes = degree, year, all modules at once
        told.place.free = common free time, meet, friends
        told.place.help = keys, shortcuts, contact, hotline
        page.search.more = More
        page.search.bare = What are you looking for?
        page.search.bareWhy = The beginnings of words are enough, in any order.
        page.search.noneWhy = Look whether it is spelt right, or use fewer words.

        told.class.times = All {count, plural, one {# class time} other {# class times}}
        told.class.comments = All {count, plural, one {# comment} other {# comments}}
        told.class.mates = All {count, plural, one {# classmate} other {# classmates}}
        told.class.next = Next: {when}
        told.class.leave = Leave {name}?
        told.class.left = You left {name}.
        told.class.enrolled = You take {name}.
        told.class.clashes = You take {name}. {count, plural, one {# class time clashes} other {# class
            times clash}} with others.
        told.programme.size = {count, plural, one {# module} other {# modules}}, {year}
        told.programme.take = {count, plural, one {Take this module} other {Take all # modules}}
        told.programme.overlap = {first} and {second}: {count, plural, one {once} other {# times}}, first
            {when}
        told.person.asked = You asked {name} to be friends.
        told.person.friends = You and {name} are friends.
        told.person.declined = You declined what {name} asked.
        told.person.ended = Ended with {name}.
        told.person.blocked = {name} is blocked.
        told.person.unblocked = {name} is not blocked any more.
        told.person.remove = End your friendship with {name}?
        told.person.block = Block {name}?
        """#
}
