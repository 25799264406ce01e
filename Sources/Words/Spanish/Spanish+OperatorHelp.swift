/// What help says to operators alone.
extension Spanish {
    static let operatorHelp: StaticString = #"""
        page.help.desk = Para operadores
        page.help.feed = Falla un canal
        page.help.feedText = Fuentes y canales muestra primero lo que falla, con lo que respondió el
            canal. Nadie pierde una clase: la última importación buena se queda. Lo que se rechazó
            porque desaparecería demasiado muestra qué cambiaría; acéptalo allí cuando el campus diga
            que es correcto. Una importación errónea también se deshace allí.
        page.help.reported = Alguien recibe una denuncia
        page.help.reportedText = Denuncias muestra cada cosa como era, qué fue de ella y qué hizo antes
            quien la escribió. Decide allí: mantener, quitar, advertir o suspender, con un motivo que
            leen ambas partes. Nadie decide sobre lo que escribió, denunció o decidió. A quien daña a
            otros ahora se le suspende enseguida, en Personas.
        page.help.numbers = El decanato quiere cifras
        page.help.numbersText = Estadísticas tiene personas, cuántas están activas, matrículas,
            recordatorios, importaciones y eventos, dibujados y en archivos, también todos en un ZIP.
            Las cifras pequeñas no se muestran, para que no se reconozca a nadie.
        page.help.alert = Llega un aviso
        page.help.alertText = El puesto dice qué va mal, desde cuándo, y lleva a donde se arregla. Cada
            aviso llega una vez, y otra cuando ha terminado. Errores tiene el número de la petición; lo
            que encontró la noche dice si las copias se pueden restaurar. A dónde van los avisos está en
            los ajustes del sitio; quién hizo qué, en el registro.
        """#
}
