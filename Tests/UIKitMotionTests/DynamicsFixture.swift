import CoreGraphics
import Testing
import UIKitCore
import UIKitMotion
import VelariumTesting

/// A device with a reference view that fills the screen, and an animator for it.
@MainActor final class DynamicsFixture {
    let device = TestDevice()
    let reference: UIView
    let animator: UIDynamicAnimator

    init() throws {
        let controller = UIViewController()
        device.show(controller)
        try device.settle()
        reference = controller.view
        animator = UIDynamicAnimator(referenceView: reference)
    }

    /// Adds a view to the reference view.
    func box(x: CGFloat, y: CGFloat, size: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
        reference.addSubview(view)
        return view
    }

    /// Adds a horizontal boundary across the screen, and the items that collide with it.
    func addFloor(at y: CGFloat, for items: [UIView]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: -1000, y: y), to: CGPoint(x: 2000, y: y))
        animator.addBehavior(collision)
        return collision
    }

    /// The centers of a view at the ends of the next frames.
    func centers(of view: UIView, frames: Int) -> [CGPoint] {
        (0..<frames).map { _ in
            device.advance(by: 1.0 / 60)
            return view.center
        }
    }
}

/// Notes what collision behaviors and animators report.
final class DynamicsRecorder: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var lines: [String] = []
    var points: [CGPoint] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("will resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("did pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        lines.append("began items")
        points.append(p)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        lines.append("ended items")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        lines.append("began \(identifier.map { "\($0)" } ?? "reference")")
        points.append(p)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        lines.append("ended \(identifier.map { "\($0)" } ?? "reference")")
    }
}
