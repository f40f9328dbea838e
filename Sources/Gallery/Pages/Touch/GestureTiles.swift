import UIKit

/// A tile for each kind of gesture recognizer.
@MainActor enum GestureTiles {
    static func all() -> [GestureTile] {
        [
            GestureTile("Tap", recognizer: UITapGestureRecognizer()) { text(for: $0.location(in: $0.view)) },
            GestureTile("Double tap", recognizer: doubleTap) { text(for: $0.location(in: $0.view)) },
            GestureTile("Two-finger tap", recognizer: twoFingers) { text(for: $0.location(in: $0.view)) },
            GestureTile("Long press", recognizer: UILongPressGestureRecognizer()) {
                text(for: $0.location(in: $0.view))
            },
            GestureTile("Pan", recognizer: UIPanGestureRecognizer()) {
                ($0 as? UIPanGestureRecognizer).map(describe) ?? ""
            },
            GestureTile("Swipe", recognizer: swipe) { "from " + text(for: $0.location(in: $0.view)) },
            GestureTile("Pinch", recognizer: UIPinchGestureRecognizer()) {
                ($0 as? UIPinchGestureRecognizer).map(describe) ?? ""
            },
            GestureTile("Rotation", recognizer: UIRotationGestureRecognizer()) {
                ($0 as? UIRotationGestureRecognizer).map(describe) ?? ""
            },
        ]
    }

    private static var doubleTap: UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    private static var twoFingers: UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        return tap
    }

    /// Vertical swipes scroll the page.
    private static var swipe: UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        return swipe
    }

    private static func describe(_ pan: UIPanGestureRecognizer) -> String {
        let speed = pan.velocity(in: pan.view)
        return "\(text(for: pan.translation(in: pan.view))) at \(Int(hypot(speed.x, speed.y))) pt/s"
    }

    private static func describe(_ pinch: UIPinchGestureRecognizer) -> String {
        String(format: "scale %.2f at %.1f/s", pinch.scale, pinch.velocity)
    }

    private static func describe(_ turn: UIRotationGestureRecognizer) -> String {
        String(format: "%.0f° at %.0f°/s", turn.rotation * 180 / .pi, turn.velocity * 180 / .pi)
    }

    private static func text(for point: CGPoint) -> String {
        String(format: "(%.0f, %.0f)", point.x, point.y).leftToRight
    }
}
