import Fetching

extension Failure {
    init(_ error: FetchError) {
        let status: Status =
            switch error.reason {
            case .badAddress, .unsupportedScheme: .usage
            case .privateAddress: .notAllowed
            case .noSuchFile, .isDirectory: .missing
            case .unreadable: .inputOutput
            case .tooLarge: .unreadable
            default: .network
            }
        self.init(status, error.description)
    }
}
