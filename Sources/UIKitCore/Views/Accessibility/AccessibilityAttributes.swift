/// The texts and elements of a view for assistive technology, tests and scripts. A separate object, because most
/// views have none.
@MainActor final class AccessibilityAttributes {
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var restorationIdentifier: String?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}
