/// What is said of what a campus counts.
extension Spanish {
    static let statistics: StaticString = #"""
        page.statistics.title = Estadísticas
        page.statistics.period = Hasta cuándo atrás
        page.statistics.none = Todavía no se ha contado nada: un día, una semana o un mes aparece cuando
            ha terminado.
        page.statistics.numbers = Los números
        page.statistics.csv = Como archivo (CSV)
        page.statistics.archive = Todas las tablas en un archivo (ZIP)
        told.statistics.why = Días enteros hasta ayer. Un número menor que {least} se muestra como «menos de
            {least}»; donde se podría deducir de los demás, tampoco se muestra otro. Las barras rayadas son
            menos de {least}.
        told.statistics.since = Hay cifras desde {date}: el periodo llega más atrás.
        told.statistics.plot = Como mucho {most}. La tabla de abajo tiene todos los números.
        statistics.period.weeks = Cuatro semanas
        statistics.period.term = Semestre
        statistics.period.year = Año
        statistics.table.people = Personas
        statistics.table.newPeople = Personas nuevas por semana
        statistics.table.active = Personas activas por día
        statistics.table.activeWeeks = Personas activas en una semana
        statistics.table.activeMonths = Personas activas en un mes
        statistics.table.enrolments = Matrículas por módulo
        statistics.table.reminders = Recordatorios por canal
        statistics.table.imports = Importaciones por día
        statistics.table.events = Eventos por semana
        statistics.column.people = personas
        statistics.column.enrolments = matrículas
        statistics.column.onTime = a tiempo
        statistics.column.late = más de un minuto tarde
        statistics.column.failed = fallidos
        statistics.column.imported = importadas
        statistics.column.unchanged = sin cambios
        statistics.column.refused = rechazadas
        statistics.column.published = publicados
        statistics.column.joined = apuntados
        statistics.role.student = Estudiantes
        statistics.role.staff = Personal
        statistics.role.operator = Operadores
        statistics.channel.push = Teléfonos y navegadores
        statistics.channel.email = Correo
        statistics.channel.ntfy = ntfy
        statistics.channel.webhook = Webhooks
        statistics.channel.desktop = Escritorio
        statistics.channel.command = Programas
        statistics.channel.jsonl = Archivos
        statistics.week = semana del {date}
        statistics.others = Todos los demás
        statistics.total = Total
        statistics.few = menos de {least}
        statistics.withheld = no se muestra
        statistics.none = todavía no se ha contado nada
        refusal.operator.statistics = solo un operador puede ver las estadísticas: pídeselo a uno
        refusal.statistics.unknown = no hay ninguna tabla {name}: hay {names}
        """#
}
