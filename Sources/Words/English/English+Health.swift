/// What is told of servers and daemons over a day, and over a year.
extension English {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Answers
        health.answers = {failures} of {count, plural, one {# request} other {# requests}} failed (5xx) today.
        health.answers.none = Nobody has asked a server today.
        health.name.uptime = Availability
        health.uptime.none = Nothing is measured yet: that begins when a server or a daemon runs.
        health.uptime.server.whole = Server: never away, measured since {day} ({days, plural, one {# day}
            other {# days}}).
        health.uptime.server.down = Server: away for {length}, measured since {day} ({days, plural, one {# day}
            other {# days}}).
        health.uptime.bell.whole = Bell: never away, measured since {day} ({days, plural, one {# day} other
            {# days}}).
        health.uptime.bell.down = Bell: away for {length}, measured since {day} ({days, plural, one {# day} other
            {# days}}).
        health.uptime.gap = Away from {since} to {until}.
        health.uptime.now = Away since {since}.
        health.push.key = {machine} lacks the push.key that devices subscribed to: copy it there from {source}.
        health.push.exchanged = The push.key of {machine} is not the one that devices subscribed to: put its
            backup back.
        """#
}
