import Fetching

extension Failure {
    init(_ error: FetchError) {
        let status: Status =
            switch error.reason {
            case .badAddress, .unsupportedScheme: .usage
            case .privateAddress: .notAllowed
            case .noSuchFile, .isDirectory: .missing
            case .unreadable, .isNoFile: .inputOutput
            case .tooLarge: .unreadable
            default: .network
            }
        self.init(status, error.description)
    }
}

extension Failure.Status {
    init(_ family: FetchError.Family) {
        self =
            switch family {
            case .usage: .usage
            case .data: .unreadable
            case .noInput: .missing
            case .network: .network
            case .inputOutput: .inputOutput
            case .notAllowed: .notAllowed
            }
    }
}
