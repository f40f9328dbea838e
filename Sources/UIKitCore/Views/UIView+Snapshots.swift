/// Snapshots of views.
extension UIView {
    /// A view that shows the current appearance of this one, running animations included. It does not follow later
    /// changes. Nil for an empty view.
    ///
    /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows `rect` of this view, in its own coordinates. Nil when `rect` is empty. Borders of `capInsets`
    /// points keep their size when the snapshot is resized.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard let picture = image(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        return SnapshotView(picture, size: rect.size, scale: snapshotScale, caps: capInsets)
    }

    /// Draws the current appearance of this subtree into the current graphics context, scaled to `rect`.
    ///
    /// - Returns: Whether there was a context, and something to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(),
            let picture = image(of: bounds, afterScreenUpdates: afterUpdates)
        else { return false }
        context.drawUpright(picture, in: rect)
        return true
    }

    private func image(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> CGImage? {
        if afterUpdates {
            layoutIfNeeded()
        }
        return layer.snapshotImage(of: rect, scale: snapshotScale, displaysFirst: afterUpdates)
    }

    private var snapshotScale: CGFloat {
        window?.screen.scale ?? (traitCollection.displayScale > 0 ? traitCollection.displayScale : 1)
    }
}

extension UIScreen {
    /// A view that shows the current appearance of the whole screen. It does not follow later changes.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates {
            rootLayer.layoutSubtreeIfNeeded()
        }
        let picture = rootLayer.snapshotImage(of: bounds, scale: scale, displaysFirst: afterUpdates)
        return SnapshotView(picture, size: bounds.size, scale: scale, caps: .zero)
    }
}

/// Shows a captured image.
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
