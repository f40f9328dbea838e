/// Pictures of views, as they are shown.
extension UIView {
    /// A view that looks as this one does now, running animations included; it does not follow later changes.
    ///
    /// - Parameter afterUpdates: whether layout and drawing that are due happen first. Nil for a view of no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that looks as `rect` (this view's coordinates) does now, with borders of `capInsets` points that keep their
    /// size when it is made larger. Nil for a rectangle of no size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = picture(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        return SnapshotView(picture, size: rect.size, scale: snapshotScale, caps: capInsets)
    }

    /// Draws this view and all inside it, as they are shown, into the current context, scaled to `rect`.
    ///
    /// - Returns: whether there was something to draw, and a context to draw it in.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(),
            let picture = picture(of: bounds, afterScreenUpdates: afterUpdates)
        else { return false }
        context.drawUpright(picture, in: rect)
        return true
    }

    private func picture(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> CGImage? {
        if afterUpdates {
            layoutIfNeeded()
        }
        return layer.shownPicture(of: rect, scale: snapshotScale, displaysFirst: afterUpdates)
    }

    private var snapshotScale: CGFloat {
        window?.screen.scale ?? (traitCollection.displayScale > 0 ? traitCollection.displayScale : 1)
    }
}

extension UIScreen {
    /// A view that looks as the whole screen does now; it does not follow later changes.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates {
            rootLayer.layoutSubtreeIfNeeded()
        }
        let picture = rootLayer.shownPicture(of: bounds, scale: scale, displaysFirst: afterUpdates)
        return SnapshotView(picture, size: bounds.size, scale: scale, caps: .zero)
    }
}

/// Shows a picture that was taken of something else.
private final class SnapshotView: UIView {
    init(_ picture: CGImage?, size: CGSize, scale: CGFloat, caps: UIEdgeInsets) {
        super.init(frame: CGRect(origin: .zero, size: size))
        layer.contents = picture
        layer.contentsScale = scale
        layer.contentsCenter = CGRect(
            x: caps.left / size.width, y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
