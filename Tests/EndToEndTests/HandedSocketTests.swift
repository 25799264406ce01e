import Foundation
import TestSupport
import Testing

/// A server whose socket a service manager keeps: sd_listen_fds(3).
@Suite("Sockets handed over")
struct HandedSocketTests {
    /// Hands one to a server, asks all the time, and starts another server meanwhile.
    ///
    /// Prints how many were asked, how many were not answered, and why.
    private static let manager = """
        import os, signal, socket, subprocess, sys, threading
        program, home = sys.argv[1:3]
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        listener.listen(128)
        port = listener.getsockname()[1]
        os.dup2(listener.fileno(), 3)
        def start():
            server = subprocess.Popen(
                ["/bin/sh", "-c", 'LISTEN_PID=$$ exec "$@"', "sh", program, "serve", "--home", home,
                 "--log-level", "warning"],
                env={**os.environ, "LISTEN_FDS": "1"}, pass_fds=[3], stderr=subprocess.PIPE, text=True)
            said = server.stderr.readline()
            while said and f"Listening on http://127.0.0.1:{port}\\n" != said:
                said = server.stderr.readline()
            assert said, "it did not begin"
            return server
        lock, asked, failures, isOver = threading.Condition(), 0, [], False
        def ask():
            global asked
            while not isOver:
                try:
                    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
                        connection.sendall(
                            b"GET /api/v1/health HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n")
                        answer = b""
                        while part := connection.recv(65536): answer += part
                    if not answer.startswith(b"HTTP/1.1 200"): failures.append(repr(answer[:40]))
                except OSError as error: failures.append(repr(error))
                with lock:
                    asked += 1
                    lock.notify_all()
        def wait(count):
            with lock: lock.wait_for(lambda: asked >= count, timeout=60)
        server = start()
        threads = [threading.Thread(target=ask) for _ in range(8)]
        for thread in threads: thread.start()
        for round in range(1, 4):
            wait(round * 200)
            server.send_signal(signal.SIGTERM)
            server.wait()
            server = start()
        wait(asked + 200)
        isOver = True
        for thread in threads: thread.join()
        server.send_signal(signal.SIGTERM)
        server.wait()
        print(asked, len(failures), failures[:3])
        """

    @Test("nobody is refused while the server is started anew")
    func restart() throws {
        let belltower = try Belltower()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.manager, Belltower.binary.path, belltower.home]
        process.environment = belltower.environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = said.split(separator: " ")
        #expect(numbers.first.flatMap { Int($0) } ?? 0 >= 800, "\(said)")
        #expect(numbers.dropFirst().first == "0", "\(said)")
    }
}
