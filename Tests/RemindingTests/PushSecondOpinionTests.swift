import Crypto
import Foundation
import TestSupport
import Testing

@testable import Reminding

/// What PyPI's `http_ece` and `py-vapid` make of what we send; they are asked where they are installed.
@Suite("Pushes as others read them")
struct PushSecondOpinionTests {
    private static let script = """
        import base64, json, sys
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        asked = json.load(sys.stdin)
        key = ec.derive_private_key(int(asked["private"], 16), ec.SECP256R1())
        body = base64.b64decode(asked["body"])
        text = http_ece.decrypt(
            body, private_key=key, auth_secret=base64.b64decode(asked["secret"]),
            version="aes128gcm")
        token = asked["authorization"].split("t=")[1].split(",")[0].split(".")
        claims = json.loads(base64.urlsafe_b64decode(token[1] + "=" * (-len(token[1]) % 4)))
        broken = asked["authorization"].replace("." + token[2], "." + "A" * len(token[2]))
        json.dump({
            "text": text.decode(), "verified": bool(Vapid02.verify(asked["authorization"])),
            "broken": bool(Vapid02.verify(broken)), "claims": claims}, sys.stdout)
        """

    private static func python(_ arguments: [String], input: Data = Data()) throws -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        let (into, out) = (Pipe(), Pipe())
        process.standardInput = into
        process.standardOutput = out
        process.standardError = FileHandle.nullDevice
        try process.run()
        try into.fileHandleForWriting.write(contentsOf: input)
        try into.fileHandleForWriting.close()
        let text = try out.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }

    private static let isThere =
        (try? python(["-c", "import http_ece, py_vapid"])).flatMap(\.self) != nil

    @Test("can be opened and verified", .enabled(if: isThere, "http_ece and py-vapid are missing"))
    func second() async throws {
        let scene = try PushScene()
        let channel = Channel.open("push:3", scene.settings([scene.device(3)]))
        _ = await channel.deliver([try .sample("Käse", body: "\"8W\" 2.1")])
        let request = try #require(scene.site.requests.first)
        let question = try JSONSerialization.data(withJSONObject: [
            "private": Hexadecimal.text(scene.browser.rawRepresentation),
            "secret": Data(scene.secret).base64EncodedString(),
            "body": Data(request.body).base64EncodedString(),
            "authorization": request.headers["authorization"] ?? "",
        ])
        let answer = try #require(try Self.python(["-c", Self.script], input: question))
        let said = try #require(
            try JSONSerialization.jsonObject(with: answer) as? [String: Any])
        #expect(said["verified"] as? Bool == true)
        #expect(said["broken"] as? Bool == false)
        let text = try #require(said["text"] as? String)
        #expect(Array(text.utf8) == (try scene.opened(request.body)))
        #expect(text.contains("Käse"))
        let claims = try #require(said["claims"] as? [String: Any])
        #expect(claims["aud"] as? String == "http://127.0.0.1:\(scene.site.port)")
        #expect(claims["sub"] as? String == "https://calendar.example.org")
    }
}
