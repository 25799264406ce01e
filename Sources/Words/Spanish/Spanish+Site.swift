/// What is said of the settings of the site.
extension Spanish {
    static let site: StaticString = #"""
        page.site.title = Ajustes del sitio
        page.site.name = Cómo se llama el sitio
        page.site.signUp = Quién puede crear una cuenta
        page.site.domains = Los dominios del campus
        page.site.domainsWhy = De direcciones de correo, con comas entre ellos: example.ac.uk. Los de debajo también cuentan.
        page.site.hotline = Teléfono que ayuda
        page.site.hotlineWhy = Se muestra en la Ayuda y al pie de cada página sencilla, con lo que va detrás: el horario, por ejemplo.
        page.site.why = Un campo vacío devuelve un ajuste a como viene.
        page.site.again = Esto es lo que había antes: lo que se escribió aquí no se pudo conservar. Si lo cambiaste,
            escríbelo de nuevo.
        page.site.locked = Lo fija config.yaml, o el entorno del servidor: se cambia allí.
        page.site.standard = como viene
        page.site.versions = Qué se ha cambiado
        page.site.none = Aquí no se ha cambiado nada todavía. Lo que guardes en esta página se puede deshacer aquí.
        page.site.undo = Deshacer
        page.signUpChoice.open = Quien demuestre una dirección de correo
        page.signUpChoice.domains = Quien demuestre una dirección de los dominios del campus
        page.signUpChoice.invited = A quien invite un operador
        page.signUpChoice.closed = Nadie
        page.site.offerHours = Horas que se guarda una plaza libre
        page.site.offerHoursWhy = Para la primera persona que espera; menos cuando el evento está cerca.
        page.site.alerts = Avisos a los operadores
        page.site.alertsEmail = Avisos por correo
        page.site.alertsEmailWhy = Direcciones de correo, con comas entre ellas. El servidor de correo está en config.yaml.
        page.site.alertsNtfy = Avisos por ntfy
        page.site.alertsNtfyWhy = Temas o sus direcciones, con comas entre ellos. No se vuelven a mostrar enteros:
            para cambiar uno, escríbelos todos de nuevo.
        page.site.alertsWebhook = Avisos por webhook
        page.site.alertsWebhookWhy = Direcciones que reciben cada aviso como JSON. No se vuelven a mostrar enteras:
            para cambiar una, escríbelas todas de nuevo.
        page.site.alertsBackups = Quién hace las copias de seguridad
        page.site.alertsBackupsWhy = No se llama a nadie por las copias que hace otro programa.
        page.backupsChoice.here = El propio Belltower
        page.backupsChoice.elsewhere = Otro programa
        page.site.file = Lo que solo fija config.yaml
        page.site.fileWhy = Direcciones, límites y secretos del servidor, y la zona horaria según la que ya se han
            contado y planeado días: quien lleva el servidor los cambia allí.
        page.site.hidden = no se muestra
        refusal.site.offerHours = una plaza libre se guarda de 1 a 720 horas: da un número entero
        refusal.site.alertsEmail = los avisos van a direcciones de correo con comas entre ellas: corrígelas
        refusal.site.alertsNtfy = los temas son letras, cifras, - y _, o direcciones http y https, con comas entre
            ellos: escríbelos todos de nuevo
        refusal.site.alertsWebhook = los webhooks son direcciones http o https con comas entre ellas: escríbelas
            todas de nuevo
        refusal.site.alertsBackups = las copias se hacen aquí (here) o en otra parte (elsewhere): elige una
        told.site.version = {author}, {time}; antes: {former}
        told.did.site = Los ajustes del sitio están guardados.
        refusal.operator.site = solo un operador puede cambiar los ajustes del sitio: pídeselo a uno
        refusal.site.unknown = el sitio no tiene ningún ajuste {key}: hay {keys}
        refusal.site.locked = el archivo config.yaml fija {key}: cámbialo allí
        refusal.site.older = {key} ha vuelto a cambiar desde entonces: deshaz primero el último cambio
        refusal.site.nothing = no hay tal cambio que deshacer
        refusal.site.name = el nombre del sitio tiene 60 caracteres como mucho: acórtalo
        refusal.site.signUp = quién puede crear una cuenta es open, domains, invited o closed: elige uno
        refusal.site.domains = los dominios se escriben como example.ac.uk, con comas entre ellos, sin @:
            corrígelos
        refusal.site.hotline = el teléfono tiene 60 caracteres como mucho: acórtalo
        site.head.key = ajuste
        site.head.value = valor
        site.head.note = fijado
        site.head.number = número
        site.head.former = antes
        site.head.who = por
        site.head.when = cuándo
        site.locked = en config.yaml
        site.standard = como viene
        site.own = por un operador
        site.none = Todavía no se ha cambiado nada.
        """#
}
