import UIKit

/// A tile for each kind of gesture recognizer.
@MainActor enum GestureTiles {
    static func all() -> [GestureTile] {
        [
            GestureTile("Tap", UITapGestureRecognizer()) { place($0.location(in: $0.view)) },
            GestureTile("Double tap", doubleTap) { place($0.location(in: $0.view)) },
            GestureTile("Two-finger tap", twoFingers) { place($0.location(in: $0.view)) },
            GestureTile("Long press", UILongPressGestureRecognizer()) { place($0.location(in: $0.view)) },
            GestureTile("Pan", UIPanGestureRecognizer()) { ($0 as? UIPanGestureRecognizer).map(pan) ?? "" },
            GestureTile("Swipe", swipe) { "from " + place($0.location(in: $0.view)) },
            GestureTile("Pinch", UIPinchGestureRecognizer()) { ($0 as? UIPinchGestureRecognizer).map(pinch) ?? "" },
            GestureTile("Rotation", UIRotationGestureRecognizer()) {
                ($0 as? UIRotationGestureRecognizer).map(rotation) ?? ""
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

    private static func pan(_ pan: UIPanGestureRecognizer) -> String {
        let speed = pan.velocity(in: pan.view)
        return "\(place(pan.translation(in: pan.view))) at \(Int(hypot(speed.x, speed.y))) pt/s"
    }

    private static func pinch(_ pinch: UIPinchGestureRecognizer) -> String {
        String(format: "scale %.2f at %.1f/s", pinch.scale, pinch.velocity)
    }

    private static func rotation(_ turn: UIRotationGestureRecognizer) -> String {
        String(format: "%.0f° at %.0f°/s", turn.rotation * 180 / .pi, turn.velocity * 180 / .pi)
    }

    private static func place(_ point: CGPoint) -> String {
        String(format: "(%.0f, %.0f)", point.x, point.y).leftToRight
    }
}
