import Foundation

/// A set of objects, which it does not retain if asked. Objects are equal by identity, or by `isEqual` for `NSObject`.
///
/// Objects that no longer exist are left out. Not safe for use on several threads at once.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    /// How objects are kept and compared.
    public typealias Options = NSPointerFunctions.Options

    private let isWeak: Bool
    private let comparesIdentity: Bool
    private var references: [WeakReference<ObjectType>] = []

    /// Creates a table for objects that `options` says how to keep. `capacity` is a hint that has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        comparesIdentity = options.contains(.objectPointerPersonality)
        super.init()
    }

    /// A table that does not retain its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that still exist, in the order in which they were added.
    open var allObjects: [ObjectType] { references.compactMap(\.object) }
    /// The number of objects that still exist.
    open var count: Int { allObjects.count }
    /// An object that still exists; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }
    /// The objects that still exist as a set.
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }

    /// Adds `object`, if it is not there. Nil is ignored.
    open func add(_ object: ObjectType?) {
        references.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        references.append(WeakReference(object, retained: !isWeak))
    }

    /// Removes `object`. Nil is ignored.
    open func remove(_ object: ObjectType?) {
        references.removeAll { known in known.object.map { isSame($0, object) } ?? true }
    }

    /// Removes all objects.
    open func removeAllObjects() { references = [] }

    /// Whether `anObject` is in the table.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object of the table that is equal to `object`; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { isSame($0, object) } }

    /// An enumerator over the objects that still exist.
    open func objectEnumerator() -> NSEnumerator { ArrayEnumerator(allObjects) }

    private func isSame(_ known: ObjectType, _ object: ObjectType?) -> Bool {
        WeakReference<ObjectType>.isSame(known, object, byIdentity: comparesIdentity)
    }
}
