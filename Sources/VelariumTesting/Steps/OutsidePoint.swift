import CoreGraphics
import Driving
import UIKitCore

/// Finds a visible point of a window that is outside an overlay.
@MainActor
enum OutsidePoint {
    /// The distance of the corner candidates from the edges of the safe area, in points. A point on the right or
    /// bottom edge of a rectangle is not inside it.
    private static let cornerInset: CGFloat = 1

    /// The first candidate at which hit testing does not find `overlay` or a view inside it, in points of the screen, y
    /// down.
    ///
    /// Throws if `overlay` is not visible, or if it leaves no such point.
    static func find(outside overlay: UIView, in system: UIKitSystem) throws(StepFailure) -> CGPoint {
        guard let shown = ShownView.all(in: system).first(where: { $0.view === overlay }), !shown.visiblePart.isEmpty,
            let window = overlay.enclosingWindow
        else {
            throw StepFailure("\(className(of: overlay)) is not shown in a window of this device")
        }
        let origin = window.frame.origin
        let screen = system.screen.bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        let safeArea = window.bounds.inset(by: window.safeAreaInsets).intersection(screen)
        let points = candidates(around: shown.visiblePart, in: safeArea)
            .map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        guard let point = points.first(where: { isFree($0, outside: overlay, of: window, in: system) }) else {
            throw StepFailure("\(shown.description) leaves no point of the safe area outside it")
        }
        return point
    }

    /// The centers of the bands of `area` above, below, left and right of `frame`, the largest band first, then the
    /// corners of `area`. The corners also serve an overlay that fills `area` and lets some touches through.
    private static func candidates(around frame: CGRect, in area: CGRect) -> [CGPoint] {
        guard !area.isEmpty else { return [] }
        let overlap = frame.intersection(area)
        let hole = overlap.isNull ? CGRect(origin: area.origin, size: .zero) : overlap
        let bands = [
            CGRect(x: area.minX, y: area.minY, width: area.width, height: hole.minY - area.minY),
            CGRect(x: area.minX, y: hole.maxY, width: area.width, height: area.maxY - hole.maxY),
            CGRect(x: area.minX, y: area.minY, width: hole.minX - area.minX, height: area.height),
            CGRect(x: hole.maxX, y: area.minY, width: area.maxX - hole.maxX, height: area.height),
        ]
        let largestFirst: [CGRect] = bands.filter { !$0.isEmpty }.sorted { $0.area > $1.area }
        let inner = area.insetBy(dx: cornerInset, dy: cornerInset)
        let corners = [
            CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
            CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
        ]
        return largestFirst.map(\.middle) + (inner.isEmpty ? [] : corners)
    }

    /// Whether a touch at `point` of the screen reaches neither `overlay` nor a window in front of its `window`.
    private static func isFree(
        _ point: CGPoint, outside overlay: UIView, of window: UIWindow, in system: UIKitSystem
    ) -> Bool {
        guard let hit = system.frameLoop.hitTest(point) else { return true }
        let windows = system.application.windows
        let isCovered = windows.drop { $0 !== window }.dropFirst().contains { $0 === hit.enclosingWindow }
        return !isCovered && !hit.isDescendant(of: overlay)
    }
}

extension UIView {
    /// The window that contains the view, or the view itself if it is one.
    fileprivate var enclosingWindow: UIWindow? { window ?? self as? UIWindow }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    fileprivate var area: CGFloat { width * height }
}
