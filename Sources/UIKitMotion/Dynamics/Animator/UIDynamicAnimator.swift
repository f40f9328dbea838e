import CoreGraphics
import UIKitCollections
import UIKitCore

/// Moves items by behaviors such as gravity, collisions and springs, with every frame of the screen.
///
/// It runs while something moves, and pauses when all items have been still for half a second. Equal calls at equal
/// times have equal results.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The longest time that one frame moves the items by, in seconds: after a longer break they continue slower instead
    /// of jumping.
    private static let longestFrame = 0.1

    /// Called when the animator pauses and resumes. Default nil.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether the animator moves items with the next frame.
    open private(set) var isRunning = false
    /// The seconds since the animator started or resumed.
    open private(set) var elapsedTime: TimeInterval = 0
    /// The view in whose space the items move. Nil for an animator without one.
    open var referenceView: UIView? {
        if case .view(let reference) = space { reference.view } else { nil }
    }

    let space: AnimatorSpace
    private(set) lazy var simulation = DynamicSimulation(animator: self)
    private let frames = AnimatorFrames()
    /// Whether behaviors have changed since the last frame.
    private var needsUpdate = false
    /// The steps of the simulation since the animator started or resumed.
    private var stepCount = 0

    /// Creates an animator for views inside `view`. Their superviews may be other views inside it. The view is not
    /// retained.
    public init(referenceView view: UIView) {
        space = .view(.init(view: view))
        super.init()
    }

    /// Creates an animator for layout attributes. It invalidates the layout in each frame in which it moves items. The
    /// layout is not retained.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        space = .layout(.init(layout: layout))
        super.init()
    }

    /// Creates an animator for items of the app, in a space of the app.
    public override init() {
        space = .own
        super.init()
    }

    isolated deinit { frames.stop() }

    /// Adds a behavior and starts the animator. A behavior that already has an animator or a parent is a misuse and not
    /// added.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil, behavior.parent == nil else {
            misuse("\(type(of: behavior)) is already part of another behavior or animator.", raises: true)
            return
        }
        behavior.willMove(to: self)
        behavior.animator = self
        behaviors.append(behavior)
        behaviorsDidChange()
    }

    /// Removes a behavior. Its items stay where they are unless other behaviors move them. No effect on behaviors of other
    /// animators.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.animator === self else { return }
        behavior.willMove(to: nil)
        behaviors.removeAll { $0 === behavior }
        behavior.animator = nil
        behaviorsDidChange()
    }

    /// Removes all behaviors; the animator pauses.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items whose bounding rectangles intersect `rect`, in the animator's space.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        updateIfNeeded()
        return simulation.items.filter { item in
            let center = space.center(of: item)
            let size = item.bounds.applying(item.transform).size
            return CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
            ).intersects(rect)
        }
    }

    /// Takes over center, bounds, transform and outline of an item that the app has changed. The item keeps its velocity.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        updateIfNeeded()
        simulation.readState(of: item)
        behaviorsDidChange()
    }

    /// The attributes among the items of the cell at `indexPath`; nil for none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The attributes among the items of a supplementary view; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// The attributes among the items of a decoration view; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateIfNeeded()
        return simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
        }
    }

    /// Takes over changed behaviors, items or properties with the next frame, and resumes the animator.
    func behaviorsDidChange() {
        needsUpdate = true
        if behaviors.isEmpty {
            updateIfNeeded()
            pause()
        } else if !isRunning {
            resume()
        }
    }

    private func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        simulation.update(behaviors)
    }

    private func resume() {
        isRunning = true
        elapsedTime = 0
        stepCount = 0
        frames.start { [weak self] duration in self?.advance(by: duration) }
        delegate?.dynamicAnimatorWillResume(self)
    }

    /// Stops the items where they are, until behaviors or items change.
    private func pause() {
        guard isRunning else { return }
        isRunning = false
        frames.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Moves the items.
    ///
    /// - Parameter duration: The seconds since the last frame.
    private func advance(by duration: Double) {
        updateIfNeeded()
        elapsedTime += min(duration, Self.longestFrame)
        let end = Int((elapsedTime / RigidBodyWorld.stepDuration).rounded())
        while stepCount < end {
            simulation.step()
            stepCount += 1
        }
        simulation.writeItems()
        if case .layout(let reference) = space { reference.layout?.invalidateLayout() }
        simulation.notifyContacts()
        simulation.performActions()
        if isRunning, !needsUpdate, simulation.isStill { pause() }
    }
}

/// Is told when a dynamic animator pauses and resumes.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator starts, or resumes because behaviors or items have changed.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All items have come to rest, or the last behavior was removed.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
