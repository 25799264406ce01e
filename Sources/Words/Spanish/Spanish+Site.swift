/// What is said of the settings of the site.
extension Spanish {
    static let site: StaticString = #"""
        page.site.title = Ajustes del sitio
        page.site.name = Cómo se llama el sitio
        page.site.signUp = Quién puede crear una cuenta
        page.site.domains = Los dominios del campus
        page.site.domainsWhy = De direcciones de correo, con comas entre ellos: example.ac.uk. Los de debajo también cuentan.
        page.site.hotline = Teléfono que ayuda
        page.site.hotlineWhy = Se muestra en cada página, con lo que va detrás: el horario, por ejemplo.
        page.site.why = Un campo vacío devuelve un ajuste a como viene.
        page.site.locked = Lo fija config.yaml, o el entorno del servidor: se cambia allí.
        page.site.standard = como viene
        page.site.versions = Qué se ha cambiado
        page.site.none = Aquí no se ha cambiado nada todavía. Lo que guardes en esta página se puede deshacer aquí.
        page.site.undo = Deshacer
        page.signUpChoice.open = Quien demuestre una dirección de correo
        page.signUpChoice.domains = Quien demuestre una dirección de los dominios del campus
        page.signUpChoice.invited = A quien invite un operador
        page.signUpChoice.closed = Nadie
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
