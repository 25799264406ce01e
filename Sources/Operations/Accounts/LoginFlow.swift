package import Campus
package import Credentials
import Recurrence
import Storage

/// A calendar program that asks to be let in, without anybody typing a password (Nextcloud's Login Flow v2).
///
/// Its app password is made when the program is told it: until then there is none to be kept.
package struct LoginFlow: Sendable {
    /// What the program asks by.
    package let poll: SecretToken
    /// What stands in the address of the page on which somebody lets it in.
    package let page: SecretToken

    /// For so many seconds it waits, as Nextcloud's does.
    static let lifetime: Int64 = 20 * 60
}

extension SignInDesk {
    /// Has a program wait until somebody lets it in.
    ///
    /// - Parameter program: as it names itself.
    package func beginLoginFlow(of program: String) throws(Refusal) -> LoginFlow {
        let program = try WrittenText.checked(program, as: "text.device", atMost: 80)
        let flow = LoginFlow(poll: SecretToken(), page: SecretToken())
        let (store, now) = (store, now)
        // Forgotten when the power fails, the program asks again.
        try translating { () throws(StorageError) in
            try store.relaxed { transaction in
                try transaction.addLoginFlow(
                    of: program, poll: flow.poll.digest, page: flow.page.digest, from: now,
                    until: now.adding(seconds: LoginFlow.lifetime))
            }
        }
        return flow
    }

    /// Whether somebody has let in the program that asks.
    package func isLoginFlowAllowed(_ poll: String) throws(Refusal) -> Bool {
        let (store, now, digest) = (store, now, SecretToken.digest(of: poll))
        return try translating { () throws(StorageError) in
            try store.look { try $0.isLoginFlowAllowed(poll: digest, at: now) }
        }
    }

    /// Makes the app password of a program that was let in: once.
    ///
    /// - Returns: nil where nobody has let it in, or who did was suspended since.
    package func endLoginFlow(
        _ poll: String
    ) throws(Refusal) -> (person: Person, password: SecretToken)? {
        let (now, digest, token) = (now, SecretToken.digest(of: poll), SecretToken(bits: 160))
        let found: Person? = try acting { transaction in
            guard let (program, id) = try transaction.takeLoginFlow(poll: digest, at: now),
                let person = try transaction.person(id), !person.isSuspended
            else { return nil }
            try AccountDesk.mustHaveRoom(person, in: transaction)
            _ = try transaction.addAppPassword(
                of: id, name: program, digest: token.digest, at: now)
            try transaction.raiseRevision(of: id)
            return person
        }
        guard let found else { return nil }
        // The list on the page that is still open has it now.
        home.desks(as: try home.caller(found, at: now, zone: nil)).poke()
        return (found, token)
    }
}

extension AccountDesk {
    /// The program that waits to be let in on a page.
    ///
    /// - Throws: `Refusal.invalid` where none waits, or no more.
    package func waitingProgram(_ page: String) throws(Refusal) -> String {
        try looking { transaction, _ in
            try transaction.waitingProgram(page: SecretToken.digest(of: page), at: now)
                .orThrow(Self.isLate)
        }
    }

    /// Lets a program in.
    ///
    /// - Returns: which one.
    /// - Throws: `Refusal.invalid` where none waits, or no more.
    package func allowProgram(_ page: String) throws(Refusal) -> String {
        try passGate()
        return try changing(.addAppPassword) { transaction, person in
            try Self.mustHaveRoom(person, in: transaction)
            return try transaction.allowLoginFlow(
                page: SecretToken.digest(of: page), by: person.id, at: now
            ).orThrow(Self.isLate)
        }
    }

    private static let isLate = Refusal(.invalid, "refusal.loginFlow.late")
}
