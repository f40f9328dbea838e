import Foundation
import QuartzCore
import Synchronization

/// Properties that key-value coding finds by name.
///
/// The library adds those of its own classes that apps read and observe by name. `velarium-port` writes a call for each
/// property that Objective-C would see. Not for use in an app.
public enum _KeyValueProperties {
    /// A property of one class.
    package struct Property: Sendable {
        fileprivate let isOwner: @Sendable (NSObject) -> Bool
        /// The value; nil for a missing one.
        package let read: @Sendable (NSObject) -> Any?
        /// Sets the value and returns true; false if the value has another type. Nil for a property that cannot be set.
        package let write: (@Sendable (NSObject, Any?) -> Bool)?
    }

    private static let properties = Mutex<[String: [Property]]>([:])

    /// Adds a property that can only be read.
    public static func add<Owner>(
        _ key: String, of owner: Owner.Type, _ read: @escaping @MainActor (Owner) -> Any?
    ) {
        add(key, of: owner, read, write: nil)
    }

    /// Adds a property. `write` sets it with `set(_:to:)`.
    public static func add<Owner>(
        _ key: String, of owner: Owner.Type, _ read: @escaping @MainActor (Owner) -> Any?,
        _ write: @escaping @MainActor (Owner, Any?) -> Bool
    ) {
        add(key, of: owner, read, write: write)
    }

    /// Sets `property` to `value` and returns true; false if it has another type. A nil value needs an optional property.
    public static func set<Value>(_ property: inout Value, to value: Any?) -> Bool {
        let missing = value == nil ? Any?.none as Any as? Value : nil
        // Objective-C passes every number as an `NSNumber`.
        guard let converted = value as? Value ?? (value as? NSNumber) as? Value ?? missing else { return false }
        property = converted
        return true
    }

    private static func add<Owner>(
        _ key: String, of owner: Owner.Type, _ read: @escaping @MainActor (Owner) -> Any?,
        write: (@MainActor (Owner, Any?) -> Bool)?
    ) {
        // As in Objective-C, the caller is responsible for the isolation of the property.
        let readValue = unsafeBitCast(read, to: (@Sendable (Owner) -> Any?).self)
        let readObject: @Sendable (NSObject) -> Any? = { object in
            guard let owner = object as? Owner else { return nil }
            return flattened(readValue(owner))
        }
        var writeObject: (@Sendable (NSObject, Any?) -> Bool)?
        if let write {
            let writeValue = unsafeBitCast(write, to: (@Sendable (Owner, Any?) -> Bool).self)
            writeObject = { object, value in
                guard let owner = object as? Owner else { return false }
                return writeValue(owner, value)
            }
        }
        let property = Property(isOwner: { $0 is Owner }, read: readObject, write: writeObject)
        properties.withLock { $0[key, default: []].append(property) }
    }

    /// The value without the optionals around it; a number as `NSNumber`.
    private static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value as? NSNumber ?? value }
        return flattened(mirror.children.first?.value)
    }

    /// The property called `key` of the class of `object`, or of a superclass; nil if there is none.
    package static func property(_ key: String, of object: NSObject) -> Property? {
        _SelectorMethods.createSelectors(of: type(of: object))
        let candidates = properties.withLock { $0[key] } ?? []
        return candidates.first { $0.isOwner(object) }
    }
}
