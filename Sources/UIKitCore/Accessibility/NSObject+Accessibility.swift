import Foundation

/// What assistive technology reads of an object whose class is not known where it is set. On iOS these are properties
/// of every `NSObject`.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The name that is read out: of a view, a bar item or a `UIAccessibilityElement` its own. Of an image, what image
    /// views read out that have no label of their own. Default nil.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            switch self as NSObject {
            case let labeled as any AccessibilityLabeled: labeled.accessibilityLabel
            case let other: objc_getAssociatedObject(other, &AccessibilityLabels.key) as? String
            }
        }
        nonmutating set {
            switch self as NSObject {
            case let labeled as any AccessibilityLabeled: labeled.accessibilityLabel = newValue
            case let other:
                objc_setAssociatedObject(other, &AccessibilityLabels.key, newValue, .OBJC_ASSOCIATION_RETAIN)
            }
        }
    }

    /// Whether assistive technology sees the object as one element: a view, a `UIAccessibilityElement` or another responder. Setting it on
    /// another object changes nothing, and is written to the log.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            switch self as NSObject {
            case let element as UIResponder: element.isAccessibilityElement
            default: false
            }
        }
        nonmutating set {
            switch self as NSObject {
            case let element as UIResponder: element.isAccessibilityElement = newValue
            case let other: misuse("\(other) is no view and no other responder, so it cannot be an element.")
            }
        }
    }
}

/// An object that stores its accessibility label itself.
@MainActor protocol AccessibilityLabeled: AnyObject {
    var accessibilityLabel: String? { get set }
}

extension UIResponder: AccessibilityLabeled {}

/// The labels of objects that have no property for it.
@MainActor private enum AccessibilityLabels {
    static var key: UInt8 = 0
}
