extension Spanish {
    /// Lo que dicen los canales de calendario, en la página y en la línea de órdenes.
    static let feeds: StaticString = #"""
        # Canales
        text.feed = el nombre del canal
        refusal.calendarFeed.kinds = un canal sin ningún tipo no contiene nada: elige uno
        refusal.calendarFeed.many = {most} canales son suficientes: revoca uno primero
        refusal.calendarFeed.unknown = ese canal no existe
        refusal.calendarFeed.several = varios canales se llaman {name}: di cuál por su número, {numbers}
        refusal.calendarFeed.suspended = este calendario no se sirve por ahora
        problem.gone = esta dirección fue revocada: pide otra a la persona de quien es el calendario
        command.refusal.calendarFeed.unknown = {sentence}: mira `belltower feed list`
        feed.made = {name}: quien tiene esta dirección tiene tu calendario; no se vuelve a mostrar
        feed.relative = pon delante la dirección del sitio: config.yaml no tiene server.url
        feed.remove = ¿Revocar {name} para siempre?
        feed.removed = {name}: revocado
        feed.none = Ningún programa lee tu calendario: belltower feed add NOMBRE
        feed.head.feed = canal
        feed.head.number = número
        feed.head.profile = programa
        feed.head.kinds = contiene
        feed.head.used = última petición
        feed.never = todavía no
        page.feeds.title = En el calendario de tu teléfono
        page.feeds.why = El calendario que ya tiene tu teléfono muestra también tus clases, y las mantiene al día
            por sí solo.
        page.feeds.two = El primer toque crea una dirección secreta, el segundo la abre en tu calendario.
        page.feeds.none = Ningún programa lee todavía tu calendario.
        page.feeds.make = Crear la dirección
        page.feeds.stale = Antes se te pide un código o tu contraseña.
        page.feeds.other = Para otro programa, o solo una parte
        page.feeds.name = Cómo llamarlo
        page.feeds.program = Programa
        page.feeds.apple = Apple: iPhone, iPad, Mac
        page.feeds.android = Android
        page.feeds.google = Google Calendar
        page.feeds.outlook = Outlook
        page.feeds.plain = Otro
        page.feeds.kinds = Qué contiene
        page.kind.exam = Exámenes
        page.kind.hydration = Vasos de agua
        page.feeds.open = Abrir en mi calendario
        page.feeds.opened = Si no se abre nada: copia la dirección de abajo y añádela en tu aplicación de
            calendario como calendario suscrito.
        page.feeds.once = Solo se muestra esta vez. Quien la tiene ve tu calendario: no se la des a nadie.
        page.feeds.address = Dirección para pegar
        page.feeds.copy = Copiar
        page.feeds.copied = Copiada
        page.feeds.uncopied = No ha funcionado: selecciona la dirección y cópiala.
        page.feeds.scan = En otro dispositivo
        page.feeds.scanWhy = Apunta su cámara aquí.
        page.feeds.code = La dirección como código QR
        page.feeds.how = Dónde va
        page.feeds.phone = En un teléfono o una tableta
        page.feeds.computer = En un ordenador
        page.feeds.howApple = Tu dispositivo pregunta si quieres suscribirte. Si no ocurre nada, añade un
            calendario de suscripción en la app Calendario y pega la dirección.
        page.feeds.howAndroid = La aplicación ICSx⁵ abre estas direcciones y pregunta si quieres suscribirte. La de Google no
            las admite: añádela una vez en un ordenador, como abajo, y el móvil la mostrará.
        page.feeds.howGoogle = En un ordenador, en calendar.google.com: junto a «Otros calendarios» elige + y luego
            «Desde URL», y pega la dirección. Google la lee más o menos una vez al día, así que los cambios llegan
            tarde; la app del teléfono también lo muestra.
        page.feeds.howOutlook = En Outlook en la web: «Agregar calendario», luego «Suscribirse desde la web», y pega
            la dirección. Se vuelve a leer cada pocas horas.
        page.feeds.rings = Quien avisa sigue siendo Belltower: la mayoría de los programas descartan las alarmas de
            un calendario así.
        page.feeds.list = Programas que lo leen
        page.feeds.revoke = Revocar
        told.feed.made = La dirección de tu calendario: {name}
        told.feed.usual = Mi calendario
        told.feed.revoke = ¿Revocar la dirección de {name}?
        told.feed.revokeEffect = Lo que la lee ya no recibe nada nuevo. La misma dirección no vuelve nunca; puedes
            crear otra.
        """#
}
