import Campus
import Storage

/// All that alters a person's own entries goes through here.
extension PersonalDesk {
    /// Alters one of the person's own meetings, or adds one, so that it can be undone.
    func act(
        _ kind: PersonalAct.Kind, on id: MeetingID?, leads: [Int64]? = nil,
        _ rule: (SourcedMeeting?) throws(Refusal) -> AlteredMeetings
    ) throws(Refusal) -> [SourcedMeeting] {
        try passGate()
        let (store, person, now) = (store, person, now)
        let meetings = try translating { () throws(StorageError) in
            try store.act { try $0.act(kind, of: person, on: id, at: now, leads: leads, rule) }
        }.get()
        poke()
        return meetings
    }
}
