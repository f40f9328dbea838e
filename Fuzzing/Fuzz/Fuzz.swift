import Foundation
import Fuzzers

/// What libFuzzer calls with each input. The variable VELARIUM_FUZZER names the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { fuzzer.run(input) }
    return 0
}

/// Found once: an input takes microseconds.
private let fuzzer: Fuzzer = {
    let name = ProcessInfo.processInfo.environment["VELARIUM_FUZZER"] ?? ""
    guard let fuzzer = Fuzzer.named(name) else {
        preconditionFailure("There is no fuzzer \"\(name)\"; set VELARIUM_FUZZER, as ./fuzz does.")
    }
    return fuzzer
}()
