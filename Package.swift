// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    // For whoever reads a page: CLibxml2 takes its types from libxml2's headers.
    .unsafeFlags(["-Xcc", "-isystem", "-Xcc", "/usr/include/libxml2"]),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

// Nobody links to the program, so it offers no symbols; and the 110,000 addresses that a start has to
// put right are kept as a bitmap, which gold cannot write. Together 5 MB of a stripped program.
let small = LinkerSetting.unsafeFlags(
    [
        "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker",
        "pack-relative-relocs",
    ], .when(configuration: .release))

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let arguments = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let grdbSQLite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let crypto = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let hashing = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdTLS = Target.Dependency.product(name: "HummingbirdTLS", package: "hummingbird")
let hummingbirdHTTP2 = Target.Dependency.product(name: "HummingbirdHTTP2", package: "hummingbird")
let hummingbirdTesting = Target.Dependency.product(
    name: "HummingbirdTesting", package: "hummingbird")
let lifecycle = Target.Dependency.product(
    name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(
    name: "UnixSignals", package: "swift-service-lifecycle")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: dependencies + ["Locks", "TestSupport"],
        exclude: exclude, swiftSettings: strict)
}

// libFuzzer takes a build of its own, with its flags for every module: `make fuzz` asks for it.
let fuzzing: [Target] =
    Context.environment["BELLTOWER_FUZZING"] == nil
    ? []
    : [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzzing/CLibFuzzer"),
        .executableTarget(
            name: "fuzz", dependencies: ["CLibFuzzer", "FuzzTargets"],
            path: "Tests/Fuzzing/Harness", swiftSettings: strict),
    ]

let package = Package(
    name: "belltower",
    products: [
        .executable(name: "belltower", targets: ["belltower"]),
        .executable(name: "belltower-server", targets: ["belltower-server"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    ],
    targets: [
        // These load what they are named after late, so nothing here links it.
        .target(name: "CLibical"),
        .target(
            name: "CLibxml2", cSettings: [.unsafeFlags(["-isystem", "/usr/include/libxml2"])]),
        .target(name: "CLibcurl"),
        .target(name: "CPq"),
        .target(name: "CQrencode"),
        .target(name: "CSQLite"),
        .target(name: "CTimers"),
        .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),

        module("Recurrence"),
        module("Locks"),
        module("Words", ["Locks"]),
        module("Patterns"),
        module("CheckedYAML", [yams]),
        module("Campus", ["Locks", "Recurrence", "Patterns", "Words"]),
        module("ICalendar", ["Locks", "CLibical", "Recurrence", "Words"]),
        module("Markup", ["CLibxml2", "Words"]),
        module("Fetching", ["CLibcurl", "Words"]),
        module(
            "Importing",
            ["Campus", "ICalendar", "Locks", "Recurrence", "Scheduling"]),
        module("Exporting", ["Campus", "Recurrence", "ICalendar"]),
        module(
            "Crawling",
            ["Campus", "Recurrence", "Fetching", "Markup", "Patterns", "CheckedYAML", "Words"]),
        module("Scheduling", ["Locks", "Campus", "Recurrence", "Words"]),
        module("Credentials", [crypto, hashing]),
        module("Media", ["Campus", hashing, subprocess, system]),
        module("Storage", ["Locks", "Campus", "Recurrence", "Words", hashing]),
        module("StorageSQLite", ["CSQLite", "Campus", "Locks", "Storage", grdb, grdbSQLite]),
        module("StoragePostgres", ["CPq", "Campus", "Locks", "Storage"]),
        module(
            "Reminding",
            [
                "CTimers", "Campus", "Credentials", "Recurrence", "Fetching", "Locks", "Storage",
                "Words", logging, subprocess, system, hashing,
            ]),
        module(
            "Operations",
            [
                "Campus", "Credentials", "Locks", "Recurrence", "Words", "ICalendar", "Fetching",
                "Markup", "Media", "Importing", "Exporting", "Crawling", "Patterns",
                "CheckedYAML",
                "Scheduling", "Storage", "StoragePostgres", "StorageSQLite", "Reminding", logging,
                hashing,
            ]),
        module(
            "Wire",
            [
                "Operations", "Campus", "Credentials", "Crawling", "Recurrence", "Scheduling",
                "Storage",
                "Reminding", "Words",
            ]),
        module(
            "CalDAV",
            [
                "Campus", "Exporting", "ICalendar", "Locks", "Markup", "Operations", "Recurrence",
                "Scheduling", "Storage", "Words", httpTypes,
            ]),
        module(
            "WebServer",
            [
                "CQrencode", "CZlib", "CalDAV", "Campus", "Credentials", "Locks", "Operations",
                "Recurrence", "Reminding", "Scheduling", "Wire", "Words", hummingbird,
                hummingbirdCore,
                hummingbirdTLS, hummingbirdHTTP2, lifecycle, unixSignals, httpTypes, nio, nioPosix,
                nioHTTP1, nioHTTPTypes, nioTLS, nioSSL, mustache, logging, hashing,
            ], exclude: ["Web"]),
        .executableTarget(
            name: "belltower",
            dependencies: [
                "Wire", "Operations", "Campus", "Crawling", "Credentials", "Locks", "Recurrence",
                "Scheduling", "Reminding", "Words", arguments, logging,
            ],
            swiftSettings: strict, linkerSettings: [small]),
        .executableTarget(
            name: "belltower-server", dependencies: ["WebServer", "Operations", logging],
            path: "Sources/belltower-server", swiftSettings: strict, linkerSettings: [small]),
        .target(
            name: "TestSupport",
            dependencies: [
                "Campus", "Credentials", "Locks", "Recurrence", "Storage", "StorageSQLite", hashing,
                crypto,
            ],
            path: "Sources/TestSupport",
            swiftSettings: strict),

        .executableTarget(name: "manual", swiftSettings: strict),

        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "CLibical", "CLibxml2", "Campus", "Crawling", "Credentials", "Fetching", "Markup",
                "ICalendar", "Locks", "Operations", "Recurrence", "Reminding", "Scheduling",
                "Storage", "StoragePostgres", "StorageSQLite", "TestSupport", "Wire", logging,
                hummingbird,
            ],
            path: "Benchmarks", exclude: ["parsel_pages.py"], swiftSettings: strict),

        .target(
            name: "FuzzTargets",
            dependencies: [
                "Campus", "CheckedYAML", "Crawling", "Credentials", "Exporting", "Fetching",
                "Markup", "ICalendar", "Importing", "Patterns", "Recurrence", "Scheduling",
                "TestSupport",
            ],
            path: "Tests/Fuzzing/Targets", swiftSettings: strict),
        tests(
            "Fuzzing",
            [
                "FuzzTargets", "CheckedYAML", "Credentials", "ICalendar", "Importing", "Markup",
                "Media", "Recurrence", "Campus",
            ]),

        tests("Recurrence", ["Recurrence"]),
        tests("Words", ["Words"]),
        tests("ICalendar", ["ICalendar", "Recurrence"]),
        tests("Markup", ["Markup"]),
        tests("Credentials", ["Credentials", hashing]),
        tests("Media", ["Media", "Campus"]),
        tests("Fetching", ["Fetching"]),
        tests("CheckedYAML", ["CheckedYAML"]),
        tests(
            "Crawling",
            ["Crawling", "CheckedYAML", "Markup", "Fetching", "Campus", "Recurrence", "Wire"]),
        tests(
            "Operations",
            [
                "Operations", "Campus", "Credentials", "Exporting", "ICalendar", "Recurrence",
                "Reminding", "Scheduling", "Fetching", "Storage", "StoragePostgres",
                "StorageSQLite", "Wire", "Words", grdb, logging,
            ]),
        tests(
            "Wire",
            [
                "Wire", "Operations", "Campus", "Crawling", "Credentials", "Recurrence",
                "Reminding", "Scheduling", "Storage", "Words",
            ]),
        tests(
            "WebServer",
            [
                "WebServer", "CalDAV", "ICalendar", "Markup", "Operations", "Campus",
                "Credentials", "Recurrence", "Reminding", "Scheduling", "Storage", "Words",
                hummingbird,
                hummingbirdTesting, httpTypes, nio, nioEmbedded, nioHTTPTypes, logging,
            ], exclude: ["Models"]),
        tests("CalDAV", ["CalDAV", "Exporting"]),
        tests("Patterns", ["Patterns"]),
        tests("Campus", ["Campus", "Recurrence", "Words"]),
        tests(
            "Importing",
            ["Importing", "Exporting", "ICalendar", "Scheduling", "Campus", "Recurrence"]),
        tests("Scheduling", ["Scheduling", "Campus", "Recurrence"]),
        tests(
            "Storage",
            [
                "Storage", "StorageSQLite", "StoragePostgres", "Campus", "Recurrence", "Words",
                grdb, grdbSQLite,
            ]),
        tests(
            "Reminding",
            [
                "Reminding", "Credentials", "Fetching", "Scheduling", "Storage", "StoragePostgres",
                "StorageSQLite", "Campus", "Recurrence", hashing, logging,
            ]),
        tests("Manual", ["manual", "belltower", arguments]),
        tests("Belltower", ["belltower", "Campus", "Operations", "Recurrence", "Words"]),
        tests(
            "EndToEnd",
            ["belltower", "belltower-server", "Campus", "Storage", "StorageSQLite", grdb]),
    ] + fuzzing,
    swiftLanguageModes: [.v6]
)
