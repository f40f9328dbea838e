extension UIView {
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            misuse("layerClass must be a CALayer class, not \(layerClass).", raises: true)
            return CALayer()
        }
        return type == CALayer.self ? CALayer() : makeObject(of: type) as! CALayer
    }

    func prepareLayer() {
        layer.delegate = self
        layer.contentsScale = resolvedTraits.displayScale > 0 ? resolvedTraits.displayScale : 1
        layer.setNeedsDisplay()
    }

    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            misuse("Can't add \(view) as a subview of \(self): it would be inside itself.", raises: true)
            return
        }
        let isNew = view.superview !== self
        let oldWindow = view.window
        if isNew {
            announceLeaving(view, for: window)
            view.detachFromSuperview()
        } else {
            subviews.removeAll { $0 === view }
        }
        place(view, at: max(0, min(index, subviews.count)))
        guard isNew else { return }
        view.superview = self
        view.enter(window, from: oldWindow)
        didAddSubview(view)
        view.didMoveToSuperview()
        setNeedsLayout()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let others = subviews.filter { $0 !== view }
        let place = others.firstIndex { $0 === sibling }.map { $0 + offset }
        insert(view, at: place ?? (offset == 0 ? 0 : others.count))
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else {
            misuse("exchangeSubview(at: \(first), withSubviewAt: \(second)): there are \(subviews.count).", raises: true)
            return
        }
        let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
        insert(high, at: min(first, second))
        insert(low, at: max(first, second))
    }

    func leaveSuperview() {
        guard let parent = superview else { return }
        let oldWindow = window
        parent.announceLeaving(self, for: nil)
        detachFromSuperview()
        enter(nil, from: oldWindow)
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    /// The calls that go before `view` leaves its superview for this view, or for none.
    private func announceLeaving(_ view: UIView, for newWindow: UIWindow?) {
        if let parent = view.superview {
            parent.willRemoveSubview(view)
        }
        if view.window !== newWindow {
            view.announceWindow(newWindow)
        }
        view.willMove(toSuperview: view.superview === self && newWindow == nil ? nil : self)
    }

    private func announceWindow(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for view in subviews {
            view.announceWindow(newWindow)
        }
    }

    private func detachFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
    }

    private func place(_ view: UIView, at index: Int) {
        if index < subviews.count {
            let above = subviews[index].layer
            subviews.insert(view, at: index)
            layer.insertSublayer(view.layer, below: above)
        } else {
            subviews.append(view)
            layer.addSublayer(view.layer)
        }
    }

    /// Tells the tree below that it has moved from one window to another; safe areas, traits and tint follow.
    func enter(_ newWindow: UIWindow?, from oldWindow: UIWindow?) {
        if newWindow !== oldWindow {
            setWindow(newWindow)
        }
        if superview != nil {
            updateTraits()
            updateTint()
        }
        updateSafeArea()
    }

    private func setWindow(_ newWindow: UIWindow?) {
        if let window, window !== newWindow {
            window.forget(self)
        }
        window = newWindow
        for view in subviews {
            view.setWindow(newWindow)
        }
        didMoveToWindow()
    }

    func takeKeyboardAway(force: Bool) -> Bool {
        guard let window, let holder = window.firstResponder else { return true }
        guard let view = holder as? UIView ?? (holder as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self)
        else { return true }
        if force {
            if !holder.resignFirstResponder() {
                window.firstResponder = nil
            }
            return true
        }
        return holder.resignFirstResponder()
    }
}
