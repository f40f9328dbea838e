import CoreGraphics
import UIKitCore

/// The order in which assistive technology reads what is in front.
@MainActor
package enum AccessibilityOrder {
    /// The labels of the accessibility elements of the frontmost overlay, or of the frontmost window without one, in
    /// reading order. An element without a label counts with an empty one.
    package static func labels(in system: UIKitSystem) -> [String] {
        let root = ShownOverlay.all(in: system).last.flatMap(\.rootView) ?? frontWindow(of: system)
        guard let root else { return [] }
        return elements(in: root).map { $0.label }
    }

    private static func frontWindow(of system: UIKitSystem) -> UIView? {
        system.application.windows.last { $0.isOnScreen && $0.isVisibleInItself }
    }

    private struct Element {
        let label: String
        let frame: CGRect
    }

    /// The elements in `view`, in the order that the view defines, otherwise in reading order.
    ///
    /// A modal view hides its siblings.
    private static func elements(in view: UIView) -> [Element] {
        guard view.isVisibleInItself else { return [] }
        let frame = view.convert(view.bounds, to: nil)
        if view.isAccessibilityElement { return [Element(label: label(of: view), frame: frame)] }
        if let given = view.accessibilityElements { return given.flatMap { elements(given: $0) } }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && $0.isVisibleInItself }
        let children = modal.map { [$0] } ?? view.subviews
        let groups = children.map(elements).filter { !$0.isEmpty }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = groups.map { group in
            let frame = group.dropFirst().reduce(group[0].frame) { $0.union($1.frame) }
            return isMirrored ? frame.applying(CGAffineTransform(scaleX: -1, y: 1)) : frame
        }
        return ReadingOrder.indices(of: frames).flatMap { groups[$0] }
    }

    private static func elements(given element: Any) -> [Element] {
        if let view = element as? UIView { return elements(in: view) }
        guard let element = element as? UIAccessibilityElement else { return [] }
        return [Element(label: element.accessibilityLabel ?? "", frame: element.accessibilityFrame)]
    }

    private static func label(of view: UIView) -> String {
        view.explicitAccessibilityLabel ?? view.placeholderName ?? view.shownText ?? ""
    }
}

extension ShownOverlay {
    /// The view that contains everything of the overlay.
    fileprivate var rootView: UIView? {
        switch self {
        case .presentation(let record): record.container
        case .modalView(let view): view
        }
    }
}
