import Foundation
package import Logging
import Recurrence

extension ErrorBook {
    /// A logger like another one, which has errors counted as well.
    ///
    /// - Parameter place: where they are said to be.
    package func counting(_ logger: Logger, in place: String) -> Logger {
        Logger(label: logger.label) { [self] _ in
            CountingLogHandler(inner: logger.handler, place: place, errors: self)
        }
    }
}

/// Counts errors, and hands everything on.
private struct CountingLogHandler: LogHandler {
    var inner: any LogHandler
    let place: String
    let errors: ErrorBook

    var logLevel: Logger.Level {
        get { inner.logLevel }
        set { inner.logLevel = newValue }
    }

    var metadata: Logger.Metadata {
        get { inner.metadata }
        set { inner.metadata = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { inner[metadataKey: key] }
        set { inner[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) {
        if event.level >= .error { count(event) }
        inner.log(event: event)
    }

    private func count(_ event: LogEvent) {
        // What a request failed of is counted with the request.
        guard event.metadata?["id"] == nil else { return }
        var message = "\(event.message)"
        if let reason = event.metadata?["reason"].map({ "\($0)" }) {
            // Of what failed for one person, what another program says stays with them.
            let isOwn = event.metadata?["person"] != nil
            message += ": " + (isOwn ? reason.components(separatedBy: ": ")[0] : reason)
        }
        errors.note(
            place, message, at: Instant(seconds: Int64(Date().timeIntervalSince1970)))
    }
}
