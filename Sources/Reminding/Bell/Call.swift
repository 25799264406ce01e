import Campus
import Storage

/// Something that rings now.
struct Call {
    var due: DueReminder
    var ringing: Ringing
}
