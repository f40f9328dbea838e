import AccessibilityTree
import UIKitCore

/// The order in which assistive technology reads what is in front.
@MainActor
package enum AccessibilityOrder {
    /// The labels of the accessibility elements of the frontmost overlay, or of the frontmost window without one, in
    /// reading order. An element without a label counts with an empty one.
    package static func labels(in system: UIKitSystem) -> [String] {
        let root = ShownOverlay.all(in: system).last.flatMap(\.rootView) ?? frontWindow(of: system)
        guard let root else { return [] }
        return AccessibilityTree(of: root, in: system).elements.map(\.name)
    }

    private static func frontWindow(of system: UIKitSystem) -> UIView? {
        system.application.windows.last { $0.isOnScreen && $0.isVisibleInItself }
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
