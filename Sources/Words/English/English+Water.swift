extension English {
    /// What the page of water says.
    static let water: StaticString = #"""
        # Water
        page.water.title = Water
        page.water.aside = Goal and advice
        page.water.drink = Log a drink
        page.water.log = Log it
        page.water.none = Nothing logged yet today. Tap what you drank.
        page.water.takeBack = Take back
        page.water.history = Earlier days
        page.water.earlier = Further back
        page.water.isMet = met
        page.water.met = Your goal for today is met.
        page.water.due = A cup is due.
        page.water.goalless = No goal is set.
        page.water.quiet = Its reminders are off.
        page.water.turnOn = Turn them on
        page.water.setGoal = Set one
        page.water.goal = Your goal
        page.water.on = Remind me to drink
        page.water.onWhy = Cups at even intervals of the whole day, until the goal is met; in a class, after it.
        page.water.amount = How much a day
        page.water.amountWhy = As 64 oz, 2000 ml or 2 l.
        page.water.rhythm = How often
        page.water.cup = In cups of one size
        page.water.cupLabel = Size of a cup
        page.water.every = Every so many minutes
        page.water.everyLabel = Minutes between two
        page.water.times = So many times a day
        page.water.timesLabel = Times a day
        page.water.limits = Not more than this
        page.water.limitsWhy = Above it we tell you to take a break.
        page.water.dayLimit = In a day
        page.water.hourLimit = In an hour
        page.water.advice = Your health
        page.water.adviceText = How much is right differs from one to another. With a condition of heart,
            kidneys or metabolism, when pregnant, or when in doubt, seek the advice of a doctor before
            you set a goal. Do not log drinks while driving.
        told.water.left = {amount} to go until {time}.
        told.water.sum = {drunk} so far today
        told.water.cup = Next cup {time}.
        told.water.unit = Show {unit}
        told.water.turned = Shown in {unit} now.
        told.water.other = Another amount, in {unit}
        told.water.none = Nothing was logged from {day} to yesterday.
        told.water.tooMuch = That is more than the {amount} a day that you hold for healthy. Drink no more
            today; when you feel unwell, seek the advice of a doctor.
        """#
}
