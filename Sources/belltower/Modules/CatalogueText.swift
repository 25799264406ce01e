import ArgumentParser
import Campus
import Operations

/// What loading a file did, in words.
enum CatalogueText {
    static func say(_ report: CatalogueReport, of noun: String, json wantsJSON: Bool) {
        if wantsJSON {
            var json = JSONWriter()
            report.write(to: &json)
            Console.say(json)
            return
        }
        let count = report.added + report.changed + report.unchanged
        Console.say(
            "\(count) \(noun)\(count == 1 ? "" : "s"): \(report.added) added, "
                + "\(report.changed) changed, \(report.unchanged) unchanged")
    }
}
