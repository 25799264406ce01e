import CLibcurl
import Dispatch

/// Owns a handle of libcurl's, and the connections that it keeps.
struct TransferHandle: ~Copyable {
    let pointer: OpaquePointer

    /// Nil when there is no libcurl on this machine.
    init?() {
        guard let pointer = belltower_open() else { return nil }
        self.pointer = pointer
    }

    /// On a thread of its own: libcurl says goodbye to mail servers, and waits for their answer.
    deinit {
        let address = UInt(bitPattern: pointer)
        DispatchQueue.global().async { belltower_close(OpaquePointer(bitPattern: address)) }
    }
}
