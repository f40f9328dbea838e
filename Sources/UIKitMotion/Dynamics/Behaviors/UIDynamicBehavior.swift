import CoreGraphics
import UIKitCore

/// A rule of a dynamic animator for its items. Subclasses of an app group behaviors: they add children and set
/// `action`.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The behaviors that this one consists of, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called for each frame in which the animator runs, after it has moved the items. Default nil.
    open var action: (() -> Void)?
    /// The animator that the behavior, or the one that contains it, was added to. Nil for none.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

    /// The animator of a behavior that is no child.
    weak var animator: UIDynamicAnimator?
    private(set) weak var parent: UIDynamicBehavior?

    /// Creates a behavior without children.
    public override init() { super.init() }

    /// Adds a child, which applies at once if the animator is running. A behavior that already has a parent or an
    /// animator, or that contains this one, is a misuse and not added.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent == nil, behavior.animator == nil, !behavior.contains(self) else {
            misuse("\(type(of: behavior)) is already part of another behavior or animator.", raises: true)
            return
        }
        if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
        behavior.parent = self
        childBehaviors.append(behavior)
        dynamicAnimator?.behaviorsDidChange()
    }

    /// Removes a child. No effect on other behaviors.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.willMove(to: nil) }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
        animator?.behaviorsDidChange()
    }

    /// Called before the behavior is added to an animator or removed from it.
    ///
    /// - Parameter dynamicAnimator: nil when the behavior is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items to simulate for this behavior, without those of its children.
    var ownItems: [any UIDynamicItem] { [] }

    /// Sets what the behavior determines of the bodies themselves. Called when behaviors, items or properties have
    /// changed.
    func configureBodies(of simulation: DynamicSimulation) {}

    /// The joints for the items' bodies. Called when behaviors, items or properties have changed.
    func makeJoints(in simulation: DynamicSimulation) -> [any Joint] { [] }

    /// What collides because of this behavior. Called when behaviors, items or properties have changed.
    func makeCollisions(in simulation: DynamicSimulation) -> [CollisionRule] { [] }

    /// Adds forces and accelerations to the items' bodies for one step of the simulation.
    func applyForces(in simulation: DynamicSimulation) {}

    /// This behavior and those that it contains, in order.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    private func contains(_ other: UIDynamicBehavior) -> Bool { tree.contains { $0 === other } }

    /// The animator applies the changed properties with the next frame.
    func propertiesDidChange() { dynamicAnimator?.behaviorsDidChange() }
}

/// The items of one behavior, in the order in which they were added.
@MainActor struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    /// - Returns: Whether the item was added. An item that is in the list is not added again.
    @discardableResult mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        items.append(item)
        return true
    }

    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

    init(_ items: [any UIDynamicItem] = []) {
        for item in items { add(item) }
    }
}

/// Whether a number of the app can be used. Otherwise that is reported, and the caller keeps the old value.
@MainActor func isUsable(_ values: CGFloat..., for property: String) -> Bool {
    if values.allSatisfy(\.isFinite) { return true }
    misuse("\(property) is not finite.", raises: true)
    return false
}
