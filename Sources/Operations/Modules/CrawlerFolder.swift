import Foundation

/// The folders in which what ships beside the program is found: `Crawlers`.
struct CrawlerFolder {
    /// In the order in which they are looked through.
    let paths: [String]

    /// - Parameters:
    ///   - environment: `BELLTOWER_CRAWLERS` names a folder that is looked in first.
    ///   - executable: of this process; a checkout's has the folder some way above it.
    init(
        home: HomeFolder, environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String? = ShippedFolder.executable
    ) {
        var found: [String] = []
        if let named = environment["BELLTOWER_CRAWLERS"], !named.isEmpty { found.append(named) }
        if let executable { found += ShippedFolder.places(of: "Crawlers", beside: executable) }
        paths = found + [home.path + "/Crawlers"]
    }

    /// The text of a file in the first folder that has it, with its path.
    ///
    /// - Parameter name: as `campus/tuwien.yaml`.
    /// - Throws: `Refusal.missing` with what there is instead.
    func text(of name: String) throws(Refusal) -> (path: String, text: String) {
        for folder in paths {
            let path = "\(folder)/\(name)"
            guard FileManager.default.fileExists(atPath: path) else { continue }
            do throws(Refusal) {
                return (path, try NamedFile(path).text())
            } catch {
                throw Refusal(.misconfigured, error.message)
            }
        }
        throw Refusal(
            .misconfigured, "refusal.crawl.file",
            with: ["file": "\(name)", "folders": "\(paths.joined(separator: ", "))"])
    }

    /// The stems of the YAML files in a subfolder of any of the folders, in order.
    func names(in subfolder: String) -> [String] {
        let files = paths.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(subfolder)")) ?? []
        }
        return Set(files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }).sorted()
    }
}
