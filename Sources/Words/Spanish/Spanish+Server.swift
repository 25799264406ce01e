extension Spanish {
    /// What a server refuses, and what it says of requests that go wrong.
    static let server: StaticString = #"""
        refusal.session.none = entra primero en tu cuenta
        refusal.field.missing = falta `{field}`
        refusal.field.wrong = `{field}` no es lo que puede ser
        refusal.field.unknown = aquí no hay ningún campo `{field}`
        refusal.path.unknown = eso no existe
        refusal.body.unreadable = el cuerpo no es un objeto JSON
        refusal.request.key = Idempotency-Key tiene de 1 a 64 caracteres sin espacios, como un UUID
        refusal.request.other = esa clave se usó para otra petición
        refusal.request.underWay = la misma petición está en marcha: pregunta otra vez cuando termine
        refusal.request.lost = eso se hizo, pero la respuesta se perdió: mira lo que hay ahora
        refusal.source.room = tus calendarios ocupan {size} MB, y {most} MB son suficientes: quita
            uno primero
        refusal.source.many = {most} fuentes son suficientes: cancela primero la suscripción a una
        refusal.source.remote = da la dirección web del feed: una que empiece por https:// o webcal://
        refusal.channel.local = solo quien lleva este servidor nombra sus archivos y programas: elige
            push, correo, ntfy o un webhook
        refusal.channel.address = los recordatorios solo van a tus propias direcciones: añádela primero
            a tu cuenta
        refusal.program.unstarted = no se puede iniciar el programa {program}
        refusal.tooMany = demasiadas veces seguidas: prueba otra vez dentro de un rato
        refusal.crossSite = lo ha pedido la página de otro sitio: hazlo aquí
        refusal.server.listen = no se puede escuchar en {address}: {reason}
        refusal.server.address = {text} no es una dirección en la que escuchar: escríbela como
            127.0.0.1:8080
        refusal.server.certificate = el certificado o su clave no se pueden leer: los dos son archivos
            PEM
        refusal.server.half = un certificado necesita su clave, y una clave su certificado
        refusal.server.handed = el socket recibido no está a la escucha de conexiones

        problem.invalid = Eso no se entiende
        problem.unauthenticated = Entra primero en tu cuenta
        problem.forbidden = Eso no está permitido
        problem.missing = Eso no existe
        problem.conflict = Eso contradice lo que hay
        problem.over = Eso ya ha pasado
        problem.guarded = Retenido, porque se perdería mucho
        problem.tooMany = Demasiadas veces seguidas
        problem.busy = Mucho trabajo ahora: prueba otra vez enseguida
        problem.unavailable = Otro servidor no responde
        problem.full = No queda espacio
        problem.failed = Aquí ha fallado algo
        problem.method = eso no se puede hacer aquí de esta manera
        problem.missing.page = la dirección está mal escrita, o lo que había aquí ya no está
        problem.changed = ha cambiado desde entonces: léelo otra vez
        problem.large = eso es demasiado grande
        problem.mediaType = envía JSON (application/json)
        problem.request = no se puede leer la petición
        problem.slow = la petición ha tardado demasiado
        problem.ending = el servidor se está apagando: prueba otra vez
        problem.unknown = aquí ha fallado algo, y ha quedado anotado
        """#
}
