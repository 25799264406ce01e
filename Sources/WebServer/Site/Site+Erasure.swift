import Logging
import Operations

extension Site {
    /// Tells those who run the home what an erasure could not take somebody out of.
    ///
    /// Only names of files: whose erasure it was is nobody's to read.
    func tell(_ report: ErasureReport) {
        let left = (report.damaged + report.published).sorted()
        if !left.isEmpty {
            logger.warning(
                "erasing left files", metadata: ["files": "\(left.joined(separator: ", "))"])
        }
        if !report.unknown.isEmpty {
            logger.notice(
                "not Belltower's, and not searched while erasing",
                metadata: ["files": "\(report.unknown.sorted().joined(separator: ", "))"])
        }
    }
}
