import Foundation
import Synchronization
import TestSupport

/// A small world in which a page's command lines do what they would do at its reader's.
///
/// Addresses and folders that the pages name are here under other names; programs that change the
/// machine have stand-ins that look at their words.
final class DocumentWorld {
    /// What a host of the pages answers, by path.
    final class Pages: Sendable {
        private let answers = Mutex<[String: [UInt8]]>([:])

        subscript(path: String) -> [UInt8]? {
            get { answers.withLock { $0[path] } }
            set { answers.withLock { $0[path] = newValue } }
        }
    }

    /// Hosts of the pages that are this world's one site.
    private static let hosts = [
        "timetable.example.ac.uk", "www.harbour.example", "example.org", "ntfy.example.org",
    ]
    /// Folders that only administrators write.
    private static let folders = ["/srv/", "/var/", "/etc/belltower/", "/usr/local/bin/ring"]

    let folder: TemporaryFolder
    let pages = Pages()
    let site: LoopbackSite
    let mail: MailSite
    /// Whose login it is.
    var person = "sam"
    var now = "2026-10-05T08:00:00+01:00"
    /// nil for the usual one, as a reader has it.
    var home: String?

    init() throws {
        folder = try TemporaryFolder()
        let pages = pages
        site = try LoopbackSite { request in
            guard request.method == "GET" else { return .ok("") }
            guard let bytes = pages[String(request.path.prefix { $0 != "?" })] else {
                return .status(404)
            }
            return LoopbackReply(status: 200, body: .whole(bytes))
        }
        mail = try MailSite()
        for folder in ["bin", "home", "srv", "var/lib", "var/backups", "etc/belltower"] {
            try FileManager.default.createDirectory(
                atPath: root + "/" + folder, withIntermediateDirectories: true)
        }
        for (name, script) in Self.programs { try write(program: script, as: "bin/" + name) }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("bin/belltower.real"),
            withDestinationURL: Belltower.binary)
    }

    var root: String { folder.path }

    /// A file, given from the world's root.
    func write(_ text: String, as name: String) throws {
        let path = try place(name)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    /// A program that everybody may run, given from the world's root.
    func write(program text: String, as name: String) throws {
        try TemporaryFolder.write(program: text, to: place(name), mode: 0o755)
    }

    /// Where a file of the world is; the folder it stands in is made.
    private func place(_ name: String) throws -> String {
        let path = root + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
        return path
    }

    /// Whether a file of the world holds anything.
    func has(_ name: String) -> Bool {
        ((try? Data(contentsOf: folder.url.appendingPathComponent(name))) ?? Data()).isEmpty
            == false
    }

    /// The home with a configuration under which this world is reached.
    func configure() throws {
        let home = home ?? root + "/home/.local/share/belltower"
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try """
        fetch: {allowPrivate: true, timeout: 10}
        channels:
          ntfy: {server: '\(site.url(""))'}
          email: {server: 127.0.0.1, port: \(mail.port), security: none, from: bell@example.org}

        """.write(toFile: home + "/config.yaml", atomically: true, encoding: .utf8)
    }

    // MARK: - Running

    struct Outcome {
        var status: Int32
        var output: String
    }

    /// Runs a line as a shell does; what it prints is told in the page's words.
    func run(_ command: String) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-o", "pipefail", "-c", translated(command)]
        process.currentDirectoryURL = folder.url.appendingPathComponent("home")
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: inPageWords(String(decoding: output, as: UTF8.self)))
    }

    private var environment: [String: String] {
        var environment = [
            "PATH": root + "/bin:/usr/bin:/bin", "HOME": root + "/home", "TZ": "Europe/London",
            "BELLTOWER_PERSON": person, "BELLTOWER_NOW": now, "NO_COLOR": "1", "COLUMNS": "100",
            "CHECKOUT": Fixtures.packageRoot.path, "XDG_RUNTIME_DIR": root,
        ]
        environment["BELLTOWER_HOME"] = home
        return environment
    }

    private func translated(_ command: String) -> String {
        var text = command
        for host in Self.hosts {
            text = text.replacingOccurrences(of: "https://" + host, with: site.url(""))
        }
        for folder in Self.folders {
            text = text.replacingOccurrences(
                of: #"(?<![\w/.])"# + folder, with: root + folder, options: .regularExpression)
        }
        return text
    }

    private func inPageWords(_ text: String) -> String {
        text.replacingOccurrences(of: site.url(""), with: "https://" + Self.hosts[0])
            .replacingOccurrences(of: "127.0.0.1:\(site.port)", with: Self.hosts[0])
            .replacingOccurrences(of: root + "/home/", with: "~/")
            .replacingOccurrences(of: root + "/", with: "/")
    }
}

extension DocumentWorld {
    /// Stand-ins, and `belltower` itself, whose daemon is let go once it is up.
    private static let programs = [
        "belltower": """
        #!/bin/bash
        case " $* " in
        *" --once "* | *" --help "*) ;;
        " remind "*)
            home=${BELLTOWER_HOME:-$HOME/.local/share/belltower}
            rm -f "$home/remind.sock"
            belltower.real "$@" & daemon=$!
            for _ in {1..600}; do
                if [ -S "$home/remind.sock" ]; then kill -TERM $daemon; break; fi
                kill -0 $daemon 2> /dev/null || break
                sleep 0.05
            done
            wait $daemon
            exit ;;
        " serve "*)
            home=${BELLTOWER_HOME:-$HOME/.local/share/belltower}
            belltower.real "$@" --listen 127.0.0.1:0 2> /dev/null & server=$!
            for _ in {1..600}; do
                if compgen -G "$home/serve.*.sock" > /dev/null; then break; fi
                kill -0 $server 2> /dev/null || break
                sleep 0.05
            done
            kill -TERM $server
            wait $server
            exit ;;
        esac
        exec belltower.real "$@"
        """,
        "sudo": """
        #!/bin/bash
        while [ $# -gt 0 ]; do
            case $1 in -u) shift 2 ;; -*) shift ;; *) break ;; esac
        done
        exec env "$@"
        """,
        "notify-send": """
        #!/bin/bash
        if [ "$1" = --help ]; then echo '--print-id --replace-id'; exit 0; fi
        echo "${@: -2}" >> "$HOME/notices"
        echo 7
        """,
        // Units must be among those that are packaged.
        "systemctl": """
        #!/bin/bash
        folder=system
        for word in "$@"; do
            case $word in
            --user) folder=user ;;
            -*) ;;
            *.service | *.socket | *.timer)
                [ ! -d "$CHECKOUT/.packaging" ] || [ -f "$CHECKOUT/.packaging/systemd/$folder/$word" ] \\
                    || { echo "systemctl: no unit $folder/$word" >&2; exit 1; } ;;
            enable | disable | start | stop | restart | reload | status | list-timers) ;;
            *) echo "systemctl: what is $word?" >&2; exit 64 ;;
            esac
        done
        """,
        // Targets must be in the Makefile, once there is something to package.
        "make": """
        #!/bin/bash
        [ -d "$CHECKOUT/.packaging" ] || exit 0
        for word in "$@"; do
            case $word in
            *=*) ;;
            *) grep -q "^$word:" "$CHECKOUT/Makefile" || { echo "make: no $word" >&2; exit 2; } ;;
            esac
        done
        """,
        // What is installed from a file must be there.
        "apt": """
        #!/bin/bash
        for word in "$@"; do
            case $word in ./* | /*) [ -e "$word" ] || { echo "apt: no $word" >&2; exit 100; } ;; esac
        done
        """,
        // Without another owner, whom this world does not have.
        "install": """
        #!/bin/bash
        words=()
        while [ $# -gt 0 ]; do
            case $1 in -o) shift 2 ;; *) words+=("$1"); shift ;; esac
        done
        exec /usr/bin/install "${words[@]}"
        """,
        "crontab": "#!/bin/bash\n[ \"$1\" = -e ]\n",
        "loginctl": "#!/bin/bash\n[ \"$1\" = enable-linger ]\n",
        "journalctl": "#!/bin/bash\n",
        "man": "#!/bin/bash\n[ -n \"$1\" ]\n",
    ]
}
