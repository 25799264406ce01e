import Campus
import Storage

/// All that alters a person's own entries goes through here.
extension PersonalDesk {
    /// Alters one of the person's own meetings, or adds one, so that it can be undone.
    func act(
        _ kind: PersonalAct.Kind, on id: MeetingID?, view: ItemView? = nil,
        _ rule: (SourcedMeeting?) throws(Refusal) -> AlteredMeetings
    ) throws(Refusal) -> [SourcedMeeting] {
        let now = now
        return try acting(kind) { transaction, actor in
            try transaction.act(kind, of: actor, on: id, at: now, view: view, rule).get()
        }
    }
}
