import Foundation
import QuartzCore
import UIKitCore

/// Reads properties of a class by name, as `UIApplication.value(forKeyPath: "shared")` in code that is also compiled for
/// app extensions. Other class properties are not found.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The class property `key`. An unknown key is a misuse and gives nil. The main thread calls it.
    public static func value(forKey key: String) -> Any? {
        let type: AnyClass = self
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated { value = KeyValueCoding.classProperty(key, of: type) }
        return value
    }

    /// The value at the end of `keyPath`, whose first key is a property of this class; nil if a value on the way is
    /// missing.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let owner = value(forKey: String(keyPath[..<dot])) as? NSObject
        return owner.flatMap { KeyValueCoding.value(at: String(keyPath[keyPath.index(after: dot)...]), in: $0) }
    }
}

extension KeyValueCoding {
    @MainActor fileprivate static func classProperty(_ key: String, of type: AnyClass) -> Any? {
        switch key {
        case "shared" where type == UIApplication.self, "sharedApplication" where type == UIApplication.self:
            return UIKitSystem.current?.application
        case "main" where type == UIScreen.self, "mainScreen" where type == UIScreen.self:
            return UIKitSystem.current?.screen
        default:
            misuse("\(type): this class is not key value coding-compliant for the key \(key).", raises: true)
            return nil
        }
    }
}
