import CoreGraphics
import InterfaceDocuments
import UIKitCollections
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitText

/// Sets what an element has on its object.
///
/// Interface Builder leaves out what is its own default. Where that differs from UIKit's, a complete element sets it;
/// the element of a variation has only what varies.
@MainActor struct AttributeSetter {
    let element: InterfaceElement
    let graph: ObjectGraph
    let isComplete: Bool

    init(_ element: InterfaceElement, graph: ObjectGraph, isComplete: Bool) {
        self.element = element
        self.graph = graph
        self.isComplete = isComplete
    }

    func apply(to object: NSObject) {
        switch object {
        case let view as UIView:
            applyView(to: view)
            applyClass(to: view)
            if isComplete { addContents(to: view) }
        case let controller as UIViewController: applyController(to: controller)
        case let constraint as NSLayoutConstraint: applyConstraint(to: constraint)
        case let item as UIBarButtonItem: applyBarButton(to: item)
        case let item as UITabBarItem: applyTabItem(to: item)
        case let item as UINavigationItem: applyNavigationItem(to: item)
        case let gesture as UIGestureRecognizer: applyGesture(to: gesture)
        case let layout as UICollectionViewFlowLayout: applyFlowLayout(to: layout)
        default: break
        }
    }

    private func applyClass(to view: UIView) {
        switch view {
        case let view as UILabel: applyLabel(to: view)
        case let view as UIImageView: applyImageView(to: view)
        case let view as UIControl: applyControl(to: view)
        case let view as UIScrollView: applyScrollView(to: view)
        case let view as UIStackView: applyStack(to: view)
        case let view as UIVisualEffectView: applyEffect(to: view)
        case let view as UIProgressView: applyProgress(to: view)
        case let view as UIActivityIndicatorView: applyIndicator(to: view)
        case let view as UISearchBar: applySearchBar(to: view)
        case let view as UIToolbar: applyToolbar(to: view)
        case let view as UINavigationBar: applyNavigationBar(to: view)
        case let view as UITabBar: applyTabBar(to: view)
        case let view as UITableViewCell: applyTableCell(to: view)
        case let view as UICollectionViewCell: applyCollectionCell(to: view)
        default: break
        }
    }

    private func applyConstraint(to constraint: NSLayoutConstraint) {
        if element["constant"] != nil { constraint.constant = ConstraintReader.constant(of: element) }
        if let priority = ConstraintReader.priority(of: element) { constraint.priority = priority }
    }

    // MARK: Reading

    func number(_ key: String) -> CGFloat? { Values.number(element, key) }
    func integer(_ key: String) -> Int? { Values.integer(element, key) }
    func text(_ key: String) -> String? { graph.text(key, of: element) }

    /// A Boolean; for one that is not written, Interface Builder's default in a complete element.
    func flag(_ key: String, default other: Bool? = nil) -> Bool? {
        Values.flag(element, key) ?? (isComplete ? other : nil)
    }

    func color(_ key: String) -> UIColor? {
        element.value(key).flatMap { $0.name == "color" ? graph.color(of: $0) : nil }
    }

    /// Whether the element has a value, or says that there is none.
    func has(_ key: String) -> Bool { element.value(key) != nil }

    func image(_ key: String) -> UIImage? { graph.image(key, of: element) }

    var font: UIFont? { element.value("fontDescription").flatMap { graph.font(of: $0) } }

    func insets(_ key: String) -> UIEdgeInsets? { element.value(key).map(Values.insets) }

    func size(_ key: String) -> CGSize? { element.value(key).map(Values.size) }

    func named<Value>(_ key: String, _ names: [String: Value]) -> Value? { element[key].flatMap { names[$0] } }
}
