import Foundation

/// How collections keep and compare objects.
open class NSPointerFunctions: NSObject {
    /// Options for keeping and comparing.
    public struct Options: OptionSet, Sendable {
        /// The bits, as in Apple's Foundation.
        public let rawValue: UInt

        /// Options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Retains objects: the default.
        public static let strongMemory: Options = []
        /// Does not retain objects, and leaves out those that no longer exist.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by `isEqual`: the default.
        public static let objectPersonality: Options = []
        /// Compares objects by identity.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Copies objects in Apple's Foundation; here they are retained.
        public static let copyIn = Options(rawValue: 65536)

        /// Whether the bits of `member` are set.
        public func contains(_ member: Options) -> Bool {
            member.rawValue != 0 && rawValue & member.rawValue == member.rawValue
        }
    }
}

/// Options of a hash table, by their earlier names.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// Options of a map table, by their earlier names.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that is retained or not.
struct WeakReference<Object: AnyObject> {
    private let strong: Object?
    private weak var weak: Object?

    init(_ object: Object, retained: Bool) {
        strong = retained ? object : nil
        weak = object
    }

    /// Nil if the object no longer exists.
    var object: Object? { strong ?? weak }

    /// Whether both are the same object, or equal by `isEqual`.
    static func isSame(_ known: Object, _ object: Object?, byIdentity: Bool) -> Bool {
        if known === object { return true }
        guard !byIdentity, let known = known as? NSObject, let object = object as? NSObject else { return false }
        return known.isEqual(object)
    }
}

/// Enumerates objects.
final class ArrayEnumerator: NSEnumerator {
    private var objects: ArraySlice<Any>

    init(_ objects: [Any]) {
        self.objects = objects[...]
        super.init()
    }

    override func nextObject() -> Any? { objects.popFirst() }
}
