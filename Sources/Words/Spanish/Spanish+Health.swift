/// What is told of servers and daemons over a day, and over a year.
extension Spanish {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Respuestas
        health.answers = Hoy fallaron (5xx) {failures} de {count, plural, one {# petición} other {# peticiones}}.
        health.answers.none = Hoy nadie ha preguntado a un servidor.
        """#
}
