extension English {
    /// Friends, and when they are free.
    static let friends: StaticString = #"""
        # Friends: what stands in small letters is the founders'
        page.friends.waiting = friend requests wait
        page.friends.requests = Friend requests
        page.friends.wishes = They ask for your free times
        page.friends.noRequest = no friend request
        page.friends.accept = accept
        page.friends.decline = decline
        page.friends.add = add
        page.friends.mine = Your friends
        page.friends.none = no friend
        page.friends.noneWhy = You have no friends here yet. Ask somebody by name, handle, e-mail or phone.
        page.friends.more = All friends
        page.friends.acts = More
        page.friends.remove = Remove
        page.friends.block = Block
        page.friends.unblock = Unblock
        page.friends.who = Ask somebody
        page.friends.search = Name or handle
        page.friends.seek = Search
        page.friends.noFound = Nobody here is called that.
        page.friends.tooMany = There are more of them: write more of the name.
        page.friends.friend = your friend
        page.friends.asked = asked already
        page.friends.blocked = you blocked them
        page.friends.byAddress = By e-mail address or phone number
        page.friends.addWhom = by e-mail, phone or handle
        page.friends.to = E-mail, phone or handle
        page.friends.toWhy = Whoever has the e-mail address or number gets your request. You are not told who
            that is, and nobody else sees it.
        page.friends.contacts = From my contacts
        page.friends.noEmail = That contact has no e-mail address.
        page.friends.sentTitle = You asked
        page.friends.withdraw = Take back
        page.friends.blockedTitle = Blocked

        # Free now
        page.friends.freeNow = Free now
        page.friends.noFree = None of those who share it.
        page.friends.sharing = Friends see when you are busy, never with what.
        page.friends.unshare = Share it no more
        page.friends.unshared = Who shares when they are busy, never with what, sees which friends are
            free now.
        page.friends.share = Share my free times with friends

        # Common free time
        page.free.title = When are we free?
        page.free.meet = Meet
        page.free.with = With whom
        page.free.shares = shares free and busy
        page.free.shut = Not shared with you yet
        page.free.asked = asked
        page.free.unsharing = None of your friends shares free times with you yet, so there is nothing to look
            at. Ask them: they switch it on with one tap.
        page.free.choose = Choose with whom and for how long.
        page.free.long = At least
        page.free.from = From
        page.free.to = Last day
        page.free.look = Look
        page.free.none = There is no such time.
        page.free.noneWhy = Try a shorter one, more days, or fewer friends.
        page.free.best = suits best
        page.free.propose = Propose
        page.free.proposeTime = Propose a time
        page.free.proposeWhy = Whom you propose it to is asked to come, and answers with a tap. Nobody sees why
            somebody is busy.
        page.free.more = All of them
        page.free.shared = Friends see when you are busy now, never with what.
        page.free.unshared = Nobody sees when you are busy any more.
        told.free.common = {count, plural, =2 {Both of you are free} other {All # of you are free}}
        told.friends.since = your friend since {when}
        told.sharing.not = {name} does not share free times with you yet.
        told.sharing.ask = Ask {name}
        told.sharing.did = You asked {name} to share free times.
        told.sharing.wish = {name} asks you to share your free times, so that you can find a time together.
        """#
}
