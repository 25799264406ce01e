extension English {
    /// Friends, and when they are free.
    static let friends: StaticString = #"""
        # Friends: what stands in small letters is the founders'
        page.friends.waiting = friend requests wait
        page.friends.requests = Friend requests
        page.friends.noRequest = no friend request
        page.friends.accept = accept
        page.friends.decline = decline
        page.friends.add = add
        page.friends.mine = Your friends
        page.friends.none = no friend
        page.friends.noneWhy = Ask somebody by name, handle, e-mail or phone.
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
        page.friends.to = E-mail, phone or handle
        page.friends.toWhy = Of an address nobody learns whose it is: whoever has it is asked.
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
        page.friends.share = Share it with friends

        # Common free time
        page.free.title = When are we free?
        page.free.meet = Meet
        page.free.with = With whom
        page.free.shares = shares free and busy
        page.free.sharesNot = does not share when they are busy
        page.free.unsharing = None of your friends shares when they are busy yet. They switch it on among
            their friends.
        page.free.choose = Choose with whom and for how long.
        page.free.long = At least
        page.free.from = From
        page.free.to = Last day
        page.free.look = Look
        page.free.none = There is no such time.
        page.free.noneWhy = Try a shorter one, more days, or fewer friends.
        page.free.best = suits best
        page.free.propose = Propose
        page.free.proposeWhy = Whom you propose it to is asked to come, and answers with a tap. Nobody sees why
            somebody is busy.
        page.free.more = All of them
        page.free.shared = Friends see when you are busy now, never with what.
        page.free.unshared = Nobody sees when you are busy any more.
        told.free.common = {count, plural, =2 {Both of you are free} other {All # of you are free}}
        told.free.with = With {names}
        """#
}
