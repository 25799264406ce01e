import Foundation
import TestSupport
import Testing

/// What is put on a machine, and with which rights it runs there: installed into a folder, with programs that only
/// say that they are there.
@Suite("What is installed")
struct PackagingTests {
    private let root: TemporaryFolder

    init() throws {
        root = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: root.url.appendingPathComponent("programs"), withIntermediateDirectories: true)
        for name in ["belltower", "belltower-server", "manual"] {
            let path = try root.write("#!/bin/sh\necho '{}'\n", as: "programs/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        let installed = try Tool.run(
            "bash",
            [
                Fixtures.packageRoot.appendingPathComponent(".packaging/install.sh").path,
                "install", root.path + "/programs/belltower", root.path + "/programs/manual",
            ],
            environment: [
                "PREFIX": "/usr", "DESTDIR": root.path + "/image", "STRIP": "true",
                "SOURCE_DATE_EPOCH": "1700000000",
            ])
        try #require(installed.status == 0, "\(installed.text)")
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: root.path + "/image/" + path, encoding: .utf8)
    }

    private static func source(_ path: String) throws -> String {
        try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent(path), encoding: .utf8)
    }

    /// Units of the system that run something, each as its lines.
    private func services() throws -> [String: [String]] {
        let folder = "usr/lib/systemd/system"
        let names = try FileManager.default.contentsOfDirectory(
            atPath: root.path + "/image/" + folder)
        return try names.filter { $0.hasSuffix(".service") }.reduce(into: [:]) { lines, name in
            lines[name] = try text("\(folder)/\(name)").split(separator: "\n").map(String.init)
        }
    }

    @Test("is two programs, their files and pages: no history of a source, no source, no test")
    func contents() throws {
        let top = root.path + "/image"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: top)
        #expect(paths.count > 100)
        let strange: Set = [
            ".git", ".svn", ".hg", ".build", "Sources", "Tests", "Benchmarks", ".ci",
        ]
        let kinds = [
            ".swift", ".py", ".sql", ".o", ".dSYM", ".swiftmodule", ".pem", ".key", ".env",
        ]
        for path in paths {
            let parts = Set(path.split(separator: "/").map(String.init))
            #expect(parts.isDisjoint(with: strange), "\(path)")
            #expect(!kinds.contains { path.hasSuffix($0) }, "\(path)")
        }
        let programs = paths.filter { $0.hasPrefix("usr/bin/") }.sorted()
        #expect(programs == ["usr/bin/belltower", "usr/bin/belltower-server"])
        let running = try paths.filter { path in
            let found = try FileManager.default.attributesOfItem(atPath: "\(top)/\(path)")
            let mode = found[.posixPermissions] as? Int ?? 0
            return found[.type] as? FileAttributeType == .typeRegular && mode & 0o111 != 0
        }
        #expect(running.sorted() == programs)
    }

    @Test("is built for use, without what a debugger reads")
    func release() throws {
        let make = try Self.source("Makefile")
        #expect(make.contains("RELEASE := -c release"))
        #expect(make.contains("BELLTOWER := .build/release/belltower"))
        let install = try Self.source(".packaging/install.sh")
        #expect(install.contains("--strip-all"))
        #expect(try Self.source(".packaging/check.sh").contains("the program is not stripped"))
        #expect(!(try Self.source("Package.swift")).contains("-DDEBUG"))
    }

    /// What every unit of the system is denied.
    private static let denied = [
        "User=belltower", "Group=belltower", "UMask=0077", "StateDirectoryMode=0700",
        "AmbientCapabilities=", "CapabilityBoundingSet=", "NoNewPrivileges=yes",
        "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "PrivateDevices=yes",
        "ProtectKernelLogs=yes", "ProtectKernelModules=yes", "ProtectKernelTunables=yes",
        "ProtectControlGroups=yes", "RestrictSUIDSGID=yes", "MemoryDenyWriteExecute=yes",
        "SystemCallFilter=@system-service", "SystemCallFilter=~@privileged",
    ]
    /// Of which one would give back what was denied, wherever it stands.
    private static let given = [
        "User=root", "AmbientCapabilities=CAP", "CapabilityBoundingSet=CAP", "NoNewPrivileges=no",
        "ProtectSystem=no", "ProtectHome=no", "ReadWritePaths=", "SupplementaryGroups=",
        "ExecStart=+", "ExecStart=!", "SystemCallFilter=@privileged",
    ]

    @Test("each unit of the system runs as its own user, without rights, and writes its home alone")
    func rights() throws {
        let services = try services()
        #expect(services.count >= 5)
        for (name, lines) in services {
            for line in Self.denied { #expect(lines.contains(line), "\(name): \(line)") }
            for start in Self.given {
                #expect(!lines.contains { $0.hasPrefix(start) }, "\(name): \(start)")
            }
            #expect(!lines.contains { $0.contains(/@[A-Z]+@/) }, "\(name)")
            // The box of pictures alone needs more, and says why.
            let mounts = lines.contains { $0.hasPrefix("SystemCallFilter=mount") }
            #expect(mounts == (name == "belltower-server.service"), "\(name)")
        }
    }

    @Test("its user has no shell, no group besides its own, and a home that nobody else reads")
    func user() throws {
        func lines(_ path: String) throws -> [String] {
            try text(path).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        }
        let users = try lines("usr/lib/sysusers.d/belltower.conf")
        #expect(
            users == [#"u belltower - "Belltower, one calendar that rings" /var/lib/belltower"#])
        let files = try lines("usr/lib/tmpfiles.d/belltower.conf")
        #expect(files.contains("d /var/lib/belltower 0700 belltower belltower -"))
        #expect(files.contains("z /etc/belltower/config.yaml 0640 root belltower -"))
        for script in ["postinst", "prerm", "postrm"] {
            let said = try Self.source(".packaging/debian/\(script)")
            for word in ["usermod", "adduser", "gpasswd", "systemd-journal", "chmod 7", "chmod 6"] {
                #expect(!said.contains(word), "\(script): \(word)")
            }
        }
    }

    @Test("whatever logs starts when the clock is right, and logs nowhere but to the journal")
    func clock() throws {
        for (name, lines) in try services() {
            let after = lines.filter { $0.hasPrefix("After=") }.joined()
            #expect(after.contains("time-sync.target"), "\(name)")
            for key in ["StandardOutput=", "StandardError=", "SyslogIdentifier=", "LogNamespace="] {
                #expect(!lines.contains { $0.hasPrefix(key) }, "\(name): \(key)")
            }
        }
    }

    @Test("nothing that is installed has a password, a token or a key in it")
    func secrets() throws {
        let top = root.path + "/image"
        let secret = try Regex(
            #"(?i)^[^#]*\b(password|secret|token|apikey)\s*[:=]\s*['"]?[\w-]{6,}"#)
        for path in try FileManager.default.subpathsOfDirectory(atPath: top)
        where [".yaml", ".conf", ".service", ".timer", ".socket"].contains(where: path.hasSuffix) {
            for line in try text(path).split(separator: "\n") {
                #expect(line.firstMatch(of: secret) == nil, "\(path): \(line)")
            }
        }
    }
}
