import CoreGraphics
import QuartzCore

/// The look of one pointer effect: a tint in front of or behind the content, a shadow, and the content's growth.
///
/// `show()` and `hide()` change animatable values only; `remove()` takes the layers away afterwards.
@MainActor final class PointerEffectDisplay {
    private let view: UIView
    private let tint: CALayer?
    private let shadow: CALayer?
    private let scale: CGFloat
    private var grown: CGAffineTransform?
    private var original = CGAffineTransform.identity

    init(of effect: UIPointerEffect, shape: UIPointerShape?) {
        view = effect.preview.view
        let parts = PointerEffectParts(of: effect, size: view.bounds.size)
        let outline = PointerOutline(of: shape, effect.preview, view)
        tint = parts.tintMode == .none ? nil : Self.tintLayer(for: outline, in: view)
        shadow = parts.hasShadow ? Self.shadowLayer(for: outline, of: effect.preview) : nil
        scale = parts.isScaled ? PointerMetrics.scale(of: view.bounds.size) : 1
        if let shadow { view.layer.insertSublayer(shadow, at: 0) }
        if let tint, parts.tintMode == .overlay { view.layer.addSublayer(tint) }
        if let tint, parts.tintMode == .underlay { view.layer.insertSublayer(tint, at: shadow == nil ? 0 : 1) }
    }

    func show() {
        tint?.opacity = 1
        shadow?.opacity = 1
        guard scale != 1 else { return }
        original = view.transform
        view.transform = original.scaledBy(x: scale, y: scale)
        grown = view.transform
    }

    /// Restores the content's transform unless the app has changed it.
    func hide() {
        tint?.opacity = 0
        shadow?.opacity = 0
        if let grown, view.transform == grown { view.transform = original }
        grown = nil
    }

    func remove() {
        tint?.removeFromSuperlayer()
        shadow?.removeFromSuperlayer()
    }

    private static func tintLayer(for outline: PointerOutline, in view: UIView) -> CALayer {
        let layer = CALayer()
        layer.frame = outline.rect
        layer.cornerRadius = outline.radius
        let color = PointerMetrics.tint.resolvedColor(with: view.traitCollection)
        layer.backgroundColor = color.cgColor
        layer.opacity = 0
        return layer
    }

    /// The app's color; without one, that of the view over what it lies on: the plate is above the view's own background.
    private static func plateColor(for preview: UITargetedPreview) -> UIColor {
        let traits = preview.view.traitCollection
        let own: UIColor = preview.parameters.backgroundColor
        guard !preview.parameters.hasBackgroundColor else { return own.resolvedColor(with: traits) }
        var layers: [UIColor] = []
        for view in sequence(first: Optional(preview.view), next: { $0?.superview }) {
            guard let color = view?.backgroundColor?.resolvedColor(with: traits) else { continue }
            layers.append(color)
            if color.cgColor.alpha >= 1 { break }
        }
        if layers.last?.cgColor.alpha ?? 0 < 1 { layers.append(own.resolvedColor(with: traits)) }
        return layers.dropLast().reversed().reduce(layers[layers.count - 1]) { $1.blended(over: $0) }
    }

    /// A plate behind the content with a shadow. It is opaque, so that a translucent content shows no shadow inside.
    private static func shadowLayer(for outline: PointerOutline, of preview: UITargetedPreview) -> CALayer {
        let layer = CALayer()
        layer.frame = outline.rect
        layer.cornerRadius = outline.radius
        layer.backgroundColor = plateColor(for: preview).cgColor
        layer.shadowPath =
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: outline.rect.size), cornerRadius: outline.radius)
            .cgPath
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = PointerMetrics.shadowOpacity
        layer.shadowRadius = PointerMetrics.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: PointerMetrics.shadowDrop)
        layer.opacity = 0
        return layer
    }
}

/// What an effect consists of.
package struct PointerEffectParts: Equatable {
    package let tintMode: UIPointerEffect.TintMode
    let hasShadow: Bool
    let isScaled: Bool

    /// - Parameter size: The content's size in points; the automatic effect depends on it.
    @MainActor package init(of effect: UIPointerEffect, size: CGSize) {
        switch effect {
        case .automatic where max(size.width, size.height) > PointerMetrics.largestHighlight:
            (tintMode, hasShadow, isScaled) = (.overlay, false, false)
        case .automatic, .highlight: (tintMode, hasShadow, isScaled) = (.underlay, false, false)
        case .lift: (tintMode, hasShadow, isScaled) = (.none, true, true)
        case .hover(_, let mode, let prefersShadow, let prefersScaledContent):
            (tintMode, hasShadow, isScaled) = (mode, prefersShadow, prefersScaledContent)
        }
    }
}

/// The outline of an effect, in points of the content's view.
struct PointerOutline: Equatable {
    let rect: CGRect
    let radius: CGFloat

    @MainActor init(of shape: UIPointerShape?, _ preview: UITargetedPreview, _ view: UIView) {
        let container = preview.target.container
        switch shape {
        case .roundedRect(let frame, let corners) where frame.isUsable && corners.isFinite:
            rect = view.convert(frame, from: container)
            radius = min(max(0, corners), min(frame.width, frame.height) / 2)
        case .path(let path) where path.bounds.isUsable:
            rect = view.convert(path.bounds, from: container)
            radius = UIPointerShape.defaultCornerRadius
        case .roundedRect, .path, .verticalBeam, .horizontalBeam, nil:
            let visible = preview.parameters.visiblePath?.bounds ?? view.bounds
            rect = visible.isUsable ? visible : view.bounds
            let own = view.layer.cornerRadius
            let side = min(rect.width, rect.height)
            radius = min(own > 0 ? own : UIPointerShape.defaultCornerRadius, side / 2)
        }
    }
}

extension CGRect {
    /// Whether the rectangle is finite and not empty.
    fileprivate var isUsable: Bool {
        !isEmpty && !isNull && !isInfinite && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}

/// Numbers of pointer effects, in points and seconds; all inferred.
@MainActor package enum PointerMetrics {
    static let enterDuration: Seconds = 0.15
    static let exitDuration: Seconds = 0.2
    /// The automatic effect of larger content is a tint in front of it.
    static let largestHighlight: CGFloat = 200
    static let shadowOpacity: Float = 0.25
    static let shadowRadius: CGFloat = 10
    static let shadowDrop: CGFloat = 4
    /// How much longer the content's long side becomes.
    static let growth: CGFloat = 8
    package static let largestScale: CGFloat = 1.1
    static let tint = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.07)
    }

    package static func scale(of size: CGSize) -> CGFloat {
        let side = max(size.width, size.height)
        guard side.isFinite, side > 0 else { return 1 }
        return min(1 + growth / side, largestScale)
    }
}

extension UIColor {
    /// The color of this one, which may be translucent, over an opaque one.
    fileprivate func blended(over base: UIColor) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var below: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha),
            base.getRed(&below.red, green: &below.green, blue: &below.blue, alpha: &below.alpha)
        else { return base }
        func mix(_ upper: CGFloat, _ lower: CGFloat) -> CGFloat { upper * alpha + lower * (1 - alpha) }
        return UIColor(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue), alpha: 1)
    }
}
