extension English {
    /// What people, communities, events and modules refuse.
    static let people: StaticString = #"""
        # Handles
        refusal.handle.unreadable = {text} is not a handle: use 1 to 32 of a-z, 0-9, dot,
            underscore, hyphen

        # Pictures
        refusal.picture.none = no picture was chosen: choose one
        refusal.picture.large = the picture is larger than {most} MiB: send a smaller one
        refusal.picture.kind = that is no picture that can be read here: JPEG, PNG, WebP and GIF can
        refusal.picture.pixels = {width} by {height} pixels are too many: at most {most} million
        refusal.picture.damaged = the picture cannot be read: it may be damaged, or cut off
        refusal.picture.slow = the picture takes too long to read: send a smaller one
        refusal.picture.own = a picture of yours is being made: try again when that is done
        refusal.picture.unknown = there is no such picture
        refusal.picture.unavailable = no pictures can be made here: {why}

        # Communities
        refusal.community.feed = only organisers give {community} a feed: ask one
        refusal.community.subscribed = {source} has that address: unsubscribe it first
        refusal.community.taken = there is a community {community} already
        refusal.community.edit = only organisers change {community}: ask one
        refusal.community.joined = you are in {community} already
        refusal.community.outside = you are not in {community}
        refusal.community.unknown = there is no community {name}{near, plural, =0 {} other {: did
            you mean {near}?}}

        # Events
        refusal.event.twoEnds = the end is one time: a start may say both the start and the end
        refusal.event.passwordChanged = the event's password has just changed: ask for it
        refusal.event.joined = you have joined {event} already
        refusal.event.waiting = you are on the waiting list of {event} already
        refusal.event.outside = you have not joined {event}
        refusal.event.over = event has already ended
        refusal.event.cancelled = {event} ({title}) was cancelled
        refusal.event.cancelled.of = {event} ({title}), of {host}, was cancelled
        refusal.event.members = Unable to join member exclusive community events. Please join the
            community first!
        refusal.event.ambiguous = {name} can be {events}{more, plural, =0 {} other {, # more}}: say
            which by its number
        refusal.event.unknown = there is no event {name}, or it is private
        refusal.event.unopened = there is no event {name} that this password opens: ask who told you
            of it, join its community first, and wait an hour after five wrong ones
        refusal.event.organisers = only organisers publish in {community}: ask one
        refusal.event.undeletable = an event of a community is not deleted but cancelled
        refusal.event.fed = {event} comes from the community's feed: change it there
        refusal.event.dead = the event was cancelled: publish another
        refusal.event.past = the event would be over already: {start}, in {zone}, is past: give a
            later start or end
        refusal.event.past.series = the event would be over already: what begins {start} and
            repeats, in {zone}, is past: give a later start or end
        refusal.event.foreign = {event} is not yours to change: ask its organiser
        refusal.event.reachless = outside a community an event needs a hashtag, or a password to be
            private
        refusal.event.hashtagTaken = {hashtag} is taken by another event: choose another
        refusal.event.password = a password has 4 to 200 characters
        refusal.event.untitled = an event needs a title
        refusal.event.startless = say when it starts
        refusal.event.long = an event lasts a year at most: give an earlier end
        refusal.event.endTwice = the start says the end too: give the end once
        refusal.event.backwards = the event ends before it starts: give a later end
        refusal.event.capacity = a capacity is 1 to 1000000, or 0 for any number
        refusal.event.hashtag = {text} is not a hashtag: use up to 40 of a-z, 0-9 and underscore
        refusal.rule.long = the repeat rule is too long: write it as FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable = {text} is not a repeat rule: write it as weekly, every 2 weeks, or
            FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable.because = {text} is not a repeat rule: {problem}: write it as
            weekly, every 2 weeks, or FREQ=WEEKLY;COUNT=10
        refusal.rule.often = an event repeats once an hour at most: choose another FREQ
        refusal.password.damaged = the event's password is damaged: set another
        refusal.password.memory = the password cannot be hashed: free some memory

        # Only for operators
        refusal.operator.copy = only an operator may copy everybody's data: ask one
        refusal.operator.repair = only an operator may repair everybody's data: ask one
        refusal.operator.keep = only an operator may tidy everybody's data: ask one
        refusal.operator.replace = only an operator may replace everybody's data: ask one
        refusal.operator.move = only an operator may move everybody's data: ask one
        refusal.operator.everybody = only an operator may see everybody's agenda: ask one
        refusal.operator.subscribe = only an operator may subscribe for everyone: ask one
        refusal.operator.hide = only an operator may hide comments: ask one
        refusal.operator.unhide = only an operator may unhide comments: ask one
        refusal.operator.reports = only an operator may see what was reported: ask one
        refusal.operator.programmes = only an operator may define programmes: ask one
        refusal.operator.erase = only an operator may erase others: ask one
        refusal.operator.add = only an operator may add people: ask one
        refusal.operator.verify = only an operator may verify addresses: ask one
        refusal.operator.roles = only an operator may give roles: ask one
        refusal.role.none = choose a role: student, staff or operator
        refusal.operator.profile = only an operator may change somebody else's profile: ask one
        refusal.operator.restore = only an operator may restore people: ask one
        refusal.operator.suspend = only an operator may suspend people: ask one
        refusal.operator.communities = only an operator may create communities: ask one
        refusal.operator.rename = only an operator may rename communities: ask one
        refusal.operator.close = only an operator may close communities: ask one
        refusal.operator.organisers = only an operator may name organisers: ask one

        # Modules
        refusal.comment.outside = only who takes {code} in {year} may comment on it
        refusal.comment.shown = comment {comment} is not hidden
        refusal.comment.foreign.edit = comment {comment} is not yours: only its author may edit it
        refusal.comment.foreign.delete = comment {comment} is not yours: only its author may delete
            it
        refusal.comment.unknown = there is no comment {comment}
        refusal.year.unreadable = {text} is no academic year: write it as 2026/27
        refusal.programme.unknown = there is no programme {name}{near, plural, =0 {} other {: did
            you mean {near}?}}
        refusal.module.untaken = you do not take {code} in {year}: nothing to leave
        refusal.module.classmates = only who takes {code} in {year} sees who else does
        refusal.programme.module = {path}: {programme}: there is no module {code} in {year}: load it
            first
        refusal.catalogue.input = standard input has over 64 MiB, or is closed
        refusal.catalogue.unreadable = {path}: {problem}; nothing was taken
        refusal.module.limit = the limit is a number from 1 to 10000
        refusal.module.elsewhere = {code} is not in the catalogue of {year}: it is in {years}
        refusal.module.ambiguous = {text} is said of several modules: name one by its code:
            {modules}
        refusal.module.unknown = there is no module {name}{near, plural, =0 {} other {: did you mean
            {near}?}}

        # Friends
        refusal.friend.already = {handle} is your friend already
        refusal.friend.blocked = you blocked {handle}: unblock them
        refusal.friend.asked = {handle} has your request already: wait for them
        refusal.friend.self = this is yourself: ask somebody else
        refusal.friend.unasked = {handle} has not asked you
        refusal.friend.unaskedAddress = you have not asked that address
        refusal.friend.none = {handle} is no friend of yours
        refusal.sharing.already = {handle} shares free times with you already
        refusal.sharing.asked = you asked {handle} within the last day: wait for them
        refusal.friend.unblocked = you have not blocked {handle}
        refusal.email.unreadable = this is no e-mail address: write it as sam@example.org
        refusal.phone.unreadable = this is no phone number: write it with its country code, as +44
            7700 900123
        refusal.friend.selfNamed = this is yourself: name somebody else

        # People
        refusal.caller.unknown = there is nobody called {handle}{near, plural, =0 {} other {: did
            you mean {near}?}}
        refusal.keeper.unknown = there is nobody called {handle}{near, plural, =0 {} other {: did
            you mean {near}?}}
        refusal.person.unknown = there is nobody called {handle}{near, plural, =0 {} other {: did
            you mean {near}?}}
        refusal.belongings.output = it is two files, which one stream cannot hold: name a folder, or
            a file in .json
        refusal.belongings.archive = {path}: no archive is written: name a folder, or a file in
            .json, and pack that
        refusal.belongings.taken = {file} is there and of no earlier export: choose another name, or
            a folder
        refusal.belongings.folder = the folder {path} cannot be made: choose another
        refusal.erase.busy = {handle} is erased, but another process keeps old bytes: end it and
            erase them once more
        refusal.erase.left = {handle} is erased, but {what}: delete what is named
        refusal.erase.left.nobody = there is nobody called {handle}; of whoever was erased under
            that name {what}: delete what is named
        refusal.erase.files = {files}{more, plural, =0 {} other { and # more}} cannot be read and
            written, and may hold them still
        refusal.erase.published = {files}{more, plural, =0 {} other { and # more}} cannot be
            removed, and may be published still
        refusal.erase.own = your account is deleted, but an old copy on the server could not be
            changed: ask the operators to delete it
        refusal.signUp.barred = the account with this mailbox was deleted while it was suspended: ask the
            operators for a new one
        refusal.signUp.suspended = an account with this mailbox is suspended: appeal there
        refusal.address.suspended = a suspended account keeps its addresses: appeal first
        refusal.event.otherAccount = your other account already has a place at {event}, or waits for one
        refusal.erase.both = {one}; {other}
        refusal.person.taken = {handle} is taken: choose another name
        refusal.address.unreadable = {text} is neither an e-mail address nor a phone number
        refusal.person.private = only name, picture and bio of others can be changed: the rest is
            theirs
        refusal.person.addressless = {handle} has not given that address: only they can
        refusal.person.lastOperator = {handle} is the last operator: make somebody else one first
        refusal.birthday.unreadable = {text} is not a date: write a birthday as 2004-10-05
        refusal.birthday.impossible = {date} is no birthday: give one between 1900 and today
        refusal.profile.units = there are no units {text}: choose {known}
        refusal.profile.fontSize = there are no font size {text}: choose {known}
        refusal.profile.colours = there are no colours {text}: choose {known}
        refusal.profile.birthdayShown = a birthday is not shown to {text}: choose {known}

        # Written texts
        refusal.text.empty = {what} must have something to read in it
        refusal.text.long = {what} has at most {most} characters: shorten it
        text.name = a name
        text.note = a note
        text.sourceName = a source's name
        text.reason = a reason
        text.comment = a comment
        text.gender = a gender
        text.bio = a bio
        text.summary = a summary
        text.place = a place
        text.title = an event's title
        text.description = a description
        text.communityName = a community's name
        text.communityTopic = a topic

        # Settings
        refusal.zone.near = there is no time zone {zone}{near, plural, =0 {: give an IANA name, as
            Europe/London} other {: did you mean {near}?}}
        refusal.channel.silent = {channel}: {problem}
        refusal.setting.value = {value} is no value of {setting}: give {form}
        refusal.setting.value.usual = {value} is no value of {setting}: give {form}, or usual
        refusal.setting.value.empty = nothing is no value of {setting}: give {form}
        refusal.setting.value.empty.usual = nothing is no value of {setting}: give {form}, or usual
        refusal.setting.home = {setting} is no setting of yours but the home's: set it in its
            config.yaml
        refusal.setting.unknown = there is no setting {name}{near, plural, =0 {} other {: did you
            mean {near}?}}
        refusal.setting.unnamed = there is no setting without a name
        refusal.configuration.wrong = {path}: {problem}
        refusal.configuration.wrong.more = {path}: {problem} (and {count} more)
        """#
}
