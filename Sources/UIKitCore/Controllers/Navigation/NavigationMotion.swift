import CoreGraphics
import QuartzCore

/// The motion of pages and titles on a navigation stack.
enum NavigationMotion {
    /// Fast at first, then slowly to rest.
    private static let curve = CAMediaTimingFunction(controlPoints: 0.23, 1, 0.32, 1)

    /// Moves `layer` from `offset` away to where it is, or from there to `goal` away. Points.
    static func move(_ layer: CALayer, by offset: CGPoint = .zero, to goal: CGPoint = .zero) {
        let place = layer.position
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
        move.toValue = CGPoint(x: place.x + goal.x, y: place.y + goal.y)
        add(move, to: layer, "navigation.move")
    }

    /// Lets `layer` come from `start` to where it is, or go from there to `goal`, wherever it is put meanwhile. Points.
    static func shift(_ layer: CALayer, from start: CGPoint = .zero, to goal: CGPoint = .zero) {
        let shift = CABasicAnimation(keyPath: "position")
        shift.isAdditive = true
        shift.fromValue = start
        shift.toValue = goal
        add(shift, to: layer, "navigation.shift")
    }

    static func fade(_ layer: CALayer, from start: Float, to end: Float) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = start
        fade.toValue = end
        add(fade, to: layer, "navigation.fade")
    }

    private static func add(_ animation: CABasicAnimation, to layer: CALayer, _ key: String) {
        animation.duration = BarNumbers.transition
        animation.timingFunction = curve
        layer.add(animation, forKey: key)
    }
}
