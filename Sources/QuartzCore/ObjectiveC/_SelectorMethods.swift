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

    /// Runs the added functions, and creates the members of a generic class that `type` is or inherits from. Each runs once.
    package static func createSelectors(of type: Any.Type) {
        createSelectors()
        guard examined.withLock({ $0.insert(ObjectIdentifier(type)).inserted }),
            let generic = type as? any _GenericClassMembers.Type
        else { return }
        creation.withLock {
            let owner = ObjectIdentifier(generic._memberOwner)
            if generics.withLock({ $0.insert(owner).inserted }) { generic._createMembers() }
        }
    }

    /// The classes of which a selector or a property was asked for.
    private static let examined = Mutex<Set<ObjectIdentifier>>([])
    /// The generic classes, with their type arguments, whose members exist.
    private static let generics = Mutex<Set<ObjectIdentifier>>([])

    /// Runs the added functions. Each runs once.
    private static func createSelectors() {
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

/// A generic class with methods and properties that Objective-C finds by name: for each set of type arguments, they are
/// another class's.
///
/// `velarium-port` writes the conformance. Not for use in an app.
public protocol _GenericClassMembers: AnyObject {
    /// The class that declares the members, with its type arguments.
    static var _memberOwner: AnyClass { get }
    /// Creates a selector of each method, and adds each property.
    static func _createMembers()
}
