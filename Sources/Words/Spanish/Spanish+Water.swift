extension Spanish {
    /// What the page of water says.
    static let water: StaticString = #"""
        # Water
        page.water.title = Agua
        page.water.aside = Objetivo y consejos
        page.water.drink = Anotar una bebida
        page.water.log = Anotar
        page.water.none = Hoy aún no hay nada anotado. Toca lo que has bebido.
        page.water.takeBack = Deshacer
        page.water.history = Días anteriores
        page.water.earlier = Más atrás
        page.water.isMet = conseguido
        page.water.met = Has conseguido tu objetivo de hoy.
        page.water.due = Toca beber un vaso.
        page.water.goalless = No hay ningún objetivo.
        page.water.quiet = Sus recordatorios están desactivados.
        page.water.turnOn = Activarlos
        page.water.setGoal = Poner uno
        page.water.goal = Tu objetivo
        page.water.on = Recordarme que beba
        page.water.onWhy = Vasos repartidos por todo el día, hasta cumplir el objetivo; durante una clase, después de ella.
        page.water.amount = Cuánto al día
        page.water.amountWhy = Por ejemplo 2 l, 2000 ml o 64 oz.
        page.water.rhythm = Con qué frecuencia
        page.water.cup = En vasos del mismo tamaño
        page.water.cupLabel = Tamaño del vaso
        page.water.every = Cada tantos minutos
        page.water.everyLabel = Minutos entre dos vasos
        page.water.times = Tantas veces al día
        page.water.timesLabel = Veces al día
        page.water.limits = No más de esto
        page.water.limitsWhy = Si lo pasas, te decimos que hagas una pausa.
        page.water.dayLimit = En un día
        page.water.hourLimit = En una hora
        page.water.advice = Tu salud
        page.water.adviceText = La cantidad adecuada varía de una persona a otra. Si tienes alguna enfermedad del
            corazón, de los riñones o del metabolismo, en el embarazo o en caso de duda, pide consejo médico antes de
            ponerte un objetivo. No anotes bebidas mientras conduces.
        told.water.left = Aún {amount} por beber hasta las {time}.
        told.water.sum = {drunk} hasta ahora hoy
        told.water.cup = Próximo vaso a las {time}.
        told.water.unit = Mostrar en {unit}
        told.water.turned = Ahora en {unit}.
        told.water.other = Otra cantidad, en {unit}
        told.water.none = Del {day} a ayer no se anotó nada.
        told.water.tooMuch = Es más de {amount} al día, lo que consideras sano. Hoy no bebas más; si no te encuentras
            bien, pide consejo médico.
        """#
}
