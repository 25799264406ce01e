import Foundation
import FuzzTargets

// `fuzz TARGET --seeds FOLDER` writes what to begin with; `fuzz TARGET ARTEFACTS` and libFuzzer's
// own arguments fuzzes, and keeps the slowest inputs in that folder. `main` is libFuzzer's.

/// Called first: takes our arguments, leaves libFuzzer its own.
@c(LLVMFuzzerInitialize)
package func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
    let given = CommandLine.arguments
    guard given.count > 2, let target = FuzzTarget.all.first(where: { $0.name == given[1] }) else {
        print("usage: fuzz \(FuzzTarget.all.map(\.name).joined(separator: "|")) FOLDER")
        exit(64)
    }
    if given[2] == "--seeds", given.count > 3 { exit(writeSeeds(of: target, to: given[3])) }
    Harness.begin(target, artefacts: given[2])
    arguments.pointee[2] = arguments.pointee[0]
    arguments.pointee += 2
    count.pointee -= 2
    return 0
}

/// Called with every input.
@c(LLVMFuzzerTestOneInput)
package func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    Harness.run(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}

private func writeSeeds(of target: FuzzTarget, to folder: String) -> CInt {
    do {
        for (number, seed) in try target.seeds().enumerated() {
            try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/seed-\(number)"))
        }
        return 0
    } catch {
        print("the seeds of \(target.name) cannot be written: \(error)")
        return 74
    }
}
