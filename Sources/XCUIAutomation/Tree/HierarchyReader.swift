import CoreGraphics
import QuartzCore
import UIKitCollections
import UIKitControls
import UIKitCore
import UIKitKeyboard
import UIKitTables
import UIKitText

/// Reads the elements of an app with their containers, in the order of the view hierarchy.
///
/// Other than the tree of assistive technology, it has every visible view, also off the screen and behind overlays; a
/// view that is one accessibility element hides what is inside.
@MainActor struct HierarchyReader {
    private let system: UIKitSystem
    private let popovers: Set<ObjectIdentifier>

    init(_ system: UIKitSystem) {
        self.system = system
        popovers = Set(
            system.presentations.compactMap { record in
                guard record.effectiveStyle == "popover", let view = record.presented.viewIfLoaded else { return nil }
                return record.container?.subviews.first { view.isDescendant(of: $0) }.map { ObjectIdentifier($0) }
            })
    }

    /// The app with its windows, back to front, and the keyboard.
    func read(appNamed name: String) -> ElementNode {
        let app = ElementNode(
            appNamed: name, frame: system.screen.bounds, traits: system.screen.traitCollection)
        for window in system.application.windows where !window.isHidden && window.windowScene != nil {
            read(window, into: app)
        }
        if let keyboard = system.keyboard.window, system.keyboard.frame != nil {
            read(keyboard, into: app)
        }
        return app
    }

    private func read(_ root: UIView, into app: ElementNode) {
        walkTree(root as UIResponder, app) { responder, parent -> [UIResponder]? in
            guard isReadable(responder) else { return nil }
            let node = ElementNode(responder, type(of: responder))
            parent = containers(around: node, in: parent)
            parent.add(node)
            parent = node
            return children(of: responder)
        }
    }

    /// On iOS the content of an alert or sheet is in a scroll view, and its fields are in a collection view: recorded
    /// tests have them in their paths.
    private func containers(around node: ElementNode, in parent: ElementNode) -> ElementNode {
        let isDialog = parent.elementType == .alert || parent.elementType == .sheet
        let isField = node.elementType == .textField || node.elementType == .secureTextField
        guard isDialog || isField && parent.isInDialog else { return parent }
        let types: [XCUIElement.ElementType] = isDialog ? [.scrollView, .other] : [.collectionView, .cell]
        return types.reduce(parent) { outer, type in
            let container = ElementNode(type, around: node)
            outer.add(container)
            return container
        }
    }

    private func type(of responder: UIResponder) -> XCUIElement.ElementType {
        popovers.contains(ObjectIdentifier(responder)) ? .popover : XCUIElement.ElementType(of: responder)
    }

    private func isReadable(_ responder: UIResponder) -> Bool {
        guard !responder.accessibilityElementsHidden else { return false }
        guard let view = responder as? UIView else { return true }
        // A Float because a layer's opacity is one; the limit is that of touches.
        return !view.isHidden && Float(view.alpha) >= 0.01
    }

    private func children(of responder: UIResponder) -> [UIResponder] {
        if let elements = responder.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
        let count = responder.accessibilityElementCount()
        if count > 0 { return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder } }
        switch responder {
        // The title is a static text inside of the button.
        case let button as UIButton: return button.viewsInSubtree().filter { ($0 as? UILabel)?.text?.isEmpty == false }
        case let field as UITextField: return field.viewsInSubtree().filter { $0 is UIButton }
        case is UILabel, is UIImageView, is UITextView: return []
        case let view as UIView: return view.isOneElement ? [] : view.subviews
        default: return []
        }
    }
}

extension ElementNode {
    fileprivate var isInDialog: Bool {
        sequence(first: self, next: \.parent).contains { $0.elementType == .alert || $0.elementType == .sheet }
    }
}

extension UIView {
    /// Whether what is inside cannot be found: the view is one element. A control of the app's own without a name is
    /// not.
    fileprivate var isOneElement: Bool {
        guard isAccessibilityElement else { return false }
        let isOwnControl = self is UIControl && accessibilityLabel?.isEmpty != false && accessibilityTraits == .none
        return !isOwnControl
    }
}
