import Campus
import Storage

extension ReminderDesk {
    /// Lets a module or a community not ring any more, or ring again.
    ///
    /// - Parameter text: a module's code, or a community's name.
    /// - Returns: the name of what was muted.
    package func mute(_ text: String, isMuted: Bool) throws(Refusal) -> String {
        try acting(.mute) { transaction, actor in
            if let community = try transaction.community(named: text, seenBy: actor)?.community {
                if isMuted {
                    try transaction.mute(community, for: actor)
                } else {
                    try transaction.unmute(community, for: actor)
                }
                return community.name
            }
            let code = try muted(text, isMuted, of: actor, in: transaction)
            if isMuted {
                try transaction.mute(code, for: actor)
            } else {
                try transaction.unmute(code, for: actor)
            }
            return code.text
        }
    }

    /// What the person muted: modules by their codes, then communities by their names.
    package func mutes() throws(Refusal) -> [String] {
        try looking { transaction, viewer in
            let mutes = try transaction.mutes(of: viewer)
            return mutes.modules.sorted().map(\.text) + mutes.communities.sorted()
        }
    }

    /// A module's code; what is muted already needs to be in no catalogue.
    private func muted(
        _ text: String, _ isMuted: Bool, of person: Person, in transaction: Transaction
    ) throws -> ModuleCode {
        if let code = ModuleCode(text), try transaction.mutes(of: person).modules.contains(code) {
            return code
        }
        do {
            return try desks.modules.module(text, year: nil, in: transaction).code
        } catch let failure as Refusal where failure.reason == .missing {
            let names = try transaction.communityNames() + transaction.moduleCodes()
            throw Refusal(
                .missing, "refusal.mute.unknown",
                with: [
                    "name": "\(text.shortened)",
                    "near": Nearest.choice(text.shortened, among: names),
                ])
        }
    }
}
