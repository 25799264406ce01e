import Fetching

extension Refusal {
    init(_ error: FetchError) {
        let reason: Reason =
            switch error.reason {
            case .badAddress, .unsupportedScheme: .invalid
            case .privateAddress: .forbidden
            case .noSuchFile, .isDirectory: .missing
            case .unreadable, .isNoFile: .failed
            case .tooLarge: .unreadable
            default: .unavailable
            }
        self.init(reason, error.message)
    }
}

extension Refusal.Reason {
    init(_ family: FetchError.Family) {
        self =
            switch family {
            case .usage: .invalid
            case .data: .unreadable
            case .noInput: .missing
            case .network: .unavailable
            case .inputOutput: .failed
            case .notAllowed: .forbidden
            }
    }
}
