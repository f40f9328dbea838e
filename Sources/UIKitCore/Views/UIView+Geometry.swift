extension UIView {
    func setFrame(_ frame: CGRect) {
        guard UIView.isValid(frame, "frame", of: self) else { return }
        let oldSize = layer.bounds.size
        layer.frame = frame
        finishGeometryChange(from: oldSize)
    }

    func setBounds(_ bounds: CGRect) {
        guard UIView.isValid(bounds, "bounds", of: self) else { return }
        let oldSize = layer.bounds.size
        layer.bounds = bounds
        finishGeometryChange(from: oldSize)
    }

    func setCenter(_ center: CGPoint) {
        guard UIView.isValid(CGRect(origin: center, size: .zero), "position", of: self) else { return }
        layer.position = center
        updateSafeArea()
    }

    func setTransform(_ transform: CGAffineTransform) {
        let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
        guard UIView.isValid(sum, "transform", of: self) else { return }
        layer.setAffineTransform(transform)
        updateSafeArea()
    }

    private func finishGeometryChange(from oldSize: CGSize) {
        let size = layer.bounds.size
        if size != oldSize {
            setNeedsLayout()
            if contentMode == .redraw {
                setNeedsDisplay()
            }
            if autoresizesSubviews {
                for view in subviews {
                    view.resize(withSuperviewFrom: oldSize, to: size)
                }
            }
        }
        updateSafeArea()
        if size != oldSize {
            for view in subviews {
                view.updateSafeArea()
            }
        }
    }

    /// Whether `value` is a number that geometry can hold; false, after UIKit's words for it, when not.
    static func isValid(_ value: CGFloat, _ property: String, of view: UIView) -> Bool {
        guard !value.isFinite else { return true }
        misuse("CALayerInvalidGeometry: CALayer \(property) contains NaN: \(value). Layer: \(view)", raises: true)
        return false
    }

    static func isValid(_ rect: CGRect, _ property: String, of view: UIView) -> Bool {
        let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
        guard !sum.isFinite else { return true }
        let values = "[\(rect.origin.x) \(rect.origin.y); \(rect.size.width) \(rect.size.height)]"
        misuse("CALayerInvalidGeometry: CALayer \(property) contains NaN: \(values). Layer: \(view)", raises: true)
        return false
    }
}

// MARK: Conversion

extension UIView {
    /// `point` of this view's coordinates in those of `view`; of the window for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window ?? topView as UIView? else { return point }
        if target.topView === topView { return layer.convert(point, to: target.layer) }
        return target.convertFromScreen(convertToScreen(point))
    }

    /// `point` of the coordinates of `view` (the window for nil) in this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? window ?? topView).convert(point, to: self)
    }

    /// The box around `rect` of this view's coordinates in those of `view`; of the window for nil.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? window ?? topView
        if target.topView === topView { return layer.convert(rect, to: target.layer) }
        let onScreen = layer.convert(rect, to: topView.layer).offsetBy(dx: topOffset.x, dy: topOffset.y)
        let inTarget = onScreen.offsetBy(dx: -target.topOffset.x, dy: -target.topOffset.y)
        return target.layer.convert(inTarget, from: target.topView.layer)
    }

    /// The box around `rect` of the coordinates of `view` (the window for nil) in this view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? window ?? topView).convert(rect, to: self)
    }

    /// The view at the root of this view's tree: its window, or the top of a tree without one.
    var topView: UIView {
        var top = self
        while let parent = top.superview {
            top = parent
        }
        return top
    }

    private var topOffset: CGPoint { topView is UIWindow ? topView.frame.origin : .zero }

    /// `point` of this view's coordinates in those of the screen.
    func convertToScreen(_ point: CGPoint) -> CGPoint {
        let inTop = layer.convert(point, to: topView.layer)
        return CGPoint(x: inTop.x + topOffset.x, y: inTop.y + topOffset.y)
    }

    /// `point` of the screen's coordinates in this view's.
    func convertFromScreen(_ point: CGPoint) -> CGPoint {
        let inTop = CGPoint(x: point.x - topOffset.x, y: point.y - topOffset.y)
        return layer.convert(inTop, from: topView.layer)
    }
}

// MARK: Autoresizing

extension UIView {
    /// Follows the superview's change of size by the autoresizing mask.
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

    /// Shares the change from `old` to `new` among the flexible parts by their lengths; equally when all are zero.
    private static func stretch(
        _ origin: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, near: Bool, size: Bool, far: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0, near || size || far else { return (origin, length) }
        let parts = [near ? origin : 0, size ? length : 0, far ? old - origin - length : 0]
        let flexible = [near, size, far]
        let total = parts.reduce(0, +)
        let count = CGFloat(flexible.count { $0 })
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total == 0 ? change / count : change * parts[index] / total
        }
        return (origin + share(0), max(0, length + share(1)))
    }
}
