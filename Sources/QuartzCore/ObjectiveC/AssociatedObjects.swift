import Foundation
import Synchronization

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An object is not kept alive, and reads as nil once it is gone. A value that is no object is kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value's copy is kept, where it is an `NSCopying` object.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates `value` with `object` under the address `key`; nil takes what is there away. Any thread.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value, policy, for: key, of: object as AnyObject)
}

/// What was associated with `object` under the address `key`; nil for nothing. Any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Takes all that is associated with `object` away. Any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A class whose objects release their associated values when they are deallocated: its `deinit` calls
/// `AssociatedObjects.removeAll(of:)`.
package protocol AssociatedObjectOwner: AnyObject {}

/// The values that are associated with objects.
///
/// Objects of classes that are not `AssociatedObjectOwner`s cannot tell of their end: their values go when the object is
/// found to be gone, at the latest when the number of such objects has doubled.
package enum AssociatedObjects {
    private static let table = Mutex(AssociationTable())
    /// Whether there has ever been a value, so that a `deinit` without one costs nothing.
    private static let isUsed = Atomic(false)

    static func set(
        _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer, of object: AnyObject
    ) {
        isUsed.store(true, ordering: .relaxed)
        let next = value.map { AssociatedValue($0, policy) }
        let key = UInt(bitPattern: key)
        // What is replaced is released after the lock, as its deinit may come back here.
        let released = table.withLock { $0.set(next, for: key, of: AssociationKey(object)) }
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

    /// How many objects have values, among them those that are gone unnoticed.
    package static var ownerCount: Int { table.withLock { $0.owners.count } }
}

/// The object that a value belongs to, as it is handed to the table.
private struct AssociationKey: @unchecked Sendable {
    let object: AnyObject
    var id: ObjectIdentifier { ObjectIdentifier(object) }

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// A value as its policy has it.
private final class AssociatedValue: @unchecked Sendable {
    private let kept: Any?
    private weak var object: AnyObject?

    var value: Any? { kept ?? object }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            let isObject = type(of: value) is AnyClass
            kept = isObject ? nil : value
            object = isObject ? value as AnyObject : nil
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            kept = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = (value as? any NSCopying)?.copy(with: nil) ?? value
        }
    }
}

/// All values by owner and key.
private struct AssociationTable: Sendable {
    final class Owner: @unchecked Sendable {
        /// Nil for an owner that says when it goes.
        private(set) weak var object: AnyObject?
        let saysWhenItGoes: Bool
        var values: [UInt: AssociatedValue] = [:]

        init(_ object: AnyObject) {
            saysWhenItGoes = object is any AssociatedObjectOwner
            self.object = saysWhenItGoes ? nil : object
        }

        /// Whether it is the owner of before, and not another object at its address.
        var isAlive: Bool { saysWhenItGoes || object != nil }
    }

    private(set) var owners: [ObjectIdentifier: Owner] = [:]
    /// With how many owners those that are gone are looked for again.
    private var sweepCount = 64

    /// Answers with what is to be released.
    mutating func set(_ value: AssociatedValue?, for key: UInt, of object: AssociationKey) -> [AssociatedValue] {
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
