/// A view that assistive technology reads as one element with the texts inside it joined, such as a row. It is no element
/// itself; what can be operated inside stays an element of its own.
@MainActor package protocol AccessibilityTextJoining: UIView {}
