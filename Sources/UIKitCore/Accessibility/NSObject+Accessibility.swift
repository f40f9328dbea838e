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
            if let responder { return responder.accessibilityHint }
            return objc_getAssociatedObject(self, &AccessibilityValues.hint) as? String
        }
        nonmutating set {
            if let responder { return responder.accessibilityHint = newValue }
            objc_setAssociatedObject(self, &AccessibilityValues.hint, newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// What the object is for a reader of the screen: of a responder its own. Of another object they are kept for the
    /// app. Default none.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let responder { return responder.accessibilityTraits }
            return objc_getAssociatedObject(self, &AccessibilityValues.traits) as? UIAccessibilityTraits ?? .none
        }
        nonmutating set {
            if let responder { return responder.accessibilityTraits = newValue }
            objc_setAssociatedObject(self, &AccessibilityValues.traits, newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// Whether assistive technology sees the object as one element: a view, a `UIAccessibilityElement` or another
    /// responder. Setting it on another object changes nothing, and is written to the log.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? false }
        nonmutating set {
            guard let responder else {
                return misuse("\(self) is no view and no other responder, so it cannot be an element.")
            }
            responder.isAccessibilityElement = newValue
        }
    }

    /// The object as a responder, which stores what assistive technology reads of it.
    private var responder: UIResponder? { (self as NSObject) as? UIResponder }
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
