extension English {
    /// Events and communities on pages.
    static let events: StaticString = #"""
        # What is to come
        page.events.news = something is unread
        page.events.search = Search events by title, topic or hashtag
        page.events.searchHint = Title or #hashtag
        page.events.which = Which events
        page.events.all = All
        page.events.mine = Mine
        page.events.everywhere = Of all communities
        page.events.coming = Coming up
        page.events.past = Past ones
        page.events.none = No upcoming events
        told.events.found = {count, plural, =0 {No event} one {# event} other {# events}} found for “{text}”
        page.events.nonePast = No past events
        page.events.noneMine = What you join stands here, and in your calendar.
        page.events.begin = Publish one, or join a community: its events stand here.
        page.events.noneHere = What its organisers publish stands here.
        page.events.more = More of them
        page.events.own = Yours to make
        page.events.publish = Publish an event
        page.events.open = Join a private event
        page.events.openWhy = Who invited you knows its number and its password.
        page.events.openName = Number or hashtag
        page.events.password = Password
        page.events.membersOnly = For members

        # One event
        page.events.one = Event
        page.events.show = Open the event
        page.events.join = Click to join
        page.events.drop = Joined, click to drop
        page.events.wait = Full, click to wait for a place
        page.events.take = Offered, take it
        page.events.decline = Decline the place
        page.events.unqueue = Click to leave the queue
        page.events.ended = Ended
        page.events.over = Event has already ended
        page.events.item = When it rings
        page.events.clashes = You have then
        page.events.who = Who comes
        page.events.taken = Places taken
        page.events.whatsNew = What is new
        page.events.host = Organised by
        page.events.hashtag = Hashtag
        page.events.number = Number
        page.events.private = Private
        page.events.privateWhy = Only those see it whom you tell its number and its password.
        page.events.organise = For organisers
        page.events.cancel = Cancel it
        page.events.delete = Delete it

        # Communities
        page.events.communities = Communities
        page.events.community = Community
        page.events.myCommunities = My communities
        page.events.otherCommunities = Others
        page.events.others = Find others
        page.events.noneJoined = You are in no community yet.
        page.events.noCommunity = No community yet
        page.events.noCommunityWhy = Whoever runs Belltower here founds them.
        page.events.enter = Join the community
        page.events.seen = Mark as read
        page.events.noNews = Nothing is new.
        page.events.quitHere = Quit the community
        page.events.quit = Quit it
        page.events.quitNews = You hear no more of it, until you join again.
        page.events.searchCommunities = Search communities by name, topic or description
        page.events.searchCommunitiesHint = Name or topic
        page.events.topic = Topic
        page.events.topicWhy = A word or two, as Sport or Music. Communities of one topic are
            found together.
        page.events.anyTopic = All topics
        page.events.newCommunity = Found a community
        page.events.editCommunity = Change the community
        page.events.communityName = Name
        page.events.found = Found it

        # One of one's own
        page.events.new = New event
        page.events.edit = Change the event
        page.events.told = Everybody who joined is told what you change.
        page.events.title = Title
        page.events.sameTitle = Call it so all the same
        page.events.noTime = Without an end it takes an hour.
        page.events.about = What it is about
        page.events.capacity = Places
        page.events.capacityWhy = Empty: for any number.
        page.events.hashtagWhy = The word by which others find it, as #chess. Outside a community it
            needs one, or a password.
        page.events.passwordWhy = Makes it private: only who knows it can join.
        page.events.passwordKept = Empty: the password stays as it is.
        page.events.makePublic = Make it public, without a password
        page.events.in = Publish it in
        page.events.alone = no community, by yourself
        page.events.further = Again, several days, a password
        page.events.reason = Why? Whoever joined reads it.
        page.events.cancelEffect = Everybody who joined is told; it stands struck through in their calendars.
        page.events.cancelFinal = It cannot take place after that.
        page.events.deleteEffect = All of it goes, with its waiting list. Everybody who joined is told.
        told.events.zone = Times in {zone}
        told.events.cancel = Cancel {name}?
        told.events.delete = Delete {name}?
        told.events.did.published = Published: {name}
        told.events.did.founded = Founded: {name}
        told.events.did.cancelled = Cancelled: {name}
        refusal.event.titleTaken = there is an event {title} already, {event}: choose another title, or
            tick that it is to be called so all the same

        told.events.communities = {count, plural, =0 {In no community yet} one {In # community} other {In #
            communities}}
        told.events.unread = {count} unread
        told.events.left = {count, plural, one {# place left} other {# places left}}
        told.events.full = full{count, plural, =0 {} one {, # waits} other {, # wait}}
        page.events.aloneCome = You come
        told.events.members = For members of {name}.
        told.events.come = {count, plural, =0 {nobody comes yet} one {# person comes} other {# people come}}
        told.events.taken = {count} of {most} places are taken, {left, plural, =0 {none} one {# is} other {#
            are}} left.
        told.events.queue = {count, plural, one {# person waits} other {# people wait}} for a place.
        told.events.waiting = Waiting, position {position}
        told.events.offered = Offered until {time}, take it
        told.events.quit = Quit {name}?
        told.events.quit.effect = You drop out of its upcoming events{count, plural, =0 {, of which you
            joined none} one {: # leaves your calendar} other {: # leave your calendar}}.
        told.events.did.joined = You joined {title}. It is in your calendar.
        told.events.did.joinedOver = You joined {title}. It is in your calendar, and overlaps {other}.
        told.events.did.waiting = {title} is full. You wait for a place, position {position}.
        told.events.did.dropped = You are out: {title}
        told.events.did.member = You are in: {name}
        told.events.did.quit = Quit: {name}
        """#
}
