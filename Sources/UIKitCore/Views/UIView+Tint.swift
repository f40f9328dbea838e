/// A view's tint color and whether it is dimmed.
struct Tint: Equatable, Sendable {
    /// The color assigned to the view or to its nearest ancestor that has one.
    var color: UIColor
    var isDimmed: Bool

    /// The value of `tintColor`.
    var displayedColor: UIColor { isDimmed ? Tint.dimmed : color }

    static func == (left: Tint, right: Tint) -> Bool {
        left.isDimmed == right.isDimmed && (left.color === right.color || left.color == right.color)
    }

    /// The default tint.
    static let system = Tint(color: .systemBlue, isDimmed: false)
    /// The color of every dimmed tint, as behind a popover or an alert.
    private static let dimmed = UIColor.systemGray
}

/// Whether a view has to know when its tint changes, and which of its subviews lead to such views.
///
/// A popover dims the tint of every view in a window. Ten thousand plain labels are not even visited for it: their tint
/// is looked up in their superviews when it is read.
struct TintFollowing: Sendable {
    /// The tint that the view was last notified of. Up to date only if the view follows its tint.
    var notified = Tint.system
    /// Whether the view itself has to be notified.
    var isFollower = false
    /// The subviews in whose subtrees a view has to be notified, back to front. Nil: not known. If it is known, it is
    /// known for all descendants.
    var subviews: [UIView]?

    /// Whether a view in the subtree has to be notified. The subviews must be known.
    var reachesSubtree: Bool { isFollower || subviews?.isEmpty == false }
}

extension UIView {
    /// How many views changes of the tint have visited so far. For tests.
    package private(set) static var viewsVisitedForTint = 0

    /// The tint that applies now: from this view, its superviews and the default.
    var currentTint: Tint {
        var color = assignedTintColor
        var mode = assignedTintAdjustmentMode
        var link = parentView
        while let view = link, color == nil || mode == .automatic {
            if view.tintFollowing.isFollower {
                let tint = view.tintFollowing.notified
                return Tint(
                    color: color ?? tint.color, isDimmed: mode == .automatic ? tint.isDimmed : mode == .dimmed)
            }
            if color == nil { color = view.assignedTintColor }
            if mode == .automatic { mode = view.assignedTintAdjustmentMode }
            link = view.parentView
        }
        return Tint(color: color ?? Tint.system.color, isDimmed: mode == .dimmed)
    }

    /// Notifies the views of this subtree whose tint has changed, each before its subviews. In an animation block, what
    /// they show changes with the animation.
    func updateTint() {
        findTintFollowers()
        guard tintFollowing.reachesSubtree else { return }
        let tint = currentTint
        guard !tintFollowing.isFollower || tint != tintFollowing.notified else { return }
        animateAppearance { isAnimated in notifyTintFollowers(of: tint, laysOut: isAnimated) }
    }

    /// - Parameter laysOut: Whether views that update in their layout do so at once, as far as they do so for the tint.
    private func notifyTintFollowers(of tint: Tint, laysOut: Bool) {
        let traits = resolvedTraits
        traits.performAsCurrent {
            walkTree(self, TintSource(tint: tint), where: { $0.parentView === $1.view }) { view, source in
                UIView.viewsVisitedForTint += 1
                if view !== self { source.tint = view.tint(inheriting: source.tint) }
                if view.tintFollowing.isFollower {
                    guard view.applyTint(source.tint) else { return nil }
                    let isLaidOut = laysOut && !view.layer.needsLayoutInSubtree
                    if view.resolvedTraits === traits {
                        view.tintColorDidChange()
                    } else {
                        view.resolvedTraits.performAsCurrent { view.tintColorDidChange() }
                    }
                    if isLaidOut { view.layer.layoutSubtreeIfNeeded() }
                    // The app may have changed the view's tint in the call.
                    source.tint = view.tintFollowing.notified
                }
                source.view = view
                // The app may have added views in the call.
                view.findTintFollowers()
                return view.tintFollowing.subviews ?? []
            }
        }
    }

    /// What a view inherits its tint from; `view` is nil for the root of a walk.
    private struct TintSource {
        unowned(unsafe) var view: UIView?
        var tint: Tint
    }

    /// The tint of this view inside a superview with the tint `inherited`.
    private func tint(inheriting inherited: Tint) -> Tint {
        var tint = inherited
        if let assignedTintColor { tint.color = assignedTintColor }
        switch assignedTintAdjustmentMode {
        case .automatic: break
        case .normal: tint.isDimmed = false
        case .dimmed: tint.isDimmed = true
        }
        return tint
    }

    /// Records `tint` as the one that the view was notified of. Returns whether it is another one.
    private func applyTint(_ tint: Tint) -> Bool {
        guard tint != tintFollowing.notified else { return false }
        tintFollowing.notified = tint
        if assignedBackgroundColor?.followsTint == true { updateLayerBackgroundColor() }
        return true
    }

    // MARK: Followers

    /// Reads `followsTint` again, after a change that it depends on.
    func updateTintFollowing() {
        let follows = followsTint
        guard follows != tintFollowing.isFollower else { return }
        tintFollowing.isFollower = follows
        if follows { tintFollowing.notified = currentTint }
        parentView?.forgetTintFollowers()
    }

    /// Marks the followers of this view and its superviews as unknown.
    func forgetTintFollowers() {
        var link: UIView? = self
        while let view = link, view.tintFollowing.subviews != nil {
            view.tintFollowing.subviews = nil
            link = view.parentView
        }
    }

    /// Follows the tint of `view`, which was added in front of all subviews: the others are not looked at.
    func addFrontmostTintFollower(_ view: UIView) {
        guard tintFollowing.subviews != nil else { return }
        view.findTintFollowers()
        guard view.tintFollowing.reachesSubtree else { return }
        let reached = tintFollowing.reachesSubtree
        tintFollowing.subviews?.append(view)
        if !reached { parentView?.forgetTintFollowers() }
    }

    /// Forgets the tint of `view`, which was removed from the subviews: the others are not looked at.
    func removeTintFollower(_ view: UIView) {
        guard let index = tintFollowing.subviews?.lastIndex(where: { $0 === view }) else { return }
        tintFollowing.subviews?.remove(at: index)
        if !tintFollowing.reachesSubtree { parentView?.forgetTintFollowers() }
    }

    /// Finds the views of this subtree that have to be notified, unless they are known.
    private func findTintFollowers() {
        guard tintFollowing.subviews == nil else { return }
        walkTree(self, ()) { view, _ in
            view.tintFollowing.subviews == nil ? view.subviews : nil
        } leave: { view, _ in
            view.tintFollowing.subviews = view.subviews.filter(\.tintFollowing.reachesSubtree)
        }
    }
}
