import CLibcurl

/// Owns a handle of libcurl's, and the connections that it keeps.
struct TransferHandle: ~Copyable {
    let pointer: OpaquePointer

    /// Nil when there is no libcurl on this machine.
    init?() {
        guard let pointer = belltower_open() else { return nil }
        self.pointer = pointer
    }

    deinit { belltower_close(pointer) }
}
