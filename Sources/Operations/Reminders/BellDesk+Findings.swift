import Campus
import Foundation
import Reminding
import Storage

extension BellDesk {
    /// For how many tenths of a second a daemon may take to open what was put in its place.
    private static let bellPatience = 20

    /// Whether the daemon that runs, if one does, has the same database open as everybody else.
    func bellFindings() -> [Finding] {
        let wanted = Poke.Answer.identity(store.name)
        var answer = Poke(home: folder.path).ask()
        for _ in 0..<Self.bellPatience where answer != wanted && answer != .nobody {
            Poke(home: folder.path).send(saying: TouchedTopics.any.text)
            usleep(100_000)
            answer = Poke(home: folder.path).ask()
        }
        switch answer {
        case .nobody: return []
        case _ where answer == wanted:
            return [Finding(subject: "daemon", isWell: true, message: "rings from this database")]
        case .silence:
            return [
                Finding(
                    subject: "daemon", isWell: false,
                    message: "does not say which database it has open: start it again")
            ]
        case .identity:
            return [
                Finding(
                    subject: "daemon", isWell: false,
                    message: store.identity == nil
                        ? "has another database open than config.yaml says: start it again"
                        : "has another file open than \(folder.database): start it again")
            ]
        }
    }
}
