extension Spanish {
    /// What is said of the room of a class beside the timetable.
    static let corrections: StaticString = #"""
        correction.none = No dices nada del aula.
        told.unofficial = Según tus compañeros: {place} (no oficial)
        told.unofficial.instead = Según tus compañeros: {place} (no oficial). El horario dice {told}.
        told.unofficial.alone = Según tus compañeros: {place} (no oficial). El horario no dice aula.
        told.correction.said = Has dicho: {place}. {count, plural, =0 {Bastantes compañeros dicen lo mismo.}
            one {Falta # persona que lo curse y diga lo mismo.} other {Faltan # personas que lo cursen y digan
            lo mismo.}}
        told.did.corrected = Otra aula: {name}
        page.correction.open = El aula es otra
        page.correction.why = Cuando tres que lo cursan dicen lo mismo, todos los que lo cursan ven esa aula
            como no oficial, sin vuestros nombres, hasta que el horario también lo diga o la clase acabe.
        page.correction.place = El aula en la que es
        page.correction.say = Decirlo
        page.correction.takeBack = Retirarlo
        refusal.correction.place = di qué aula es, con letras o cifras
        refusal.correction.told = el horario ya dice {place}
        refusal.correction.class = solo se corrige el aula de las clases de un módulo, y {item} no lo es
        refusal.correction.over = {item} ya ha acabado, o no se hace
        refusal.correction.outside = solo quien cursa {code} puede decir dónde son sus clases
        refusal.correction.none = no dices nada del aula de {item}
        """#
}
