/// What is said of operators' acts on people.
extension Spanish {
    static let stewardship: StaticString = #"""
        refusal.person.suspendedUntil = la cuenta de {handle} está suspendida hasta el {date} ({ground}): en Denuncias y decisiones
            está el porqué, y cómo recurrir
        refusal.person.suspendedBefore = ese final ya pasó: indica uno posterior, o ninguno
        refusal.operator.audit = solo un operador puede leer el registro: pídeselo a uno
        refusal.operator.people = solo un operador puede gestionar las cuentas: pídeselo a uno
        refusal.newcomer.links = podrás escribir enlaces desde el {date}, cuando tu cuenta tenga
            tres días: sin ellos ya se puede
        refusal.newcomer.requests = ya van {most} personas hoy, las que puede invitar una cuenta
            nueva: sigue mañana
        audit.addPerson = añadido
        audit.invitePerson = invitación
        audit.editProfile = perfil cambiado
        audit.changeRole = papel cambiado
        audit.verifyAddress = dirección confirmada
        audit.suspendPerson = suspensión
        audit.restorePerson = restablecimiento
        audit.erasePerson = borrado
        audit.viewPerson = consulta de datos privados
        audit.viewEvent = evento privado abierto
        audit.findPerson = localización por una dirección suya
        audit.hideComment = comentario ocultado
        audit.unhideComment = comentario mostrado de nuevo
        audit.decideCase = decisión sobre una denuncia
        audit.decideAppeal = decisión sobre un recurso
        audit.reopenCase = decisión anulada
        audit.announce = aviso publicado
        audit.endAnnouncement = aviso retirado
        audit.changeSetting = ajuste del sitio cambiado
        audit.createCommunity = comunidad creada
        audit.editCommunity = comunidad cambiada
        audit.closeCommunity = comunidad cerrada
        audit.nameOrganiser = organizador nombrado
        audit.editEvent = evento cambiado
        audit.cancelEvent = evento cancelado
        audit.deleteEvent = evento borrado
        audit.acceptHarvest = importación rechazada aceptada
        audit.undoImport = importación deshecha
        audit.editSource = fuente cambiada
        audit.addSource = fuente añadida
        audit.removeSource = fuente quitada
        audit.loadModules = catálogo cargado
        audit.loadProgrammes = programas cargados
        audit.clearErrors = errores vaciados
        audit.exportAudit = registro exportado
        audit.addAddress = dirección añadida a la cuenta
        audit.removeAddress = dirección quitada de la cuenta
        audit.setPassword = contraseña puesta
        audit.removePassword = contraseña quitada
        audit.addPasskey = llave de acceso añadida
        audit.removePasskey = llave de acceso quitada
        audit.linkProvider = inicio de sesión del campus vinculado
        audit.unlinkProvider = inicio de sesión del campus desvinculado
        audit.addAppPassword = programa de calendario autorizado
        audit.beginSession = sesión iniciada en un dispositivo
        audit.none = No hay nada anotado.
        page.audit.title = Registro
        page.audit.own = Lo que me afecta
        page.audit.ownWhy = Aquí consta lo que hicieron los operadores y mediadores que te afecta,
            también cuando alguno consultó datos privados.
        page.audit.of = Solo de (usuario)
        page.audit.none = No hay nada anotado.
        page.audit.older = Más antiguos
        page.audit.export = Exportar todo
        page.audit.exportWhy = Un archivo JSON. También queda anotado que se sacó.
        page.audit.gone = alguien que ya no está
        page.audit.steward = un operador, o quien decide sobre ello
        page.audit.operator = un operador
        page.people.title = Personas
        page.people.find = Nombre, usuario o dirección completa
        page.people.role = Papel
        page.people.any = Todos
        page.people.onlySuspended = Solo suspendidos
        page.people.suspended = En suspenso
        page.people.none = No se encuentra a nadie: busca con menos, o invita a alguien.
        page.people.more = Más
        page.people.invite = Invitar a alguien
        page.people.inviteWhy = Un código con el que se registra una persona, válido una semana.
        page.people.inviteDo = Crear un código
        page.people.invited = Se muestra solo esta vez. Dáselo a quien corresponda.
        page.people.code = Código
        page.people.link = O como enlace
        page.people.page = Su página, como la ven todos
        page.people.roleWhy = El personal escribe en todos los módulos y publica avisos; los
            operadores llevan el sitio.
        page.people.restore = Restablecer
        page.people.stop = Suspender
        page.people.stopWhy = Podrá mirar, pero no actuar, y lo que escribió se oculta.
        page.people.suspend = Suspender
        page.people.effectActs = Podrá mirar, pero no actuar.
        page.people.effectHidden = Lo que escribió para otros se oculta mientras tanto.
        page.people.effectTold = Se le dice el motivo y hasta cuándo.
        page.people.effectBack = Puedes restablecer la cuenta cuando quieras.
        page.people.restoreActs = Podrá actuar de nuevo enseguida.
        page.people.restoreShown = Lo que escribió para otros se vuelve a mostrar.
        page.people.reason = Por qué
        page.people.words = Lo que se le dice además
        page.people.until = Hasta
        page.people.untilWhy = Vacío: hasta que un operador restablezca la cuenta. Termina al comenzar ese día.
        page.people.private = Lo privado
        page.people.privateWhy = Direcciones y dispositivos. La persona puede leer que miraste,
            cuándo y por qué.
        page.people.privateReason = Para qué lo necesitas
        page.people.privateShow = Mostrar
        page.people.proven = confirmada
        page.people.noAddress = No consta ninguna dirección.
        page.people.record = Anotado
        page.me.record = Lo que me afecta
        told.people.since = aquí desde {time}
        told.people.until = {reason}, hasta {time}
        told.people.suspend = ¿Suspender a {name}?
        told.people.restore = ¿Restablecer a {name}?
        told.did.role = {name}: papel cambiado
        told.did.suspended = {name}: en suspenso
        told.did.restored = {name}: restablecido
        person.field.addresses = direcciones
        person.field.sessions = dispositivos
        person.field.lastUsed = último uso
        told.people.count = {count, plural, one {# persona} other {# personas}}
        told.people.sessions = {count, plural, one {# dispositivo con sesión} other {# dispositivos
            con sesión}}
        audit.dismissOrganiser = organizador cesado
        page.catalogue.title = Catálogo
        page.catalogue.none = Todavía no hay catálogo.
        page.catalogue.noneWhy = Carga un archivo, o haz que se lean las páginas del campus:
            belltower crawl.
        page.catalogue.load = Cargar un archivo
        page.catalogue.loadWhy = JSON o CSV, entero o nada. Los módulos que ya están se cambian
            donde el archivo dice otra cosa.
        page.catalogue.what = Qué contiene
        page.catalogue.file = Archivo
        told.catalogue.loaded = {added} nuevos, {changed} cambiados, {unchanged} sin cambios
        told.catalogue.modules = {count, plural, one {# módulo} other {# módulos}}
        told.catalogue.programmes = {count, plural, one {# programa} other {# programas}}
        """#
}
