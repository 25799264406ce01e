/// What is said of notices by staff.
extension Spanish {
    static let announcements: StaticString = #"""
        page.announcements.title = Avisos
        page.announcements.notice = Aviso del personal
        page.announcements.standing = En la página Hoy de todos
        page.announcements.none = Ahora no hay ninguno. Para empezar, escribe qué dice y su último día.
        page.announcements.over = Avisos pasados
        page.announcements.write = Un aviso nuevo
        page.announcements.why = Todos lo ven encima de su día, con tu nombre, hasta que acaba su último día.
            Como mucho 500 caracteres y 60 días por delante.
        page.announcements.text = Qué dice
        page.announcements.until = Último día
        page.announcements.do = Publicar
        page.announcements.end = Retirar
        page.announcements.question = ¿Retirar este aviso?
        page.announcements.effect = Desaparece enseguida de la página Hoy de todos.
        page.announcements.nobody = Alguien que ya no está
        told.notice = {author}, hasta: {day}
        told.notice.nameless = Hasta: {day}
        told.announcement = {author}, {time}, hasta: {day}
        told.announcement.ended = {author}, {time}, retirado: {end}
        told.did.announced = Publicado: {name}
        text.announcement = un aviso
        refusal.announcement.day = un aviso está desde hoy, como mucho {most} días: elige otro último día
        refusal.announcement.many = ya hay {most} avisos: retira primero uno
        refusal.announcement.staff = solo el personal y los operadores publican avisos: pídeselo a uno de ellos
        refusal.announcement.foreign = un aviso solo lo retira quien lo escribió, o un operador: pídeselo a uno
            de ellos
        refusal.announcement.unknown = no hay ningún aviso {id}: quizá ya pasó
        announcement.stands = El aviso {number} está hasta: {day}.
        announcement.ended = El aviso {number} está retirado.
        announcement.none = No hay avisos: belltower announce "TEXT" --until fri
        announcement.line = {text} ({author}, hasta: {day})
        announcement.notice = Aviso:
        announcement.over = retirado {day}
        announcement.head.number = número
        announcement.head.text = aviso
        announcement.head.author = de
        announcement.head.until = hasta
        """#
}
