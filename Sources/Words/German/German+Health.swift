/// What is told of servers and daemons over a day, and over a year.
extension German {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Antworten
        health.answers = Heute scheiterten {failures} von {count, plural, one {# Anfrage} other {# Anfragen}} (5xx).
        health.answers.none = Heute hat niemand einen Server gefragt.
        """#
}
