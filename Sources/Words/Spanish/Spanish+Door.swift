extension Spanish {
    /// What is said at the door of an event.
    static let door: StaticString = #"""
        # En la puerta de un evento
        page.door.title = En la puerta
        page.door.open = Código QR en la puerta
        page.door.why = Un código para escanear, desde media hora antes de que empiece. Solo quienes
            organizan saben quién estuvo.
        page.door.scan = Escanéalo con la cámara de tu teléfono, o escribe el código en la página del
            evento.
        page.door.qr = Código QR de la página en la que dices que estás aquí
        page.door.changes = Cambia cada medio minuto.
        page.door.names = Quién ha venido
        page.door.nobody = Todavía no se ha apuntado nadie.
        page.door.missing = todavía no
        page.door.shut = La puerta está cerrada
        page.door.arrive = ¿Estás aquí?
        page.door.type = Código de la puerta
        page.door.typeWhy = Seis cifras que cambian cada medio minuto.
        page.door.here = Estoy aquí
        page.door.isHere = Estás aquí.
        page.door.camera = Escanear con la cámara
        page.door.stop = Apagar la cámara
        page.door.noCamera = La cámara no se puede usar. Escribe el código.
        page.door.event = Al evento
        told.door.count = {present} de {joined} están aquí
        told.door.opens = Abierta desde {time}.
        told.door.came = llegó a las {time}
        told.door.did = Estás aquí: {title}
        refusal.door.code = ese no es el código que hay ahora en la puerta: míralo otra vez, cambia cada
            medio minuto
        refusal.door.tries = demasiados códigos equivocados: prueba dentro de una hora
        refusal.door.early = la puerta de {event} se abre media hora antes de que empiece
        refusal.door.full = {event} está lleno y no queda ninguna plaza en la puerta
        event.door.code = código {code}, {seconds, plural, one {queda # segundo} other {quedan # segundos}}
        event.door.shut = la puerta está cerrada: se abre media hora antes de que empiece, hasta que acaba
        event.door.count = {present} de {joined} están aquí
        event.door.missing = todavía no
        event.done.here = estás aquí
        """#
}
