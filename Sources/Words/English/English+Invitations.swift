extension English {
    /// Friends who are asked to come to an event.
    static let invitations: StaticString = #"""
        # Invitations to events
        news.somebody = somebody
        news.invited = {who} asks you to come
        news.invited.when = {who} asks you to come on {date} at {time}
        news.invited.place = {who} asks you to come on {date} at {time}, {place}
        news.invited.how = {asked}: belltower event join {event}, or drop {event}
        news.invited.how.page = {asked}: {page}
        news.accepted = {who} comes
        news.declined = {who} cannot come
        page.invite.title = Ask friends to come
        page.invite.whom = You ask
        page.invite.ask = Ask them
        page.invite.why = Only those see it who are asked, and whoever asks them.
        page.invite.waiting = You are asked to come
        page.invite.accept = I will come
        page.invite.decline = I cannot come
        page.invite.tag = By invitation
        page.invite.accepted = comes
        page.invite.declined = cannot come
        page.invite.none = no answer yet
        told.invite.did = You asked {names} to come: {title}
        told.invite.blind = The free times of {names} are not shared with you: this one may not suit.
        told.invite.declined = You do not come: {title}
        refusal.invite.many = at most {most} can be invited to one event
        refusal.invite.friend = {handle} is not among your friends: only friends can be invited
        refusal.invite.alone = an event to which friends are invited has no community, hashtag or password
        refusal.free.none = there is no such time: try a shorter one, more days, or fewer friends
        event.field.invited = invited
        event.mine.invited = you are asked to come: join or drop
        event.invited.accepted = {who} (comes)
        event.invited.declined = {who} (cannot come)
        event.invited.none = {who} (no answer yet)
        """#
}
