/// What operators are told at their desk beside how all is doing.
extension Spanish {
    static let desk: StaticString = #"""
        # At the desk of those who run a site
        alert.disk.unheard = {machine}: hace un día que nadie dice cómo está su disco. Puede que la máquina
            ya no exista.
        alert.backup.none = No se conoce ninguna copia de seguridad: comprueba que belltower backup y
            belltower keep se ejecutan por la noche.
        health.backup.elsewhere = La hace otro programa, como dice config.yaml.
        health.restore.none = Aún sin probar: belltower keep lo hace una vez por semana.
        health.campus.people = {count, plural, one {# persona} other {# personas}}.
        health.campus.active = {count, plural, one {# persona miró} other {# personas miraron}} una página
            ayer.
        health.campus.few = Menos de {least} personas miraron una página ayer.
        health.campus.events = {count, plural, =0 {Ningún evento} one {# evento} other {# eventos}} por
            venir.
        health.campus.reports = {count, plural, =0 {Ninguna denuncia espera} one {# denuncia espera} other
            {# denuncias esperan}} una decisión.
        health.past.none = Ningún aviso anterior.
        page.operator.campus = El campus
        page.operator.events = Eventos
        page.night.title = Lo que encontró la noche
        page.night.why = Lo que se averigua por la noche, como con belltower check, y el resultado de
            probar la copia más reciente una vez por semana.
        told.night.at = Revisado: {time}.
        page.errors.noneYet = Aún no ha fallado nada.
        audit.more = líneas anteriores: belltower audit --before {id}
        report.month = mes

        # Pictures that are looked over
        page.operator.pictures = Imágenes
        page.pictures.title = Imágenes
        page.pictures.find = Identificador o nombre
        page.pictures.reported = Solo lo denunciado
        page.pictures.hidden = Solo lo oculto
        page.pictures.isHidden = oculta
        page.pictures.case = Ver la denuncia
        page.pictures.none = No hay ninguna imagen así.
        page.pictures.noneWhy = Aquí está lo que personas y comunidades muestran de sí, lo más nuevo primero.
        page.pictures.more = Anteriores
        person.mark.reported = denunciada
        person.mark.pictureHidden = imagen oculta
        """#
}
