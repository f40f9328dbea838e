import CoreGraphics
import UIKitControls
import UIKitCore

/// What can be operated is large enough for a finger, and nothing covers it.
@MainActor struct HitRegionCheck {
    /// The least side of a touch area, in points, and that of Apple's own controls (Docs/Numbers.md).
    static let leastSide: CGFloat = 44
    static let leastSideOfSystemControls: CGFloat = 24
    /// How much less still counts as enough, in points.
    private static let tolerance: CGFloat = 0.1

    let findings: [AuditFinding]

    init(_ screen: AuditedScreen) {
        let check = Region(system: screen.system)
        findings = screen.elements.filter(\.canBeOperated).compactMap(check.finding)
    }

    @MainActor private struct Region {
        let system: UIKitSystem

        func finding(_ node: AccessibilityNode) -> AuditFinding? {
            guard let view = node.responder as? UIView, !(view is any AccessibilityTextJoining) else { return nil }
            let screen = system.screen.bounds
            let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
            // Scrolling brings it out from behind a bar.
            guard screen.insetBy(dx: 1, dy: 1).contains(middle) else { return nil }
            guard isReached(view, at: middle) else {
                return coveredFinding(node, view, system.frameLoop.hitTest(middle))
            }
            let size = CGSize(
                width: max(node.frame.width, reach(view, from: middle, dx: 1, dy: 0)),
                height: max(node.frame.height, reach(view, from: middle, dx: 0, dy: 1)))
            return sizeFinding(node, view, size)
        }

        private func coveredFinding(_ node: AccessibilityNode, _ view: UIView, _ hit: UIView?) -> AuditFinding? {
            if let list = node.surroundings.scrollView, hit?.isDescendant(of: list) != true { return nil }
            // The user can hide the keyboard; the sheet itself takes the touches at its grabber; and what is behind an
            // overlay, to leave it, is reached beside the overlay.
            if let hit, hit.window != nil, hit.window === system.keyboard.window { return nil }
            if view.isSheetGrabber || corners(of: node.frame).contains(where: { isReached(view, at: $0) }) {
                return nil
            }
            let cover = hit.map { String(describing: type(of: $0)) }
            return AuditFinding(
                .hitRegion, node,
                problem: cover.map { "is covered by \($0): touches in its middle go there" }
                    ?? "gets no touches in its middle",
                remedy: "move what covers it, or let touches through (isUserInteractionEnabled)")
        }

        /// Points near the corners of a large frame, in points of the screen; none in one that a finger could cover.
        private func corners(of frame: CGRect) -> [CGPoint] {
            let inner = frame.insetBy(dx: HitRegionCheck.leastSide, dy: HitRegionCheck.leastSide)
            guard !inner.isNull, inner.width > HitRegionCheck.leastSide, inner.height > HitRegionCheck.leastSide else {
                return []
            }
            return [inner.minX, inner.maxX].flatMap { x in [inner.minY, inner.maxY].map { CGPoint(x: x, y: $0) } }
        }

        private func isReached(_ view: UIView, at point: CGPoint) -> Bool {
            system.frameLoop.hitTest(point).map { isReached(view, by: $0) } ?? false
        }

        private func sizeFinding(_ node: AccessibilityNode, _ view: UIView, _ size: CGSize) -> AuditFinding? {
            let least = HitRegionCheck.leastSide - HitRegionCheck.tolerance
            guard min(size.width, size.height) < least else { return nil }
            let isLargeEnough =
                min(size.width, size.height) >= HitRegionCheck.leastSideOfSystemControls - HitRegionCheck.tolerance
            let isStandard = view.hasStandardSize && isLargeEnough || view.isSheetGrabber
            return AuditFinding(
                .hitRegion, node,
                problem: "can be touched in \(Int(size.width)) by \(Int(size.height)) points, less than 44 by 44",
                remedy: "make it larger, or let point(inside:with:) accept touches around it",
                exemption: isStandard ? "UIKit's own control in its own size" : nil)
        }

        private func isReached(_ view: UIView, by hit: UIView) -> Bool {
            hit.isDescendant(of: view)
                || view.isDescendant(of: hit)
                    && (hit is UIControl || hit.gestureRecognizers?.contains(where: \.isEnabled) == true)
        }

        /// How far touches reach `view` on a line through `middle`, in points, at most 44 and the edge of the screen.
        private func reach(_ view: UIView, from middle: CGPoint, dx: CGFloat, dy: CGFloat) -> CGFloat {
            let half = HitRegionCheck.leastSide / 2 - HitRegionCheck.tolerance / 2
            func extent(_ sign: CGFloat) -> CGFloat {
                var far: CGFloat = 0
                while far < half {
                    let next = min(far + 1, half)
                    let point = CGPoint(x: middle.x + sign * dx * next, y: middle.y + sign * dy * next)
                    // At the edge of the screen a finger needs no more room.
                    guard system.screen.bounds.contains(point) else { return half }
                    guard isReached(view, at: point) else { break }
                    far = next
                }
                return far
            }
            return extent(1) + extent(-1)
        }
    }
}

extension UIView {
    /// Whether this is the bar at the top of a sheet, which can be dragged anywhere else too.
    fileprivate var isSheetGrabber: Bool {
        ["UIKitPresentation.SheetGrabberView", "Velarium.SheetGrabber"].contains(String(reflecting: type(of: self)))
    }

    /// Whether UIKit declares the control, or a class of button, and it is as large as it wants to be.
    fileprivate var hasStandardSize: Bool {
        guard isOfUIKit || self is UIButton else { return false }
        let preferred = intrinsicContentSize
        return bounds.width >= preferred.width - 0.5 && bounds.height >= preferred.height - 0.5
    }
}
