public import Foundation

/// Builds the tests of a tree with mutants.
public struct MutantBuild {
    /// What ends a build that mutants are not the cause of.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    private static let mostAttempts = 30
    /// From this attempt on, everything around an error is left out.
    private static let broadAttempt = 4

    private let copy: URL
    private let testTargets: [String]

    public init(copy: URL, testTargets: [String]) {
        self.copy = copy
        self.testTargets = testTargets
    }

    public var program: String { copy.appending(path: ".build/debug/VelariumPackageTests.xctest").path }

    /// Builds until the compiler accepts every mutant that is left.
    public func run(_ tree: inout MutatedTree, log: (String) -> Void) throws {
        for attempt in 1...Self.mostAttempts {
            try tree.write()
            log("build \(attempt): \(tree.mutants.count) mutants")
            let build = try Command(
                program: "/usr/bin/env",
                arguments: [
                    "swift", "build", "--package-path", copy.path, "--explicit-target-dependency-import-check", "error",
                    "-debug-info-format", "none", "--product", "VelariumPackageTests",
                ],
                environment: ["VELARIUM_ONLY_TESTS": testTargets.joined(separator: ",")]
            ).run()
            if build.end == .exited(0) { return }
            let errors = CompilerError.errors(in: build.output)
            for error in errors { log("  \(error.path):\(error.line):\(error.column): \(error.message)") }
            let others = tree.drop(errors, broadly: attempt >= Self.broadAttempt)
            if errors.isEmpty || others.count == errors.count {
                throw Failure(description: "The tests do not build:\n\(build.output.suffix(4000))")
            }
        }
        throw Failure(description: "The tests do not build after \(Self.mostAttempts) attempts.")
    }
}
