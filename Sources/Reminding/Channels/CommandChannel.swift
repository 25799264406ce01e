import Campus

extension Channel {
    /// A program of the person's: the notice's document on its standard input, the key in `BELLTOWER_KEY`.
    ///
    /// Of the environment it sees what `ProgramEnvironment` passes on, and none of the daemon's
    /// secrets. Its output is thrown away. A status other than 0 is a failure; it is killed after
    /// `commandTimeLimit` with all that it started.
    static func command(
        _ path: String, _ settings: ChannelSettings
    ) throws(ChannelError) -> Channel {
        let program = try Program(
            path, timeLimit: settings.commandTimeLimit, running: settings.programs)
        let document = settings.document
        return Channel(name: "command:\(path)", width: 4) { notice throws(ChannelError) in
            try await program.run(input: document(notice) + [0x0a], key: notice.key)
        }
    }
}
