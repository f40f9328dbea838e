import Foundation

/// Keeps the input that is being tried in a file, when VELARIUM_FUZZ_INPUT names one: a trap ends the process.
enum FailingInput {
    private static let path = ProcessInfo.processInfo.environment["VELARIUM_FUZZ_INPUT"]

    static func note(_ input: [UInt8], of fuzzer: String, seed: Int) {
        guard let path else { return }
        try? Data(input).write(to: URL(fileURLWithPath: path))
        try? Data("\(fuzzer) \(seed)".utf8).write(to: URL(fileURLWithPath: path + ".name"))
    }
}
