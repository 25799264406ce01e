import ArgumentParser
import Operations

extension Refusal.Reason {
    /// With what the program ends: the statuses of the contract, after BSD's sysexits.h.
    var exitCode: ExitCode {
        switch self {
        case .conflict, .over, .guarded, .incomplete: ExitCode(1)
        case .invalid: ExitCode(64)
        case .unreadable: ExitCode(65)
        case .missing: ExitCode(66)
        case .unavailable: ExitCode(69)
        case .cannotCreate: ExitCode(73)
        case .failed, .full: ExitCode(74)
        case .busy, .tooMany: ExitCode(75)
        case .forbidden, .unauthenticated: ExitCode(77)
        case .misconfigured: ExitCode(78)
        }
    }
}
