import Reminding
import Wire

@testable import Operations

/// Documents are written as the command line has them written.
extension RingOptions {
    init(
        channel: ChannelSpecification? = nil, isNarrowed: Bool = false,
        metrics: MetricsServer.Address? = nil
    ) {
        self.init(channel: channel, isNarrowed: isNarrowed, metrics: metrics) {
            NoticeShape($0).bytes
        }
    }
}

extension BellDesk {
    func channelSettings() throws(Refusal) -> ChannelSettings {
        try channelSettings { NoticeShape($0).bytes }
    }
}

extension WaterDesk {
    func sync(with path: String) throws(Refusal) -> DrinkSyncReport {
        try sync(with: path, as: .json)
    }
}

extension PeopleDesk {
    func export(to path: String) throws(Refusal) -> PersonExportFiles {
        try export(to: path) { PersonArchiveShape($0).bytes }
    }
}
