import Foundation

/// A dictionary of objects, which does not retain its keys or its values if asked. Entries of which the key or the
/// value no longer exists are left out. Not safe for use on several threads at once.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: WeakReference<KeyType>, value: WeakReference<ObjectType>)] = []

    /// Creates a table. `capacity` is a hint that has no effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// A table that retains keys and values.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// A table that retains its keys.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// A table that retains its values, as long as their keys exist.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// A table that retains neither keys nor values.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries that still exist.
    open var count: Int { living.count }

    private var living: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    /// The value of `aKey`; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? { living.first { isSame($0.key, aKey) }?.value }

    /// Sets the value of `aKey`. A nil key or value is ignored.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        entries.append(
            (
                WeakReference(aKey, retained: !keyOptions.contains(.weakMemory)),
                WeakReference(anObject, retained: !valueOptions.contains(.weakMemory))
            ))
    }

    /// Removes the value of `aKey`.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            guard let key = entry.key.object, entry.value.object != nil else { return true }
            return isSame(key, aKey)
        }
    }

    /// Removes all entries.
    open func removeAllObjects() { entries = [] }

    /// An enumerator over the keys.
    open func keyEnumerator() -> NSEnumerator { ArrayEnumerator(living.map(\.key)) }
    /// An enumerator over the values.
    open func objectEnumerator() -> NSEnumerator? { ArrayEnumerator(living.map(\.value)) }

    private func isSame(_ known: KeyType, _ key: KeyType?) -> Bool {
        WeakReference<KeyType>.isSame(known, key, byIdentity: keyOptions.contains(.objectPointerPersonality))
    }
}
