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
            case let other: objc_getAssociatedObject(other, &AccessibilityValues.label) as? String
            }
        }
        nonmutating set {
            switch self as NSObject {
            case let labeled as any AccessibilityLabeled: labeled.accessibilityLabel = newValue
            case let other:
                objc_setAssociatedObject(other, &AccessibilityValues.label, newValue, .OBJC_ASSOCIATION_RETAIN)
            }
        }
    }

    /// The name by which tests find the object: of a view, a bar item or a `UIAccessibilityElement` its own. Of another
    /// object it is kept for the app. Default nil.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get {
            switch self as NSObject {
            case let identified as any UIAccessibilityIdentification: identified.accessibilityIdentifier
            case let other: objc_getAssociatedObject(other, &AccessibilityValues.identifier) as? String
            }
        }
        nonmutating set {
            switch self as NSObject {
            case let identified as any UIAccessibilityIdentification: identified.accessibilityIdentifier = newValue
            case let other:
                objc_setAssociatedObject(other, &AccessibilityValues.identifier, newValue, .OBJC_ASSOCIATION_RETAIN)
            }
        }
    }

    /// What activating does, for a reader of the screen: of a responder its own. Of another object it is kept for the
    /// app. Default nil.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            switch self as NSObject {
            case let responder as UIResponder: responder.accessibilityHint
            case let other: objc_getAssociatedObject(other, &AccessibilityValues.hint) as? String
            }
        }
        nonmutating set {
            switch self as NSObject {
            case let responder as UIResponder: responder.accessibilityHint = newValue
            case let other:
                objc_setAssociatedObject(other, &AccessibilityValues.hint, newValue, .OBJC_ASSOCIATION_RETAIN)
            }
        }
    }

    /// What the object is for a reader of the screen: of a responder its own. Of another object they are kept for the
    /// app. Default none.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            switch self as NSObject {
            case let responder as UIResponder: responder.accessibilityTraits
            case let other:
                objc_getAssociatedObject(other, &AccessibilityValues.traits) as? UIAccessibilityTraits ?? .none
            }
        }
        nonmutating set {
            switch self as NSObject {
            case let responder as UIResponder: responder.accessibilityTraits = newValue
            case let other:
                objc_setAssociatedObject(other, &AccessibilityValues.traits, newValue, .OBJC_ASSOCIATION_RETAIN)
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

/// The values of objects that have no property for them.
@MainActor private enum AccessibilityValues {
    static var label: UInt8 = 0
    static var identifier: UInt8 = 0
    static var hint: UInt8 = 0
    static var traits: UInt8 = 0
}
