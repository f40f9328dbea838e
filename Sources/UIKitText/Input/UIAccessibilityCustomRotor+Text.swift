import UIKitCore

extension UIAccessibilityCustomRotorItemResult {
    /// The part of the element's text, if the item is only that. Default nil.
    public var targetRange: UITextRange? {
        get { storedRange as? UITextRange }
        set { storedRange = newValue }
    }

    /// An item in a text, or a whole element for a nil range.
    public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.init()
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
