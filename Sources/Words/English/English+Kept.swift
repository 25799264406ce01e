extension English {
    /// What a home keeps as messages, and whoever reads it is told in their language.
    ///
    /// Rows name these keys: none is renamed, and none goes.
    static let kept: StaticString = #"""
        # Times; how a reader's clock tells them is put in their place
        kept.moment = {at}
        kept.move = moved from {from} to {to}

        # What is otherwise about an event
        kept.event.also = {before}; {last}
        kept.event.title = is now called {title}
        kept.event.zone = on the clock of {zone}
        kept.event.place = is in {place}
        kept.event.place.was = is in {place} instead of {former}
        kept.event.placeless = has no place any more
        kept.event.repeats = takes place {repetition}
        kept.event.once = does not repeat any more
        kept.event.capacity = takes {count, plural, one {# person} other {# people}}
        kept.event.unlimited = takes any number
        kept.event.hashtag = has the hashtag {hashtag}
        kept.event.hashtagless = has no hashtag any more
        kept.event.description = has another description
        kept.event.again = takes place after all

        # What people are told of an event
        kept.news.changed = {title}: {changes}
        kept.news.cancelled = {title} is cancelled
        kept.news.cancelled.why = {title} is cancelled: {reason}
        kept.news.offered = {title}: a place is free for you
        kept.news.gone = {title}: the place kept for you is gone
        kept.news.removed = an event that you joined, on {when}, was removed

        # What a source says that is not believed
        kept.held = {source}: {claim}\nnothing was changed; it counts when it is seen again over
            a day
        kept.held.keeper = {source}: {claim}\nnothing was changed; it counts when it is seen
            again over a day, or when you accept it: belltower import {name} --accept-removals
        held.page = {source}: {claim}\nnothing was changed; it counts when it is seen
            again over a day, or when you accept it: {page}
        kept.held.crawl = {source}: {why}
        kept.held.pages = {source}: its pages are not as they were, so what was read last stays

        # Why something did not ring, or rings later
        kept.reason.none = no reason on record
        kept.reason.quiet = quiet hours
        kept.reason.quiet.late = of no use after the quiet hours
        kept.reason.limit = {count} rang in this quarter of an hour
        kept.reason.late = found {count} min late, of no use any more
        kept.reason.late.all = found too late
        kept.reason.unread = its item could not be read
        kept.reason.stopped = the daemon was stopped before it rang
        kept.reason.empty = nothing in it is of use any more
        kept.reason.withdrawn = looked at again: {why}
        kept.reason.dismissed.item = its item was dismissed
        kept.reason.dismissed.series = its series was dismissed
        kept.reason.restored = not dismissed any more
        kept.reason.snoozed = snoozed
        kept.reason.clock = the clock was ahead
        kept.reason.unacknowledged = not acknowledged by {channel}
        kept.reason.moved.item = its item was moved
        kept.reason.gone.item = its item is gone, or rings no more
        kept.reason.gone.class = its class is gone
        kept.reason.gone.theirs = its class is not theirs any more
        kept.reason.gone.news = what it told of is gone
        kept.reason.gone.event = its event is gone
        kept.reason.gone.calendar = it is not in the calendar any more
        kept.reason.reverted = it was taken back
        kept.reason.reverted.all = all of it was taken back, or altered again
        kept.reason.altered = it was altered again since
        kept.reason.listed = another source lists it
        kept.reason.moved = it was moved
        kept.reason.moved.gone = it was moved, or does not take place
        kept.reason.cancelled = it is cancelled
        kept.reason.hidden = it is hidden
        kept.reason.muted = muted
        kept.reason.answered = it was answered
        kept.reason.answered.friend = it was answered, or they are no friends any more
        kept.reason.answered.request = the request was answered or taken back
        kept.reason.summary = a summary is made when it rings
        kept.reason.digest = no digest is wanted any more
        kept.reason.goal.off = the goal is off
        kept.reason.goal.over = the goal's hours are over
        kept.reason.goal.met = the goal is met
        kept.reason.goal.drunk = something was drunk just before
        kept.reason.over = the event is over
        kept.reason.again = the event takes place after all
        kept.reason.cancelled.event = the event was cancelled
        kept.reason.changed.event = the event was changed again since
        kept.reason.left = they do not come any more
        kept.reason.asked = they have asked for a place again
        kept.reason.unwaiting = they do not wait any more
        kept.reason.uninvited = the invitation was taken back
        kept.reason.place.taken = the place was taken
        kept.reason.place.again = the place was offered again since
        kept.reason.place.late = the offer has run out
        kept.reason.place.unkept = the place is not kept any more
        kept.reason.place.back = the place was given back

        # Why a channel did not deliver
        kept.channel.none = the channel gave no answer
        kept.channel.status = {host} answered with status {status}
        kept.channel.redirect = {host} answered with status {status}: redirects are not
            followed, give the address it leads to
        kept.channel.noTLS = {host} speaks no TLS: nothing was sent
        kept.channel.insecure = {host} has no valid certificate: nothing was sent
        kept.channel.badAddress = the address at {host} is none
        kept.channel.timedOut = {host} did not answer in time
        kept.channel.cutShort = {host} closed the connection without an answer
        kept.channel.notHTTP = {host} answered something that is no answer
        kept.channel.notConnected = {host} cannot be reached
        kept.channel.notResolved = {host} is not known to the name service
        kept.channel.silent = {host} gave no answer
        kept.channel.gone = {device} takes no pushes any more ({status})
        kept.channel.deviceless = no device takes pushes: allow them on the site
        kept.channel.device.gone = the device takes no pushes any more: allow them again on the
            site
        """#
}
