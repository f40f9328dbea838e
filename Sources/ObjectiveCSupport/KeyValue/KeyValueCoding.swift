import Foundation
import QuartzCore
import Synchronization
import UIFoundation
import UIKitDevice

/// Reads and sets properties by name. On iOS these are methods of `NSObject`.
///
/// There are the properties of an app's classes that Objective-C would see and that `velarium-port` offers, and those of
/// UIKit that apps read by name. Numbers are read as `NSNumber`. Layers and animations keep values for other keys, too.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The value of the property `key`. An unknown key is a misuse and gives nil.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: key, in: self) }

    /// Sets the property `key`. An unknown key, or a value of another type, is a misuse and changes nothing.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, for: key, in: self) }

    /// The value at the end of `keyPath`, such as "layer.cornerRadius"; nil if a value on the way is missing.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(at: keyPath, in: self) }

    /// Sets the property at the end of `keyPath`. Nothing happens if a value on the way is missing.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return KeyValueCoding.set(value, for: keyPath, in: self) }
        let owner = keys.dropLast().isEmpty ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
        if let owner = owner as? NSObject { KeyValueCoding.set(value, for: last, in: owner) }
    }
}

/// Key-value coding of any object.
package enum KeyValueCoding {
    package static func value(of key: String, in object: NSObject) -> Any? {
        if let property = _KeyValueProperties.property(key, of: object) { return property.read(object) }
        if isContainer(object) { return ContainerValues.of(object).value(for: key) }
        misuseOnAnyThread("\(object): this class is not key value coding-compliant for the key \(key).")
        return nil
    }

    package static func value(at keyPath: String, in object: NSObject) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(of: keyPath, in: object) }
        guard let next = value(of: String(keyPath[..<dot]), in: object) as? NSObject else { return nil }
        return value(at: String(keyPath[keyPath.index(after: dot)...]), in: next)
    }

    package static func set(_ value: Any?, for key: String, in object: NSObject) {
        if let property = _KeyValueProperties.property(key, of: object) {
            if property.write?(object, value) != true {
                misuseOnAnyThread("\(object): the property \(key) cannot have the value \(value ?? "nil").")
            }
        } else if isContainer(object) {
            ContainerValues.of(object).set(value, for: key)
        } else {
            misuseOnAnyThread("\(object): this class is not key value coding-compliant for the key \(key).")
        }
    }

    /// Whether the object keeps values for any key.
    private static func isContainer(_ object: NSObject) -> Bool { object is CALayer || object is CAAnimation }

    static func misuseOnAnyThread(_ message: String) {
        guard MainActorCheck.isOnMainActor else {
            assertionFailure(message)
            return Log.line(message)
        }
        MainActor.assumeIsolated { misuse(message, raises: true) }
    }
}

/// The values that a layer or animation keeps for an app.
final class ContainerValues: Sendable {
    nonisolated(unsafe) private static var key: UInt8 = 0
    private struct Values: @unchecked Sendable {
        var byKey: [String: Any] = [:]
    }
    private let values = Mutex(Values())

    static func of(_ object: NSObject) -> ContainerValues {
        if let known = objc_getAssociatedObject(object, &key) as? ContainerValues { return known }
        let created = ContainerValues()
        objc_setAssociatedObject(object, &key, created, .OBJC_ASSOCIATION_RETAIN)
        return created
    }

    func value(for key: String) -> Any? { values.withLock { $0 }.byKey[key] }

    func set(_ value: Any?, for key: String) {
        nonisolated(unsafe) let value = value
        values.withLock { $0.byKey[key] = value }
    }
}
