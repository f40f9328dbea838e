import CoreGraphics

/// A part of the library that is given any bytes: a file or message from outside, or a sequence of calls that the bytes
/// stand for.
///
/// A fuzzer passes when it returns: it traps where the library breaks a promise. `./fuzz` runs it with libFuzzer, and
/// FuzzingTests with a mutator of their own.
package struct Fuzzer: Sendable {
    /// The name in commands, and the folder of its inputs in `Fuzzing/Corpus`.
    package let name: String
    /// The longest input in bytes that a run tries.
    package let longestInput: Int
    private let body: @MainActor @Sendable ([UInt8]) -> Void

    init(_ name: String, longestInput: Int = 4096, _ body: @escaping @MainActor @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.longestInput = longestInput
        self.body = body
    }

    /// Gives the library `bytes`.
    @MainActor package func run(_ bytes: [UInt8]) {
        // A library that says what is wrong with each of a million inputs fills the disk.
        Log.install { _ in }
        defer { Log.install(nil) }
        body(bytes)
    }

    /// All fuzzers, in the order of their names.
    package static let all: [Fuzzer] = (files + messages + sequences).sorted { $0.name < $1.name }

    /// The fuzzer with a name; nil if there is none.
    package static func named(_ name: String) -> Fuzzer? { all.first { $0.name == name } }
}
