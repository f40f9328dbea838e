import CoreGraphics
import Foundation
import InterfaceDocuments
import ObjectiveCSupport
import QuartzCore
import UIKitCore

/// A user-defined runtime attribute, also of `@IBInspectable`.
@MainActor struct RuntimeAttribute {
    private let element: InterfaceElement
    private let graph: ObjectGraph

    init(_ element: InterfaceElement, graph: ObjectGraph) {
        self.element = element
        self.graph = graph
    }

    /// Sets the value at the key path of `object`. A key that is not there is a misuse.
    func apply(to object: NSObject) {
        guard let path = element["keyPath"] else { return }
        var owner = object
        let keys = path.split(separator: ".").map(String.init)
        for key in keys.dropLast() {
            guard let next = _KeyValueProperties.property(key, of: owner)?.read(owner) as? NSObject else {
                return graph.file.misuse(
                    "[\(owner) valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
                        + "\(key).",
                    at: element, raises: true)
            }
            owner = next
        }
        guard let key = keys.last else { return }
        let value = value
        if let property = _KeyValueProperties.property(key, of: owner), let write = property.write {
            if !converted(value).contains(where: { write(owner, $0) }) {
                graph.file.misuse(
                    "the property \(key) of \(type(of: owner)) cannot have the value \(value ?? "nil").", at: element,
                    raises: true)
            }
        } else if owner is CALayer {
            // A layer keeps values for any key, as on iOS.
            KeyValueCoding.set(value, for: key, in: owner)
        } else if !graph.isReplacement(owner) {
            graph.file.misuse(
                "[\(owner) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(key).",
                at: element, raises: true)
        }
    }

    private var value: Any? {
        switch element["type"] {
        case "boolean": return element["value"].map { $0 == "YES" }
        case "string", "localizedString": return string
        case "image":
            return element["value"].flatMap {
                graph.image(named: $0, system: element["catalog"] == "system", at: element)
            }
        case "nil": return nil
        default: return element.value("value").flatMap { graph.value(of: $0) }
        }
    }

    private var string: String? {
        let text = element["value"] ?? element.value("value")?.text
        guard element["type"] == "localizedString", let text else { return text }
        return _localizedAppText(text, bundle: graph.file.bundle)
    }

    /// A value in the types that a property may have: Objective-C converts numbers, also those that a text has.
    private func converted(_ value: Any?) -> [Any?] {
        let parsed = (value as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
        guard let number = value as? NSNumber ?? parsed else { return [value] }
        return [
            value, number, number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue,
            number.uintValue, number.boolValue,
        ]
    }
}
