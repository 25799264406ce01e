import Campus
import Foundation
import Storage

/// Who else could read what a home keeps, or act for those who run it.
extension CheckDesk {
    /// What lies outside the home, whose folder keeps others from all that is in it: where `config.yaml` leads, and
    /// the folder of the backups with the newest of them.
    func openFileFindings() throws(Refusal) -> [Finding] {
        let store = store
        let backups = try translating { () throws(StorageError) in
            try store.look { try $0.latestCheck(.backup) }
        }?.findings.first?.subject
        var findings: [Finding] = []
        let configuration = folder.configuration.resolved
        // Whoever is of the file's group may be the server itself.
        if configuration != folder.path.resolved + "/config.yaml",
            configuration.permissions & 0o007 != 0
        {
            findings.append(Self.open(configuration, "640"))
        }
        if let backups, backups.resolved.permissions & 0o011 != 0,
            let newest = BackupPlace.dated(in: backups).last,
            newest.resolved.permissions & 0o044 != 0
        {
            findings.append(Self.open(backups, "700"))
        }
        return findings
    }

    private static func open(_ path: String, _ mode: String) -> Finding {
        Finding(
            subject: "permissions", isWell: false,
            message: "others can read \(path): chmod \(mode) it")
    }

    /// Operators for whom a letter is enough to sign in: for operators to read.
    func operatorFindings() throws(Refusal) -> [Finding] {
        try looking { transaction, viewer in
            guard viewer.role == .operator else { return [] }
            let handles = try transaction.operatorsWithoutPasskey().map(\.text)
            guard !handles.isEmpty else { return [] }
            return [
                Finding(
                    subject: "operators", isWell: true,
                    message:
                        "without a passkey, so that whoever reads their letters can sign in for "
                        + "them: \(handles.joined(separator: ", "))")
            ]
        }
    }
}

extension String {
    /// The bits of what stands at a path; 0 where nobody can tell.
    var permissions: Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: self)
        return (attributes?[.posixPermissions] as? Int) ?? 0
    }

    /// Where a path leads in the end.
    fileprivate var resolved: String {
        URL(fileURLWithPath: self).resolvingSymlinksInPath().path
    }
}
