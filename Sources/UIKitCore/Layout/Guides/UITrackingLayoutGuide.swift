/// A layout guide that activates and deactivates constraints as it moves toward or away from its owner's edges.
///
/// The guide is near an edge when the distance is at most a few points. Constraints of several sets can be active at
/// once. A constraint belongs to the set it was added to last.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    /// The sets by edge, and whether they are active near the edge or away from it.
    private var tracked: [TrackedSet] = []

    private struct TrackedSet {
        let edge: NSDirectionalRectEdge
        let isNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    /// The edges of the owner that the guide is near now.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Activates `trackedConstraints` while the guide is near `edge`, one edge or several at once, and deactivates them
    /// otherwise. They replace those given before for the same edges; an empty array forgets them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        replaceConstraints(with: trackedConstraints, at: edge, isNear: true)
    }

    /// Activates `trackedConstraints` while the guide is away from `edge`, one edge or several, and deactivates them
    /// otherwise. They replace those given before for the same edges; an empty array forgets them.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        replaceConstraints(with: trackedConstraints, at: edge, isNear: false)
    }

    /// The constraints that are active while the guide is near `edge`.
    open func constraintsActive(nearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
    }

    /// The constraints that are active while the guide is away from `edge`.
    open func constraintsActive(awayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
    }

    /// Deactivates and forgets all tracked constraints.
    open func removeAllTrackedConstraints() {
        for set in tracked { NSLayoutConstraint.deactivate(set.constraints) }
        tracked = []
    }

    private func replaceConstraints(
        with constraints: [NSLayoutConstraint], at edge: NSDirectionalRectEdge, isNear: Bool
    ) {
        if let index = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
            let old = tracked.remove(at: index).constraints
            NSLayoutConstraint.deactivate(old.filter { one in !constraints.contains { $0 === one } })
        }
        if !constraints.isEmpty {
            tracked.append(TrackedSet(edge: edge, isNear: isNear, constraints: constraints))
        }
        updateTrackedConstraints()
    }

    /// Activates the constraints for the guide's current edges. Deactivates the others first, so that sets that
    /// contradict each other are never active together.
    func updateTrackedConstraints() {
        guard !tracked.isEmpty else { return }
        let near = nearEdges
        func isActive(_ set: TrackedSet) -> Bool {
            set.isNear ? near.isSuperset(of: set.edge) : near.isDisjoint(with: set.edge)
        }
        let active = tracked.filter(isActive).flatMap(\.constraints)
        let inactive = tracked.filter { !isActive($0) }.flatMap(\.constraints)
        NSLayoutConstraint.deactivate(inactive.filter { one in !active.contains { $0 === one } })
        NSLayoutConstraint.activate(active)
    }
}
