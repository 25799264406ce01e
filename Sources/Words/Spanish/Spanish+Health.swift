/// What is told of servers and daemons over a day, and over a year.
extension Spanish {
    static let health: StaticString = #"""
        # How servers and daemons did
        health.name.answers = Respuestas
        health.answers = Hoy fallaron (5xx) {failures} de {count, plural, one {# petición} other {# peticiones}}.
        health.answers.none = Hoy nadie ha preguntado a un servidor.
        health.name.uptime = Disponibilidad
        health.uptime.none = Aún no se mide nada: empieza cuando funciona un servidor o un servicio.
        health.uptime.server.whole = Servidor: nunca ausente, medido desde {day} ({days, plural, one {# día} other
            {# días}}).
        health.uptime.server.down = Servidor: ausente {length}, medido desde {day} ({days, plural, one {# día}
            other {# días}}).
        health.uptime.bell.whole = Avisos: nunca ausentes, medidos desde {day} ({days, plural, one {# día} other
            {# días}}).
        health.uptime.bell.down = Avisos: ausentes {length}, medidos desde {day} ({days, plural, one {# día} other
            {# días}}).
        health.uptime.gap = Ausencia: de {since} a {until}.
        health.uptime.now = Ausencia desde {since}.
        health.push.key = {machine} no tiene la push.key a la que se suscribieron los dispositivos: copia allí la de
            {source}.
        health.push.exchanged = La push.key de {machine} no es aquella a la que se suscribieron los dispositivos:
            restaura su copia.
        """#
}
