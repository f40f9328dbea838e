import CoreGraphics
import UIKitCore

/// The bodies, joints and collisions of an animator's behaviors.
@MainActor final class DynamicSimulation {
    /// One item and its body.
    private struct Entry {
        let item: any UIDynamicItem
        let body: RigidBody
        /// The item's transform when it was read.
        var transform: CGAffineTransform
        /// What was last written to the item, or read from it.
        var shown: (position: Vector, angle: Double)
    }

    /// The distance up to which outlines touch, in points, and from which they no longer do.
    private static let touchDistances = (begins: 0.1, ends: 0.4)
    /// The speeds below which a body is still: points and radians per second. Inferred.
    private static let stillSpeeds = (linear: 1.0, angular: 0.02)
    /// The seconds for which all bodies are still before the animator pauses. Inferred.
    private static let stillDuration = 0.5

    private unowned let animator: UIDynamicAnimator
    private var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var behaviors: [UIDynamicBehavior] = []
    private var joints: [any Joint] = []
    private var rules: [(rule: CollisionRule, pair: CollisionPair)] = []
    private var touching: Set<CollisionRule.Key> = []
    /// The contacts that have begun, with their places, or ended, without.
    private var contactChanges: [(rule: CollisionRule, place: CGPoint?)] = []
    private var stillTime = 0.0

    init(animator: UIDynamicAnimator) { self.animator = animator }

    /// The items, in the order in which they were added.
    var items: [any UIDynamicItem] { entries.map(\.item) }

    /// Whether all bodies have been still for some time.
    var isStill: Bool { stillTime >= Self.stillDuration }

    /// The body of an item; nil if no behavior of the animator has the item.
    func body(of item: any UIDynamicItem) -> RigidBody? {
        places[ObjectIdentifier(item)].map { entries[$0].body }
    }

    /// The angle of an item's body with which its transform has no rotation: the nearest one.
    func uprightAngle(of item: any UIDynamicItem) -> Double {
        guard let index = places[ObjectIdentifier(item)] else { return 0 }
        let entry = entries[index]
        let upright = -atan2(entry.transform.b, entry.transform.a)
        return upright + ((entry.body.angle - upright) / (2 * .pi)).rounded() * 2 * .pi
    }

    /// The bounds of the reference view, or of the collection view's content, in the animator's space.
    func referenceBounds() -> CGRect? { animator.space.bounds }

    /// Takes over changes of behaviors and of their items and properties.
    func update(_ behaviors: [UIDynamicBehavior]) {
        self.behaviors = behaviors.flatMap(\.tree)
        stillTime = 0
        updateEntries()
        for entry in entries { entry.body.material = .withoutBehavior }
        for behavior in self.behaviors { behavior.configureBodies(of: self) }
        joints = self.behaviors.flatMap { $0.makeJoints(in: self) }
        rules = self.behaviors.flatMap { $0.makeCollisions(in: self) }.compactMap { rule in
            pair(for: rule).map { (rule, $0) }
        }
        touching.formIntersection(rules.map(\.rule.key))
    }

    private func updateEntries() {
        var remaining: [ObjectIdentifier: Entry] = [:]
        for entry in entries { remaining[ObjectIdentifier(entry.item)] = entry }
        entries = []
        places = [:]
        for item in behaviors.flatMap(\.ownItems) where places[ObjectIdentifier(item)] == nil {
            guard animator.space.accepts(item) else { continue }
            places[ObjectIdentifier(item)] = entries.count
            entries.append(remaining.removeValue(forKey: ObjectIdentifier(item)) ?? makeEntry(for: item))
        }
    }

    private func makeEntry(for item: any UIDynamicItem) -> Entry {
        var position = Vector(animator.space.center(of: item))
        if !position.isFinite { position = .zero }
        let body = RigidBody(shape: Self.shape(of: item), position: position)
        return Entry(item: item, body: body, transform: item.transform, shown: (position, 0))
    }

    /// Reads center, bounds, transform and outline of an item again. Its velocity remains.
    func readState(of item: any UIDynamicItem) {
        guard let index = places[ObjectIdentifier(item)] else { return }
        let body = entries[index].body
        let position = Vector(animator.space.center(of: item))
        if position.isFinite { body.position = position }
        body.angle = 0
        body.shape = Self.shape(of: item)
        entries[index].transform = item.transform
        entries[index].shown = (body.position, 0)
    }

    private static func shape(of item: any UIDynamicItem) -> BodyShape {
        let size = item.bounds.size
        let transform = CGAffineTransform(
            a: item.transform.a, b: item.transform.b, c: item.transform.c, d: item.transform.d, tx: 0, ty: 0)
        switch item.collisionBoundsType {
        case .ellipse: return .ellipse(in: size, transform: transform)
        case .path:
            let segments = BoundarySegments(item.collisionBoundingPath.cgPath).finite ?? []
            let points = segments.flatMap { segment -> [Vector] in
                guard case .polygon(let ends) = segment else { return [] }
                return ends.map { Vector($0.point.applying(transform)) }
            }
            if points.count > 2 { return .convexHull(of: points) }
        case .rectangle: break
        }
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map {
            Vector(CGPoint(x: $0.0 * size.width, y: $0.1 * size.height).applying(transform))
        }
        return .convexHull(of: corners)
    }

    private func pair(for rule: CollisionRule) -> CollisionPair? {
        guard let body = body(of: rule.item) else { return nil }
        switch rule.target {
        case .item(let other):
            guard let second = self.body(of: other) else { return nil }
            return CollisionPair(body: body, other: second, segments: [])
        case .boundary(_, let segments): return CollisionPair(body: body, other: nil, segments: segments)
        }
    }

    /// Moves the bodies by one step of the solver.
    func step() {
        for entry in entries {
            entry.body.force = .zero
            entry.body.torque = 0
            entry.body.acceleration = .zero
        }
        for behavior in behaviors { behavior.applyForces(in: self) }
        let before = entries.map { ($0.body.position, $0.body.angle) }
        let contacts = RigidBodyWorld.step(bodies: entries.map(\.body), joints: joints, pairs: rules.map(\.pair))
        for (entry, contact) in zip(rules, contacts) { recordChange(of: entry.rule, contact) }
        let duration = RigidBodyWorld.stepDuration
        let isStill = zip(entries, before).allSatisfy { entry, before in
            (entry.body.position - before.0).length < Self.stillSpeeds.linear * duration
                && abs(entry.body.angle - before.1) < Self.stillSpeeds.angular * duration
        }
        stillTime = isStill ? stillTime + duration : 0
    }

    private func recordChange(of rule: CollisionRule, _ contact: ShapeContact?) {
        let separation = contact?.separation ?? .infinity
        let key = rule.key
        if touching.contains(key) {
            guard separation > Self.touchDistances.ends else { return }
            touching.remove(key)
            contactChanges.append((rule, nil))
        } else if let contact, separation <= Self.touchDistances.begins {
            touching.insert(key)
            let deepest = contact.points.min { $0.separation < $1.separation }
            contactChanges.append((rule, deepest?.position.point ?? .zero))
        }
    }

    /// Moves and rotates the items as their bodies have moved.
    func writeItems() {
        for index in entries.indices {
            let entry = entries[index]
            if entry.body.position != entry.shown.position {
                animator.space.setCenter(entry.body.position.point, of: entry.item)
            }
            if entry.body.angle != entry.shown.angle {
                entry.item.transform = entry.transform.concatenating(CGAffineTransform(rotationAngle: entry.body.angle))
            }
            entries[index].shown = (entry.body.position, entry.body.angle)
        }
    }

    /// Calls the delegates of collision behaviors for the contacts since the last call.
    func notifyContacts() {
        let changes = contactChanges
        contactChanges = []
        for change in changes where change.rule.behavior.dynamicAnimator === animator {
            change.rule.notify(contactAt: change.place)
        }
    }

    /// Calls the actions of all behaviors.
    func performActions() {
        for behavior in behaviors where behavior.dynamicAnimator === animator { behavior.action?() }
    }
}
