import CoreGraphics
import UIKitCore

/// Where a touch reaches an element.
@MainActor struct HitPoint {
    /// The middle of the visible part, in points of the screen; the middle of the element when nothing is visible.
    let point: CGPoint
    /// The part that is on the screen and that no view around clips; null when nothing is.
    let visiblePart: CGRect
    /// Why a touch does not reach the element; nil if it does.
    let obstacle: String?

    init(of node: ElementNode, in system: UIKitSystem) {
        let responder = node.responder
        let view = responder as? UIView ?? (responder as? UIAccessibilityElement)?.nearestView
        let part = Self.visiblePart(of: node.frame, in: view, screen: system.screen.bounds)
        visiblePart = part
        let shown = part.isEmpty ? node.frame : part
        point = CGPoint(x: shown.midX, y: shown.midY)
        if node.elementType == .application {
            obstacle = nil
        } else if part.isEmpty {
            obstacle = node.frame.isEmpty ? "it has no size" : "it is off the screen"
        } else {
            obstacle = Self.obstacle(to: view, at: point, in: system)
        }
    }

    private static func visiblePart(of frame: CGRect, in view: UIView?, screen: CGRect) -> CGRect {
        var part = frame.intersection(screen)
        for ancestor in sequence(first: view, next: { $0?.superview }).dropFirst().compactMap(\.self)
        where ancestor.clipsToBounds {
            part = part.intersection(ancestor.convert(ancestor.bounds, to: UIScreen.main))
        }
        return part
    }

    private static func obstacle(to view: UIView?, at point: CGPoint, in system: UIKitSystem) -> String? {
        guard let view, let hit = system.frameLoop.hitTest(point) else { return "no view receives touches there" }
        if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return nil }
        // The label of a control that handles touches itself is part of it.
        let control = sequence(first: view, next: \.superview).first { $0 is UIControl }
        if let control, hit.isDescendant(of: control) { return nil }
        if hit.window === system.keyboard.window { return "the keyboard covers it" }
        let name = hit.accessibilityIdentifier ?? hit.accessibilityLabel
        return "\(type(of: hit))\(name.map { " \"\($0)\"" } ?? "") covers it"
    }
}

extension UIAccessibilityElement {
    /// The view that has the element.
    fileprivate var nearestView: UIView? {
        sequence(first: accessibilityContainer as? UIResponder, next: { $0?.next }).lazy.compactMap { $0 as? UIView }
            .first
    }
}
