extension Spanish {
    /// What the page of reminders says.
    static let reminders: StaticString = #"""
        # Reminders
        page.reminders.title = Recordatorios
        page.reminders.noneWhy = Los recordatorios vienen con las clases, los eventos, las entradas y el agua.
        page.reminders.how = Cómo suena
        page.reminders.dismissed = no suena
        page.reminders.snoozed = aplazado
        page.reminders.five = 5 min más tarde
        page.reminders.ten = 10 min más tarde
        page.reminders.ring = Que suene
        page.reminders.moreComing = Más adelante
        page.reminders.morePast = Más atrás
        page.reminders.all = Todos los recordatorios
        told.reminders.at = llegada: {time}
        told.reminders.none = No suena nada antes del {day}.
        told.reminders.noPast = Del {day} hasta ahora no tocaba nada.
        told.reminders.cups = {count} vasos de agua, de {from} a {to}
        told.reminders.snoozed = {name} suena más tarde: {time}.
        told.reminders.rings = {name}: al final sí suena.
        """#
}
