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

    /// A view whose children are being read.
    private struct Container {
        var children: ArraySlice<Any>
        /// Whether the children are read from right to left; nil if the view defines their order.
        let isMirrored: Bool?
        /// The elements of each child that has any.
        var groups: [[Element]] = []

        /// All elements, in reading order.
        var elements: [Element] {
            guard let isMirrored else { return groups.flatMap { $0 } }
            let frames = groups.map { group in
                let frame = group.dropFirst().reduce(group[0].frame) { $0.union($1.frame) }
                return isMirrored ? frame.applying(CGAffineTransform(scaleX: -1, y: 1)) : frame
            }
            return ReadingOrder.indices(of: frames).flatMap { groups[$0] }
        }
    }

    /// The elements in `root`, in the order that each view defines, otherwise in reading order.
    ///
    /// Not recursive: apps may nest views deeper than the stack of a thread allows.
    private static func elements(in root: UIView) -> [Element] {
        var open = [Container(children: [root], isMirrored: nil)]
        while true {
            if let child = open[open.count - 1].children.popFirst() {
                if let element = element(for: child) {
                    open[open.count - 1].groups.append([element])
                } else if let view = child as? UIView, view.isVisibleInItself, !view.accessibilityElementsHidden {
                    open.append(container(of: view))
                }
            } else {
                let elements = open.removeLast().elements
                guard !open.isEmpty else { return elements }
                if !elements.isEmpty { open[open.count - 1].groups.append(elements) }
            }
        }
    }

    /// The element that `child` is; nil if it is a view that may contain some.
    private static func element(for child: Any) -> Element? {
        if let element = child as? UIAccessibilityElement {
            guard !element.accessibilityElementsHidden else { return nil }
            return Element(label: element.accessibilityLabel ?? "", frame: element.accessibilityFrame)
        }
        guard let view = child as? UIView, view.isVisibleInItself, view.isAccessibilityElement,
            !view.accessibilityElementsHidden
        else { return nil }
        return Element(label: label(of: view), frame: view.convert(view.bounds, to: nil))
    }

    /// What `view` contains. A modal view hides its siblings.
    private static func container(of view: UIView) -> Container {
        if let given = view.accessibilityElements { return Container(children: given[...], isMirrored: nil) }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && $0.isVisibleInItself }
        let children = modal.map { [$0] } ?? view.subviews
        return Container(
            children: (children as [Any])[...],
            isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
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
