import ArgumentParser
import Operations

/// The options that every command takes.
struct CommonOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder that holds everything.",
            discussion: "Default: $BELLTOWER_HOME, else ~/.local/share/belltower.",
            valueName: "dir"), completion: .directory)
    var home: String?

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "The person who asks.", discussion: "Default: $BELLTOWER_PERSON, else the login name.",
            valueName: "person"))
    var person: String?

    @Option(
        help: ArgumentHelp(
            "The time zone of days and floating times, as Europe/London.",
            discussion: "Default: zone in config.yaml, else the machine's.", valueName: "zone"))
    var zone: String?

    @Option(
        help: ArgumentHelp(
            "Pretend it is this instant (RFC 3339).",
            discussion: "Default: $BELLTOWER_NOW, else the clock.", valueName: "instant"))
    var now: String?

    @Flag(help: "Print one JSON document and nothing else.")
    var json = false

    func registrar() throws(Failure) -> Registrar { try Registrar(setting) }

    func keeper(creatingHome: Bool = false) throws(Failure) -> HomeKeeper {
        try HomeKeeper(setting, creating: creatingHome)
    }

    /// What a configuration file says; without a path, the home's with the environment over it.
    func configuration(of path: String?) throws(Failure) -> ConfigurationReading {
        try ConfigurationReading(path, of: setting)
    }

    var setting: Registrar.Setting {
        Registrar.Setting(home: home, person: person, zone: zone, now: now)
    }

    /// Whether `--as` or its variable names somebody: then `import` and `remind` are theirs alone.
    var isNarrowed: Bool {
        person != nil || !(Environment.variable("BELLTOWER_PERSON") ?? "").isEmpty
    }
}
