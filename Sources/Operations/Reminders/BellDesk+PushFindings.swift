import Campus
import Storage

extension BellDesk {
    /// Whether push services believe us; nothing where no device takes pushes.
    func pushFindings() throws(Refusal) -> [Finding] {
        let store = store
        let (devices, refused) = try translating { () throws(StorageError) in
            try store.look { (try $0.pushDeviceCount(), try $0.refusedPushes()) }
        }
        guard devices > 0 else { return [] }
        guard configuration.server.url != nil else {
            return [
                Finding(
                    subject: "push", isWell: false,
                    message: "pushes come from a site: give server.url in \(folder.configuration)")
            ]
        }
        let stray: [StrayKey]
        do throws(Refusal) {
            stray = try home.strayKeys(at: now)
        } catch {
            return [Finding(subject: "push", isWell: false, message: error.sentence)]
        }
        guard stray.isEmpty else {
            return stray.map { Finding(subject: "push", isWell: false, message: $0.line) }
        }
        guard let refused else {
            let count = devices == 1 ? "1 device takes" : "\(devices) devices take"
            return [Finding(subject: "push", isWell: true, message: "\(count) pushes")]
        }
        return [
            Finding(
                subject: "push", isWell: false,
                message: "\(refused.reason), of \(refused.count) of \(devices) devices: see that "
                    + "\(folder.pushKey) is the key that they subscribed to, server.url the site's "
                    + "public https URL, and the clock right")
        ]
    }
}
