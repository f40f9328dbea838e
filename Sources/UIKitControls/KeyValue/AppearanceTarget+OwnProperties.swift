import Foundation
import QuartzCore
import UIKitCore

/// The properties of an app's own classes, which the app marks with `@objc dynamic`.
///
/// `velarium-port` offers such a property by its name, and reports when it is set. A proxy then records the value; an
/// object of the app remembers that the app has set it.
extension AppearanceTarget where Self: NSObject {
    nonisolated package func noteOwnProperty(_ name: String) {
        guard let property = _KeyValueProperties.property(name, of: self), property.write != nil else { return }
        // As in Objective-C, the caller is responsible for the isolation of the property.
        nonisolated(unsafe) let object = self
        MainActor.assumeIsolated {
            let key = AppearanceKey(property: .appDefined, argument: OwnPropertyNames.number(of: name))
            guard let proxy = object.proxyToRecord(key) else { return }
            let value = property.read(object)
            proxy.record(key) { (target: NSObject) in KeyValueCoding.set(value, for: name, in: target) }
        }
    }
}

extension UIView: OwnPropertyRecorder {}
extension UIBarItem: OwnPropertyRecorder {}

/// Numbers for the names of properties.
@MainActor private enum OwnPropertyNames {
    private static var numbers: [String: UInt64] = [:]

    static func number(of name: String) -> UInt64 {
        if let known = numbers[name] { return known }
        // 0 is a property without arguments.
        let number = UInt64(numbers.count + 1)
        numbers[name] = number
        return number
    }
}
