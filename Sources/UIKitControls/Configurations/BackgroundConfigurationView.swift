import CoreGraphics
import UIKitCore

/// Shows a background configuration. It fills the view whose background it is.
@MainActor package final class BackgroundConfigurationView: UIView {
    /// What the view shows; nil shows nothing.
    package var configuration: UIBackgroundConfiguration? {
        didSet { if configuration != oldValue { apply() } }
    }

    /// The margins of the view whose background this is, for configurations that add them.
    var addedMargins = NSDirectionalEdgeInsets.zero {
        didSet { if addedMargins != oldValue { setNeedsLayout() } }
    }

    private let fill = UIView()
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?
    private var stroke: UIView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        fill.layer.cornerCurve = .continuous
        addSubview(fill)
    }

    private func apply() {
        let configuration = configuration ?? .clear()
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: .tintColor)
        showEffect(configuration.visualEffect)
        showImage(configuration.image, mode: configuration.imageContentMode)
        showCustomView(configuration.customView)
        showStroke(of: configuration)
        setNeedsLayout()
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            return effectView = nil
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
    }

    private func showImage(_ image: UIImage?, mode: UIView.ContentMode) {
        guard let image else {
            imageView?.removeFromSuperview()
            return imageView = nil
        }
        let view = imageView ?? UIImageView()
        view.image = image
        view.contentMode = mode
        view.clipsToBounds = true
        if imageView == nil { insertSubview(view, aboveSubview: fill) }
        imageView = view
    }

    private func showCustomView(_ view: UIView?) {
        guard customView !== view else { return }
        if customView?.superview === self { customView?.removeFromSuperview() }
        customView = view
        guard let view else { return }
        view.clipsToBounds = true
        insertSubview(view, aboveSubview: imageView ?? fill)
    }

    private func showStroke(of configuration: UIBackgroundConfiguration) {
        guard configuration.strokeWidth > 0, configuration.strokeWidth.isFinite else {
            stroke?.removeFromSuperview()
            return stroke = nil
        }
        let view = stroke ?? UIView()
        view.layer.cornerCurve = .continuous
        view.layer.borderWidth = configuration.strokeWidth
        if stroke == nil { addSubview(view) }
        stroke = view
        updateStrokeColor()
    }

    /// Layers have fixed colors, so a change of traits or tint sets it again.
    private func updateStrokeColor() {
        guard let configuration, let stroke else { return }
        stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(in: self).cgColor
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateStrokeColor()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateStrokeColor()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let configuration else { return }
        let frame = bounds.inset(by: insets(of: configuration))
        let radius = max(0, min(configuration.cornerRadius, min(frame.width, frame.height) / 2))
        for view in [effectView, fill, imageView, customView] {
            view?.frame = frame
            view?.layer.cornerRadius = radius
        }
        effectView?.clipsToBounds = radius > 0
        guard let stroke else { return }
        let outset = configuration.strokeOutset.isFinite ? configuration.strokeOutset : 0
        stroke.frame = frame.insetBy(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius = max(0, radius + outset)
    }

    private func insets(of configuration: UIBackgroundConfiguration) -> UIEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += addedMargins.top }
        if edges.contains(.leading) { insets.leading += addedMargins.leading }
        if edges.contains(.bottom) { insets.bottom += addedMargins.bottom }
        if edges.contains(.trailing) { insets.trailing += addedMargins.trailing }
        return insets.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
}

extension NSDirectionalEdgeInsets {
    /// These insets with leading and trailing as sides; values that are not finite count as 0.
    func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let start = finite(leading)
        let end = finite(trailing)
        return UIEdgeInsets(
            top: finite(top), left: direction == .rightToLeft ? end : start, bottom: finite(bottom),
            right: direction == .rightToLeft ? start : end)
    }
}
