/// Whose bucket of what it is.
///
/// Of typed parts: no name that somebody makes up is another one's bucket.
struct LimitKey: Hashable, Sendable {
    /// What is counted.
    enum Act: Hashable, Sendable {
        case password, code, letter, telling, loginFlow, passkey, notice, request, act, costly, feed
    }

    /// Who is counted together.
    enum Subject: Hashable, Sendable {
        case everybody
        case network(NetworkBlock)
        /// As it was typed, whether there is such an account or not.
        case account(AccountName)
        case accountFrom(AccountName, NetworkBlock)
        /// Somebody who is signed in.
        case person(String)
    }

    let act: Act
    let subject: Subject
}

/// A name or an address that somebody types for an account; no more of it than limits are told apart by.
struct AccountName: Hashable, Sendable {
    private let text: String

    init(_ typed: String) { text = String(typed.lowercased().prefix(100)) }
}
