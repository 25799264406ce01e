import ArgumentParser
import Campus
import Operations
import Recurrence

/// What can be said of a person; an empty text clears a field.
struct ProfileOptions: ParsableArguments {
    @Option(help: "The name.")
    var name: String?

    @Option(help: "The e-mail address; shown to nobody else.")
    var email: String?

    @Option(help: "The phone number with its country code; shown to nobody else.")
    var phone: String?

    @Option(help: "The birthday, as 2004-10-05; shown as --birthday-shown says.")
    var birthday: String?

    @Option(help: "nobody, day (without the year) or date. Default: nobody.")
    var birthdayShown: String?

    @Option(help: "The gender.")
    var gender: String?

    @Option(help: "A few words about oneself.")
    var bio: String?

    @Option(help: "oz or ml.")
    var units: String?

    @Option(help: "small, medium or large.")
    var fontSize: String?

    @Option(help: "system, light, dark or contrast.")
    var colours: String?

    /// - Parameter zone: what `--zone` says: here it is the person's own.
    func edit(zone: String?) -> ProfileEdit {
        var edit = ProfileEdit()
        edit.name = name
        edit.email = email
        edit.phone = phone
        edit.birthday = birthday
        edit.birthdayShown = birthdayShown
        edit.gender = gender
        edit.bio = bio
        edit.units = units
        edit.zone = zone
        edit.fontSize = fontSize
        edit.colours = colours
        return edit
    }
}
