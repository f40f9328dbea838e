import Foundation
import Synchronization

/// How an associated value is stored.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Stores an object weakly, and other values as they are. Reads as nil after the object is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retains the value. Same as `OBJC_ASSOCIATION_RETAIN`.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Stores a copy if the value is an `NSCopying` object, and otherwise retains it.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retains the value.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Stores a copy. Same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates `value` with `object` for the address `key`; nil removes the value. Callable on any thread.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.setValue(value, policy, for: key, of: object as AnyObject)
}

/// The value associated with `object` for the address `key`; nil when there is none. Callable on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values associated with `object`. Callable on any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A class whose objects release their associated values when they are deallocated: its `deinit` calls
/// `AssociatedObjects.removeAll(of:)`.
package protocol AssociatedObjectOwner: AnyObject {}

/// Stores the values associated with objects.
///
/// Objects of classes other than `AssociatedObjectOwner` cannot report their deallocation. Their values are released
/// when the object is found to be gone, at the latest when the number of such objects has doubled.
package enum AssociatedObjects {
    private static let table = Mutex(AssociationTable())
    /// Whether a value was ever set, so that a `deinit` without values costs nothing.
    private static let isUsed = Atomic(false)

    static func setValue(
        _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer, of object: AnyObject
    ) {
        isUsed.store(true, ordering: .relaxed)
        let next = value.map { AssociatedValue($0, policy) }
        let key = UInt(bitPattern: key)
        // Replaced values are released after unlocking, because their deinit may call this type.
        let released = table.withLock { $0.setValue(next, for: key, of: AssociationKey(object)) }
        withExtendedLifetime(released) {}
    }

    static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        guard isUsed.load(ordering: .relaxed) else { return nil }
        let key = UInt(bitPattern: key)
        return table.withLock { $0.value(for: key, of: AssociationKey(object)) }?.value
    }

    /// Releases every value of `object`.
    package static func removeAll(of object: AnyObject) {
        guard isUsed.load(ordering: .relaxed) else { return }
        let id = ObjectIdentifier(object)
        let released = table.withLock { $0.removeAll(of: id) }
        withExtendedLifetime(released) {}
    }

    /// The number of objects with values, including deallocated ones not found yet.
    package static var ownerCount: Int { table.withLock { $0.owners.count } }
}

/// The owner of a value, as it is passed to the table.
private struct AssociationKey: @unchecked Sendable {
    let object: AnyObject
    var id: ObjectIdentifier { ObjectIdentifier(object) }

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// A value stored according to its policy.
private final class AssociatedValue: @unchecked Sendable {
    private let strongValue: Any?
    private weak var weakObject: AnyObject?

    var value: Any? { strongValue ?? weakObject }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            let isObject = type(of: value) is AnyClass
            strongValue = isObject ? nil : value
            weakObject = isObject ? value as AnyObject : nil
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            strongValue = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strongValue = (value as? any NSCopying)?.copy(with: nil) ?? value
        }
    }
}

/// All values by owner and key.
private struct AssociationTable: Sendable {
    final class Owner: @unchecked Sendable {
        /// Nil for an owner that reports its deallocation.
        private(set) weak var object: AnyObject?
        let reportsDeallocation: Bool
        var values: [UInt: AssociatedValue] = [:]

        init(_ object: AnyObject) {
            reportsDeallocation = object is any AssociatedObjectOwner
            self.object = reportsDeallocation ? nil : object
        }

        /// Whether it is the same owner, and not another object at its address.
        var isAlive: Bool { reportsDeallocation || object != nil }
    }

    private(set) var owners: [ObjectIdentifier: Owner] = [:]
    /// The number of owners at which deallocated ones are searched again.
    private var sweepCount = 64

    /// Sets a value. Returns the values to release.
    mutating func setValue(_ value: AssociatedValue?, for key: UInt, of object: AssociationKey) -> [AssociatedValue] {
        var released = removeIfGone(object.id)
        guard let owner = owners[object.id] ?? (value == nil ? nil : add(object, &released)) else { return released }
        if let old = owner.values[key] { released.append(old) }
        owner.values[key] = value
        if owner.values.isEmpty { owners[object.id] = nil }
        return released
    }

    func value(for key: UInt, of object: AssociationKey) -> AssociatedValue? {
        guard let owner = owners[object.id], owner.isAlive else { return nil }
        return owner.values[key]
    }

    mutating func removeAll(of id: ObjectIdentifier) -> [AssociatedValue] {
        owners.removeValue(forKey: id).map { Array($0.values.values) } ?? []
    }

    private mutating func removeIfGone(_ id: ObjectIdentifier) -> [AssociatedValue] {
        guard let owner = owners[id], !owner.isAlive else { return [] }
        return removeAll(of: id)
    }

    private mutating func add(_ object: AssociationKey, _ released: inout [AssociatedValue]) -> Owner {
        if owners.count >= sweepCount {
            for (id, owner) in owners where !owner.isAlive {
                released += owner.values.values
                owners[id] = nil
            }
            sweepCount = max(64, owners.count * 2)
        }
        let owner = Owner(object.object)
        owners[object.id] = owner
        return owner
    }
}
