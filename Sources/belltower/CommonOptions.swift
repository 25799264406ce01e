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
            "The person who asks; they must be in the home.",
            discussion: "Default: $BELLTOWER_PERSON, else the login name, added at first use.",
            valueName: "person"))
    var person: String?

    @Option(
        help: ArgumentHelp(
            "The time zone of days and floating times, as Europe/London.",
            discussion:
                "Default: one's own (settings zone), else zone in config.yaml, else the machine's.",
            valueName: "zone"))
    var zone: String?

    @Option(
        help: ArgumentHelp(
            "Pretend it is this instant (RFC 3339).",
            discussion: "Default: $BELLTOWER_NOW, else the clock.", valueName: "instant"))
    var now: String?

    @Flag(help: "Print one JSON document and nothing else.")
    var json = false

    /// All that the person who asks can ask of the home.
    func desks() throws(Refusal) -> Desks { Speech.of(try Desks(invocation)) }

    /// The same, for adding somebody: who adds themselves may be the first of a home.
    func desks(adding handle: String) throws(Refusal) -> Desks {
        var invocation = invocation
        invocation.isFounding = handle == namedPerson
        return Speech.of(try Desks(invocation))
    }

    func keeper(creatingHome: Bool = false) throws(Refusal) -> HomeKeeper {
        try HomeKeeper(invocation, creating: creatingHome)
    }

    /// What a configuration file says; without a path, the home's with the environment over it.
    func configuration(of path: String?) throws(Refusal) -> ConfigurationReading {
        try ConfigurationReading(path, of: invocation)
    }

    var invocation: Invocation {
        Invocation(home: home, person: person, zone: zone, now: now)
    }

    /// Whether `--as` or its variable names somebody: then `import` and `remind` are theirs alone.
    var isNarrowed: Bool {
        namedPerson != nil
    }

    /// Whom `--as` or its variable names; nil for neither.
    private var namedPerson: String? {
        [person, EnvironmentVariable.value(of: "BELLTOWER_PERSON")].lazy.compactMap(\.self).first
            .flatMap { $0.isEmpty ? nil : $0 }
    }
}
