/// What is told of servers and daemons over a day, and over a year.
extension English {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Answers
        health.answers = {failures} of {count, plural, one {# request} other {# requests}} failed (5xx) today.
        health.answers.none = Nobody has asked a server today.
        """#
}
