/// Snapshots of views.
extension UIView {
    func image(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> CGImage? {
        if afterUpdates {
            layoutIfNeeded()
        }
        return layer.snapshotImage(of: rect, scale: snapshotScale, displaysFirst: afterUpdates)
    }

    var snapshotScale: CGFloat {
        window?.screen.scale ?? (traitCollection.displayScale > 0 ? traitCollection.displayScale : 1)
    }
}

/// Shows a captured image.
final class SnapshotView: UIView {
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
