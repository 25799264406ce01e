import Credentials

extension Refusal {
    init(_ problem: PasswordHash.Problem) {
        switch problem {
        case .damaged: self.init(.unreadable, "refusal.password.damaged")
        case .memory: self.init(.failed, "refusal.password.memory")
        }
    }
}

extension PasswordHash {
    /// Hashes a password.
    ///
    /// - Throws: `Refusal.failed` without the memory for it.
    init(refusing password: String) throws(Refusal) {
        do { self = try PasswordHash(of: password) } catch { throw Refusal(error) }
    }

    /// Whether a password is the one.
    ///
    /// - Throws: `Refusal.unreadable` for a damaged hash; `.failed` without the memory for it.
    func isOf(_ password: String) throws(Refusal) -> Bool {
        do { return try matches(password) } catch { throw Refusal(error) }
    }
}
