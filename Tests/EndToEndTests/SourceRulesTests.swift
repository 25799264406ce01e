import Foundation
import TestSupport
import Testing

/// What the text of the program must not have, since nothing that it answers would show it.
@Suite("What the source may not say")
struct SourceRulesTests {
    private struct File {
        /// From the checkout's root.
        var path: String
        /// Without whole lines of comments.
        var lines: [String]

        func finds(_ regex: Regex<AnyRegexOutput>) -> [String] {
            lines.filter { $0.contains(regex) }.map { "\(path): \($0)" }
        }
    }

    /// Files below a folder.
    private static func files(_ folder: String, _ kinds: String...) throws -> [File] {
        let root = Fixtures.packageRoot.appendingPathComponent(folder)
        let found = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
            .filter { path in kinds.contains { path.hasSuffix($0) } }
            .map { path in
                let text = try String(
                    contentsOf: root.appendingPathComponent(path), encoding: .utf8)
                return File(path: "\(folder)/\(path)", lines: lines(of: text))
            }
        try #require(!found.isEmpty, "\(folder)")
        return found
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { line in
            let plain = line.drop { $0 == " " }
            return !["//", "*", "/*"].contains { plain.hasPrefix($0) }
        }
    }

    /// All of Swift but what tests and manual pages are made with.
    private static func program() throws -> [File] {
        try files("Sources", ".swift").filter { file in
            !["Sources/TestSupport/", "Sources/manual/"].contains { file.path.hasPrefix($0) }
        }
    }

    private static func everyScript() throws -> [File] {
        try files("Sources/WebServer/Web", ".js")
    }

    private static func templates() throws -> [File] {
        try files("Sources/WebServer/Web", ".mustache")
    }

    @Test("no script makes markup or code of a text")
    func scripts() throws {
        let forbidden = [
            #"\.(innerHTML|outerHTML)\s*\+?=[^=]"#,
            #"insertAdjacentHTML|setHTMLUnsafe|createContextualFragment"#,
            #"document\.write|\beval\(|new Function|importScripts|srcdoc|javascript:"#,
            #"set(Timeout|Interval)\(\s*['"`]"#, #"createHTML|createScript\b"#,
            #"['"`]https?://"#, #"document\.cookie|withCredentials"#,
            #"addEventListener\('message'.*window|window\.onmessage"#,
        ]
        for text in forbidden {
            let regex = try Regex(text)
            for file in try Self.everyScript() { #expect(file.finds(regex) == [], "\(text)") }
        }
    }

    @Test("no script makes an object by names from outside, or touches what all objects share")
    func prototypes() throws {
        let forbidden = [
            #"__proto__|\.prototype|\.constructor\b|setPrototypeOf|defineProperty"#,
            #"Object\.fromEntries|structuredClone|for \((const|let|var) \w+ in "#,
            // Of an element that was just made, by whoever writes the script.
            #"Object\.assign\((?!document\.createElement\()"#,
            // By a name that is computed: the browser's own stores of texts alone.
            #"\[[^\]'"0-9][^\]]*\]\s*=[^=>]"#,
        ]
        for text in forbidden {
            let regex = try Regex(text)
            for file in try Self.everyScript() {
                let found = file.finds(regex).filter {
                    // A pattern that takes a list apart.
                    !$0.contains(#/(const|let) \[/#) && !$0.contains(#/: \(?\[[^\]]*\] = /#)
                        && !$0.contains("Storage[")
                }
                #expect(found == [], "\(text)")
            }
        }
    }

    @Test("no page has a script or a frame of its own making, nor anything of another site")
    func markup() throws {
        let forbidden = [
            #"\{\{\{|\{\{&"#, #"(?i)<(object|embed|applet|iframe|frame|base|portal)\b"#,
            #"(?i)<script(?![^>]*\bsrc=)"#, #"(?i)\son[a-z]+\s*="#,
            #"(?i)\b(src|srcset|action|data)=['"]?(https?:)?//"#,
            #"(?i)<link[^>]*href=['"]?(https?:)?//"#, #"(?i)javascript:"#,
        ]
        for text in forbidden {
            let regex = try Regex(text)
            for file in try Self.templates() { #expect(file.finds(regex) == [], "\(text)") }
        }
        let kinds = try FileManager.default.subpathsOfDirectory(
            atPath: Fixtures.packageRoot.appendingPathComponent("Sources/WebServer/Web").path
        ).compactMap { $0.split(separator: "/").last?.split(separator: ".").dropFirst().last }
        let known: Set<Substring> = ["js", "css", "mustache", "svg", "png", "json"]
        #expect(Set(kinds).isSubset(of: known))
    }

    @Test("a field for a password hides what is typed, and lets programs fill it in")
    func passwords() throws {
        let inputs = try Self.templates().flatMap { file in
            file.lines.flatMap { line in
                line.matches(of: /<input[^>]*\bname="password"[^>]*>/).map {
                    (file.path, String($0.output))
                }
            }
        }
        #expect(inputs.count >= 4)
        for (path, input) in inputs {
            #expect(input.contains(#"type="password""#), "\(path)")
            let isOfAccount = path.contains("/sign-") || path.hasSuffix("/account.mustache")
            let ways = ["current-password", "new-password"].map { "autocomplete=\"\($0)\"" }
            #expect(!isOfAccount || ways.contains { input.contains($0) }, "\(path)")
        }
        #expect(inputs.contains { $0.0.hasSuffix("/sign-in.mustache") })
        #expect(inputs.contains { $0.0.hasSuffix("/account.mustache") })
        let paste = try Regex(#"(?i)onpaste|'paste'|clipboardData"#)
        for file in try Self.everyScript() + Self.templates() { #expect(file.finds(paste) == []) }
    }

    @Test("nobody is asked what only they should know: there are no questions to sign in by")
    func questions() throws {
        let regex = try Regex(
            #"(?i)(secret|security|hint)(Question|Answer)|passwordHint|maidenName"#)
        for file in try Self.program() + Self.templates() { #expect(file.finds(regex) == []) }
    }

    /// What may stand in some files alone.
    private static let placed: [(String, Set<String>)] = [
        // A cookie is made by one who knows how it is guarded.
        // Those of others live for one fetch.
        (#"(^|[^A-Za-z.])Cookie\("#, ["Site/SiteCookie.swift", "Fetching/CookieJar.swift"]),
        // What comes over the network is decoded where it comes in.
        (
            #"removingPercentEncoding"#,
            [
                "API/APIRequest.swift", "Frame/PageRequest.swift", "Frame/Flash.swift",
                "Names/DAVResource.swift", "CalDAV/SyncToken.swift",
            ]
        ),
        // Other programs: the one that rings, the box of pictures, the server itself.
        (
            #"import Subprocess|\bProcess\(\)|posix_spawn\(|\bexecv[pe]*\(|\bpopen\(|\bsystem\("#,
            [
                "Channels/DesktopChannel.swift", "Channels/Program.swift",
                "Channels/ProgramEnvironment.swift", "Media/PictureBox.swift",
                "belltower/Serve.swift",
            ]
        ),
        // A signature of a TPM or a provider; nothing is sealed so.
        (#"insecurePKCS1v1_5"#, ["Credentials/SignatureKey.swift"]),
        (#"\bAES\."#, ["Push/SealedPush.swift", "Stream/PageTopics.swift"]),
        // What a provider of sign-ins gives is read there, and goes nowhere.
        (#"\bid_token\b"#, ["OpenID/OpenIDProvider.swift"]),
        (#"access_token|refresh_token"#, []),
        // No page of another site gets anything.
        (#"(?i)access-control-|accessControl"#, []),
        (#"Insecure\.|\bMD5\b|\bSHA1\b|AES\._CBC|AES\._CTR|ChaChaPoly|TripleDES|RC4"#, []),
        (#"\bsrand|\brand\(\)|drand48|arc4random|\brandom\(\)|SeededGenerator|mt19937"#, []),
        (#"NSKeyedUnarchiver|NSUnarchiver|NSExpression|dlopen\(|JSContext"#, []),
        (#"String\(format: (?!")|NSPredicate|\bvsnprintf|\bsprintf"#, []),
    ]

    @Test("what has its place is nowhere else", arguments: placed.indices)
    func places(index: Int) throws {
        let (text, places) = Self.placed[index]
        let regex = try Regex(text)
        let found = try Self.program().filter { file in
            !file.finds(regex).isEmpty && !places.contains { file.path.hasSuffix("/\($0)") }
        }
        #expect(found.map(\.path) == [], "\(text)")
    }

    @Test("chance is the system's")
    func chance() throws {
        for file in try Self.program() {
            for line in file.lines where line.contains("RandomNumberGenerator") {
                let isSystems =
                    line.contains("SystemRandomNumberGenerator")
                    || line.contains("some RandomNumberGenerator")
                #expect(isSystems, "\(file.path): \(line)")
            }
        }
    }

    @Test("a server writes what it has to tell into its log alone")
    func logs() throws {
        let regex = try Regex(
            #"\b(print|debugPrint|dump|NSLog|syslog|os_log|fputs|puts|printf)\("#)
        let modules = [
            "belltower-server", "WebServer", "Operations", "Storage", "StorageSQLite",
            "StoragePostgres", "CalDAV", "Credentials", "Reminding", "Fetching", "Media",
        ]
        for module in modules {
            for file in try Self.files("Sources/\(module)", ".swift") {
                #expect(file.finds(regex) == [])
            }
        }
        // One format, on standard error.
        let main = try Self.files("Sources/belltower-server", ".swift").flatMap(\.lines)
        let handlers = main.filter { $0.contains("LogHandler") }
        #expect(
            handlers.map { $0.drop { $0 == " " } } == [
                "var handler = StreamLogHandler.standardError(label: label)"
            ])
    }

    @Test("certificates are checked by libcurl as it does by itself")
    func certificates() throws {
        let regex = try Regex(
            #"SSL_VERIFY|CURLOPT_CAINFO|CURLOPT_CAPATH|CURLOPT_PROXY_SSL|SSL_OPTIONS"#)
        let shim = try Self.files("Sources/CLibcurl", ".c", ".h") + Self.program()
        for file in shim { #expect(file.finds(regex) == []) }
    }

    @Test("what is sealed, signed and hashed is so by libraries that others have checked")
    func libraries() throws {
        let manifest = try String(
            contentsOf: Fixtures.packageRoot.appendingPathComponent("Package.swift"),
            encoding: .utf8)
        let addresses = manifest.matches(of: /url: "(https:\/\/[^"]+)"/).map {
            String($0.output.1)
        }
        #expect(addresses.contains("https://github.com/apple/swift-crypto"))
        #expect(addresses.contains("https://github.com/apple/swift-nio-ssl"))
        for file in try Self.program() {
            let regex = try Regex(#"^import .*(Sodium|CryptoSwift|OpenSSL|IDEACrypto)"#)
            #expect(file.finds(regex) == [])
        }
        // Each at one version, which is known.
        let loose = manifest.split(separator: "\n").filter {
            $0.contains("url: \"") && !$0.contains("exact:")
        }
        #expect(loose == [])
    }
}
