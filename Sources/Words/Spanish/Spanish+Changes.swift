extension Spanish {
    /// What the page of changes says.
    static let changed: StaticString = #"""
        # Changes
        page.changes.title = Cambios
        page.changes.source = Fuente
        page.changes.all = Todas las fuentes
        page.changes.module = Módulo o título
        page.changes.show = Mostrar
        page.changes.months = Otros meses
        page.changes.own = Lo último que hiciste
        page.changes.news = Amigos y eventos
        page.changes.none = Este mes no ha cambiado nada.
        page.changes.noneWhy = Cuando una fuente mueve, cancela o añade algo, sale aquí.
        page.changes.noneOfThese = De esto no ha cambiado nada este mes.
        page.changes.everything = Todos los cambios
        """#
}
