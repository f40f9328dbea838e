import CoreGraphics
import Foundation

/// What assistive technology, tests and scripts read of a responder. A separate object, because most responders have
/// nothing set.
@MainActor final class AccessibilityAttributes {
    var identifier: String?
    var restorationIdentifier: String?
    var label: (any AttributedText)?
    var hint: (any AttributedText)?
    var value: (any AttributedText)?
    var language: String?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var userInputLabels: [any AttributedText]?
    var textualContext: UIAccessibilityTextualContext?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUserInteraction: Bool?
    var groupsChildren = false
    /// Points of the screen, y down.
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?

    /// The attributed text that was set, if it still reads `string`; otherwise `string` without attributes.
    static func text(_ text: (any AttributedText)?, reading string: String) -> NSAttributedString {
        guard let text, text.string == string else { return UniformText(string).attributedString }
        return text.attributedString
    }
}

extension UIResponder {
    func updateAccessibilityAttributes(_ change: (AccessibilityAttributes) -> Void) {
        let record = accessibilityAttributes ?? AccessibilityAttributes()
        accessibilityAttributes = record
        change(record)
    }
}
