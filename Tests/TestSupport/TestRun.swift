import Foundation

/// How thorough this run of the tests is.
package enum TestRun {
    /// Whether to test more cases: VELARIUM_DEEP is set in the environment, as by `./test --deep`.
    package static let isDeep: Bool = getenv("VELARIUM_DEEP") != nil

    /// Whether to walk the nets of combined features: in optimized builds, where they take seconds, and in deep runs.
    package static let walksNets: Bool = isDeep || isOptimized

    private static var isOptimized: Bool {
        #if DEBUG
            false
        #else
            true
        #endif
    }

    /// The number of random cases: `count`, or a hundred times as many in a deep run.
    package static func cases(_ count: Int) -> Int { isDeep ? 100 * count : count }
}
