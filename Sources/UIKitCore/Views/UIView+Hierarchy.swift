/// The position of a view among its siblings. Resolved on insertion, because callbacks may move the siblings.
enum SiblingPosition {
    case back, front
    /// Counted from the back, after the view was removed from its old position.
    case index(Int)
    /// Directly behind the view; behind all when it is not a sibling.
    case below(UIView)
    /// Directly in front of the view; in front of all when it is not a sibling.
    case above(UIView)
}

extension UIView {
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            misuse("layerClass must be a CALayer class, not \(layerClass).", raises: true)
            return CALayer()
        }
        return type == CALayer.self ? CALayer() : makeObject(of: type) as! CALayer
    }

    func prepareLayer() {
        layer.owner = self
        ownedLayer = layer
        layer.isAlwaysAskedInHitTests = !hasPlainHitTest
        tintFollowing.isFollower = followsTint
        layer.contentsScale = resolvedTraits.displayScale > 0 ? resolvedTraits.displayScale : 1
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
    }

    /// Adds `view` as a subview, or reorders it when it is one already.
    ///
    /// The calls come in UIKit's order: `willRemoveSubview` of the old superview, `willMove(toWindow:)` if the window
    /// changes, `willMove(toSuperview:)`; then `didMoveToWindow`, `didMoveToSuperview`, `didAddSubview`. Each may move
    /// the view again; a call that no longer applies is skipped.
    func insert(_ view: UIView, at position: SiblingPosition) {
        guard accepts(view) else { return }
        guard view.superview !== self else { return reorder(view, to: position) }
        view.superview?.willRemoveSubview(view)
        if view.window !== window { view.notifyWillMove(toWindow: window) }
        view.willMove(toSuperview: self)
        guard accepts(view) else { return }
        guard view.superview !== self else { return reorder(view, to: position) }
        let oldWindow = view.window
        if let oldWindow, oldWindow !== window { oldWindow.cancelInput(ofTree: view) }
        let constraints = view.detachConstraints(movingTo: self)
        view.detachFromSuperview()
        insertSubviewAndLayer(view, at: position)
        view.superview = self
        view.attachConstraints(constraints)
        view.updateEnvironment(window: window, from: oldWindow)
        guard view.superview === self else { return }
        view.didMoveToSuperview()
        guard view.superview === self else { return }
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Takes the place of `other` among its siblings, with its frame and autoresizing mask. Nothing happens if it has none.
    func replace(_ other: UIView) {
        guard let superview = other.superview else { return }
        autoresizingMask = other.autoresizingMask
        bounds.size = other.bounds.size
        center = other.center
        superview.insertSubview(self, aboveSubview: other)
        other.removeFromSuperview()
    }

    /// Whether `view` may become a subview of this one. Adding a view to its own subtree is a misuse.
    private func accepts(_ view: UIView) -> Bool {
        guard view === self || (!view.subviews.isEmpty && isDescendant(of: view)) else { return true }
        misuse("Can't add \(view) as a subview of \(self): it would contain itself.", raises: true)
        return false
    }

    func reorder(_ view: UIView, to position: SiblingPosition) {
        if case .below(let sibling) = position, sibling === view { return }
        if case .above(let sibling) = position, sibling === view { return }
        if let index = indexOfSubview(view) {
            subviews.remove(at: index)
            removeTintFollower(view)
        }
        insertSubviewAndLayer(view, at: position)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else {
            misuse(
                "exchangeSubview(at: \(first), withSubviewAt: \(second)): there are \(subviews.count).", raises: true)
            return
        }
        let low = subviews[min(first, second)]
        let high = subviews[max(first, second)]
        reorder(high, to: .index(min(first, second)))
        reorder(low, to: .index(max(first, second)))
    }

    /// Removes the view from its superview, with UIKit's order of calls: `willRemoveSubview` of the superview,
    /// `willMove(toSuperview:)`, `willMove(toWindow:)`; then `didMoveToWindow`, `didMoveToSuperview`.
    func detachNotifyingSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if window != nil { notifyWillMove(toWindow: nil) }
        guard superview === parent else { return }
        let oldWindow = window
        oldWindow?.cancelInput(ofTree: self)
        let constraints = detachConstraints(movingTo: nil)
        detachFromSuperview()
        attachConstraints(constraints)
        parent.setNeedsLayout()
        updateEnvironment(window: nil, from: oldWindow)
        guard superview == nil else { return }
        didMoveToSuperview()
    }

    private func notifyWillMove(toWindow newWindow: UIWindow?) {
        walkTree(self, ()) { view, _ in
            view.ownerController?.viewWillMove(to: newWindow)
            view.willMove(toWindow: newWindow)
            return view.subviews
        }
    }

    private func detachFromSuperview() {
        if let parent = superview, let index = parent.indexOfSubview(self) {
            parent.subviews.remove(at: index)
            parent.removeTintFollower(self)
        }
        superview = nil
        layer.removeFromSuperlayer()
    }

    /// Checks the front-most view first, so that removing all subviews from the front takes no search.
    private func indexOfSubview(_ view: UIView) -> Int? {
        if subviews.last === view { return subviews.count - 1 }
        return subviews.firstIndex { $0 === view }
    }

    private func insertSubviewAndLayer(_ view: UIView, at position: SiblingPosition) {
        let index = index(of: position)
        if index < subviews.count {
            let above = subviews[index].layer
            subviews.insert(view, at: index)
            layer.insertSublayer(view.layer, below: above)
            forgetTintFollowers()
        } else {
            subviews.append(view)
            layer.addSublayer(view.layer)
            addFrontmostTintFollower(view)
        }
    }

    private func index(of position: SiblingPosition) -> Int {
        switch position {
        case .back: 0
        case .front: subviews.count
        case .index(let index): max(0, min(index, subviews.count))
        case .below(let sibling): indexOfSubview(sibling) ?? 0
        case .above(let sibling): indexOfSubview(sibling).map { $0 + 1 } ?? subviews.count
        }
    }
}

// MARK: Windows

extension UIView {
    /// Updates window, traits, tint and safe area of this subtree after a move. Skips trees whose window and traits did
    /// not change.
    func updateEnvironment(window newWindow: UIWindow?, from oldWindow: UIWindow?) {
        var moved: [UIView] = []
        if newWindow !== oldWindow { setWindowOfSubtree(newWindow, moved: &moved) }
        if superview != nil, !moved.isEmpty || hasStaleTraits { updateTraits() }
        updateTint()
        if let newWindow { UIView.applyAppearance(to: moved.reversed(), in: newWindow) }
        for view in moved where view.window === newWindow {
            view.didMoveToWindow()
            view.ownerController?.viewDidMove()
            for case let interaction as any WindowFollowing in view.attachedInteractions {
                interaction.viewDidMoveToWindow()
            }
        }
        updateSafeArea()
        for view in moved where view.window === newWindow { view.didSettleInWindow() }
    }

    /// Sets the window of the whole tree before any callback, and adds the views to `moved`, innermost first.
    private func setWindowOfSubtree(_ newWindow: UIWindow?, moved: inout [UIView]) {
        walkTree(self, ()) { view, _ in
            view.window = newWindow
            return view.subviews
        } leave: { view, _ in
            moved.append(view)
        }
    }

    /// Resigns the first responder inside this subtree, if any. Returns false when it refuses and `force` is false.
    func resignFirstResponderInSubtree(force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder, holder.isInside(self) else { return true }
        return window.resignFirstResponder(holder, force: force)
    }
}

extension UIView {
    /// This view and all descendants, each before its subviews, back to front.
    ///
    /// - Parameter isIncluded: Whether a view and its subtree are included.
    package func viewsInSubtree(where isIncluded: (UIView) -> Bool = { _ in true }) -> [UIView] {
        var found: [UIView] = []
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            guard isIncluded(view) else { continue }
            found.append(view)
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return found
    }

    /// The first view in this subtree that matches, each before its subviews, back to front.
    func firstViewInSubtree(where matches: (UIView) -> Bool) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if matches(view) { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }
}

extension UIResponder {
    /// Whether this is a view inside `tree`, or the controller of one.
    package func isInside(_ tree: UIView) -> Bool {
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: tree) == true
    }
}
