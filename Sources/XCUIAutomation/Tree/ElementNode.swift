import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText

/// An element of the hierarchy, as it was when it was read.
@MainActor final class ElementNode: XCUIElementSnapshot {
    /// The view or accessibility element that this is about; nil for the app, and once it is gone.
    private(set) weak var responder: UIResponder?
    let elementType: XCUIElement.ElementType
    let identifier: String
    let label: String
    let text: String
    let placeholderValue: String?
    let isEnabled: Bool
    let isSelected: Bool
    let hasKeyboardFocus: Bool
    private(set) lazy var frame = readFrame()
    /// What is inside, back to front.
    private(set) var nodes: [ElementNode] = []
    private(set) weak var parent: ElementNode?
    private let traits: UITraitCollection?

    /// The node of an app.
    init(appNamed name: String, frame: CGRect, traits: UITraitCollection) {
        elementType = .application
        identifier = ""
        label = name
        text = ""
        placeholderValue = nil
        isEnabled = true
        isSelected = false
        hasKeyboardFocus = false
        self.traits = traits
        self.frame = frame
    }

    init(_ responder: UIResponder, _ type: XCUIElement.ElementType) {
        self.responder = responder
        elementType = type
        let name = (responder as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
        identifier = ElementNames.identifier(of: responder, type, named: name)
        label = ElementNames.label(of: responder, type)
        text = type == .staticText ? "" : responder.accessibilityValue ?? ""
        placeholderValue = (responder as? UITextField)?.placeholder
        let control = responder as? UIControl
        isEnabled = control?.isEnabled ?? !responder.accessibilityTraits.contains(.notEnabled)
        isSelected = responder.accessibilityTraits.contains(.selected) || control?.isSelected == true
        hasKeyboardFocus = responder.isFirstResponder
        traits = (responder as? any UITraitEnvironment)?.traitCollection
    }

    /// A container that iOS has around what is in `node`, and this UIKit has not.
    init(_ type: XCUIElement.ElementType, around node: ElementNode) {
        elementType = type
        identifier = ""
        label = ""
        text = ""
        placeholderValue = nil
        isEnabled = true
        isSelected = false
        hasKeyboardFocus = false
        traits = node.traits
        frame = node.frame
    }

    func add(_ node: ElementNode) {
        nodes.append(node)
        node.parent = self
    }

    private func readFrame() -> CGRect {
        guard let view = responder as? UIView else { return responder?.accessibilityFrame ?? .zero }
        let corner = (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
        return view.convert(view.bounds, to: nil).offsetBy(dx: corner.x, dy: corner.y)
    }

    /// This element and everything inside, each before what is inside it.
    var subtree: [ElementNode] {
        var result: [ElementNode] = []
        var open = [self]
        while let node = open.popLast() {
            result.append(node)
            open += node.nodes.reversed()
        }
        return result
    }

    /// Everything inside, each before what is inside it.
    var descendants: [ElementNode] { Array(subtree.dropFirst()) }

    /// Whether this is `other` or inside it.
    func isInside(_ other: ElementNode) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    /// Whether `name` is one of the texts by which queries find elements. Nil is a name of all.
    func isNamed(_ name: String?) -> Bool {
        guard let name else { return true }
        return identifier == name || label == name || text == name || placeholderValue == name
    }

    // MARK: XCUIElementAttributes

    var value: Any? { text }
    var title: String { "" }
    var hasFocus: Bool { false }
    var horizontalSizeClass: XCUIElement.SizeClass {
        XCUIElement.SizeClass(traits?.horizontalSizeClass ?? .unspecified)
    }
    var verticalSizeClass: XCUIElement.SizeClass {
        XCUIElement.SizeClass(traits?.verticalSizeClass ?? .unspecified)
    }

    // MARK: XCUIElementSnapshot

    var children: [any XCUIElementSnapshot] { nodes }
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var values: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .frame: frame, .value: text, .title: title, .label: label,
            .elementType: elementType.rawValue, .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
            .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
            .children: nodes.map(\.dictionaryRepresentation),
        ]
        values[.placeholderValue] = placeholderValue
        return values
    }
}
