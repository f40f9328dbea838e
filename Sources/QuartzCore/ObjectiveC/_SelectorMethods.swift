import Foundation
import Synchronization

/// Methods that a module offers to selectors by name.
///
/// `velarium-port` writes one call for each file with `@objc` methods. They run before the app, so they only store a
/// function, which creates the selectors when a bare name is looked up for the first time. Not for use in an app.
public enum _SelectorMethods {
    private static let waiting = Mutex<[@Sendable () -> Void]>([])
    /// Held while selectors are created, so that another thread does not look a name up in between.
    private static let creation = NSLock()

    /// Adds a function that creates a selector of each method. Callable on any thread.
    public static func add(_ createSelectors: @escaping @Sendable () -> Void) {
        waiting.withLock { $0.append(createSelectors) }
    }

    /// Runs the added functions. Each runs once.
    package static func createSelectors() {
        guard waiting.withLock({ !$0.isEmpty }) else { return }
        creation.withLock {
            let functions = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            for function in functions { function() }
        }
    }
}
