extension UIView {
    func setFrame(_ frame: CGRect) {
        guard UIView.isValid(frame, "frame", of: self) else { return }
        let old = layer.bounds
        layer.frame = frame
        geometryDidChange(from: old)
    }

    func setBounds(_ bounds: CGRect) {
        guard UIView.isValid(bounds, "bounds", of: self) else { return }
        let old = layer.bounds
        layer.bounds = bounds
        geometryDidChange(from: old)
    }

    func setCenter(_ center: CGPoint) {
        guard UIView.isValid(CGRect(origin: center, size: .zero), "position", of: self) else { return }
        layer.position = center
        geometryDidChange(from: layer.bounds)
    }

    func setTransform(_ transform: CGAffineTransform) {
        let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        guard parts.allSatisfy({ UIView.isValid($0, "transform", of: self) }) else { return }
        layer.setAffineTransform(transform)
        geometryDidChange(from: layer.bounds)
    }

    func setTransform3D(_ transform: CATransform3D) {
        let rows = [
            transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23,
            transform.m24, transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42,
            transform.m43, transform.m44,
        ]
        guard rows.allSatisfy({ UIView.isValid($0, "transform", of: self) }) else { return }
        layer.transform = transform
        geometryDidChange(from: layer.bounds)
    }

    /// Applies `sizeThatFits(_:)`. Keeps the origin, or under a transform the center.
    func applyFittingSize() {
        let fitting = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame.size = fitting
        } else {
            bounds.size = fitting
        }
    }

    /// The autoresizing pass in progress; nil outside one.
    private static var autoresizingPass: AutoresizingPass?

    private func geometryDidChange(from old: CGRect) {
        defer { KeyValueObservers.noteChange(of: self) }
        let bounds = layer.bounds
        if viewLayout != nil { updateLayoutAfterFrameChange() }
        if bounds.size != old.size {
            setNeedsLayout()
            superview?.subviewSizeDidChange(self)
            if contentMode == .redraw {
                setNeedsDisplay()
            }
            if autoresizesSubviews, !subviews.isEmpty {
                return resizeSubviews(from: old.size, to: bounds.size)
            }
        }
        if UIView.autoresizingPass == nil, bounds.size == old.size, bounds.origin != old.origin {
            return updateSafeAreas(scrolledBy: CGVector(dx: bounds.minX - old.minX, dy: bounds.minY - old.minY))
        }
        if UIView.autoresizingPass == nil {
            updateSafeAreas(below: bounds != old)
        } else {
            UIView.autoresizingPass?.moved.append(self)
        }
    }

    /// Resizes the subviews by their masks, recursively. Safe areas are updated after the last view has moved, so that
    /// each view is notified once.
    private func resizeSubviews(from old: CGSize, to new: CGSize) {
        guard var resizing = UIView.autoresizingPass else {
            UIView.autoresizingPass = AutoresizingPass()
            resizeNow(from: old, to: new)
            while let next = UIView.autoresizingPass?.deferred.popLast() {
                next.view.resizeNow(from: next.old, to: next.new)
            }
            let moved = UIView.autoresizingPass?.moved ?? []
            UIView.autoresizingPass = nil
            return moved.forEach { $0.updateSafeAreas(below: true) }
        }
        guard resizing.depth < AutoresizingPass.depthLimit else {
            resizing.deferred.append((self, old, new))
            UIView.autoresizingPass = resizing
            return
        }
        resizeNow(from: old, to: new)
    }

    private func resizeNow(from old: CGSize, to new: CGSize) {
        UIView.autoresizingPass?.depth += 1
        UIView.autoresizingPass?.moved.append(self)
        for view in subviews {
            view.resize(withSuperviewFrom: old, to: new)
        }
        UIView.autoresizingPass?.depth -= 1
    }

    private func updateSafeAreas(below: Bool) {
        updateSafeArea()
        guard below else { return }
        for view in subviews {
            view.updateSafeArea()
        }
    }

    /// Whether `value` is finite. Otherwise reports UIKit's message and returns false.
    package static func isValid(_ value: CGFloat, _ property: String, of view: UIView) -> Bool {
        guard !value.isFinite else { return true }
        misuse("CALayerInvalidGeometry: CALayer \(property) contains NaN: \(value). Layer: \(view)", raises: true)
        return false
    }

    static func isValid(_ rect: CGRect, _ property: String, of view: UIView) -> Bool {
        let origin = rect.origin
        let size = rect.size
        guard !(origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite) else {
            return true
        }
        let values = "[\(origin.x) \(origin.y); \(size.width) \(size.height)]"
        misuse("CALayerInvalidGeometry: CALayer \(property) contains NaN: \(values). Layer: \(view)", raises: true)
        return false
    }
}

// MARK: Conversion

extension UIView {
    /// The root of this view's tree: its window, or the topmost view of a tree without a window.
    var topView: UIView {
        if let window, window.superview == nil { return window }
        return rootOfTree
    }

    /// The root found by walking up the superviews. Correct also while `window` is out of date during a move between
    /// trees.
    var rootOfTree: UIView {
        var top = self
        while let parent = top.superview {
            top = parent
        }
        return top
    }

    /// Converts `point` from this view's coordinates to the screen's. Root views are positioned on the screen by their
    /// frames.
    func convertToScreen(_ point: CGPoint) -> CGPoint { layer.convert(point, to: nil) }

    /// Converts `point` from the screen's coordinates to this view's.
    func convertFromScreen(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }
}

// MARK: Autoresizing

extension UIView {
    /// Applies the autoresizing mask after the superview's size has changed.
    func resize(withSuperviewFrom old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        var rect = frame
        let mask = autoresizingMask
        (rect.origin.x, rect.size.width) = UIView.stretch(
            rect.origin.x, rect.size.width, in: old.width, to: new.width,
            near: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
            far: mask.contains(.flexibleRightMargin))
        (rect.origin.y, rect.size.height) = UIView.stretch(
            rect.origin.y, rect.size.height, in: old.height, to: new.height,
            near: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
            far: mask.contains(.flexibleBottomMargin))
        frame = rect
    }

    /// The fraction of a change of the superview's length that the origin and the length of this view take, 0 to 1.
    func autoresizingShares(_ axis: NSLayoutConstraint.Axis, in availableSize: CGSize) -> (
        origin: CGFloat, length: CGFloat
    ) {
        let mask = autoresizingMask
        let span = untransformedFrame[axis]
        guard axis == .horizontal else {
            return UIView.shares(
                span.origin, span.length, in: availableSize.height, near: mask.contains(.flexibleTopMargin),
                size: mask.contains(.flexibleHeight), far: mask.contains(.flexibleBottomMargin))
        }
        return UIView.shares(
            span.origin, span.length, in: availableSize.width, near: mask.contains(.flexibleLeftMargin),
            size: mask.contains(.flexibleWidth), far: mask.contains(.flexibleRightMargin))
    }

    /// Distributes the change from `old` to `new` among the flexible parts.
    private static func stretch(
        _ origin: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, near: Bool, size: Bool, far: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0, near || size || far else { return (origin, length) }
        let share = shares(origin, length, in: old, near: near, size: size, far: far)
        return (origin + change * share.origin, max(0, length + change * share.length))
    }

    /// The fractions of the flexible parts, in proportion to their lengths; equal when all are zero.
    private static func shares(
        _ origin: CGFloat, _ length: CGFloat, in availableLength: CGFloat, near: Bool, size: Bool, far: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = [near ? origin : 0, size ? length : 0, far ? availableLength - origin - length : 0]
        let flexible = [near, size, far]
        let total = parts.reduce(0, +)
        let count = CGFloat(flexible.count { $0 })
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total == 0 ? 1 / count : parts[index] / total
        }
        return (share(0), share(1))
    }
}

/// A change of size that subviews follow by their autoresizing masks, recursively.
@MainActor private struct AutoresizingPass {
    /// The nesting depth at which further views are deferred. Each level uses stack, because `frame` may be overridden.
    static let depthLimit = 64

    var depth = 0
    /// Views whose frames have changed; their safe areas are updated after all have been moved.
    var moved: [UIView] = []
    /// Views whose subviews are still to be resized.
    var deferred: [(view: UIView, old: CGSize, new: CGSize)] = []
}
