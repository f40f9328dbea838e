import CoreGraphics
import UIKitCore

/// Pulls an item to a point like a spring. The item comes to rest there without rotation.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// The oscillations per second. Inferred.
    private static let frequency = 3.0
    /// The spring's damping for a `damping` of 0 and of 1. Inferred.
    private static let dampingRange = (least: 0.2, most: 1.0)

    private let item: any UIDynamicItem

    /// Creates a behavior for one item.
    ///
    /// - Parameter point: Where the item's center comes to rest, in the animator's space. A point that is not finite is a
    ///   misuse, and the item stays where it is.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        target = isUsable(point.x, point.y, for: "snapPoint") ? point : item.center
        super.init()
    }

    /// Where the item's center comes to rest, in the animator's space. A point that is not finite is a misuse and ignored.
    open var snapPoint: CGPoint {
        get { target }
        set {
            guard isUsable(newValue.x, newValue.y, for: "snapPoint") else { return }
            target = newValue
            propertiesDidChange()
        }
    }
    private var target: CGPoint

    /// From 0, most oscillation, to 1, least. Default 0.5. Other numbers are clamped.
    open var damping: CGFloat = 0.5 {
        didSet { propertiesDidChange() }
    }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func makeJoints(in simulation: DynamicSimulation) -> [any Joint] {
        guard let body = simulation.body(of: item) else { return [] }
        let range = Self.dampingRange
        let part = damping.isNaN ? 0.5 : Double(min(1, max(0, damping)))
        let spring = Spring(frequency: Self.frequency, damping: range.least + part * (range.most - range.least))
        let angle = simulation.uprightAngle(of: item)
        return [SnapJoint(body: body, target: Vector(target), angle: angle, spring: spring)]
    }
}
