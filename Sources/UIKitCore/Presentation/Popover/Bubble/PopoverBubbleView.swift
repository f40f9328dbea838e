import OverlayPlacement

/// A popover's body: shadow, bubble with arrow, and the content cut to the same outline.
@MainActor final class PopoverBubbleView: UIView {
    private let chrome: PopoverChromeView
    private let content = UIView(frame: .zero)
    private let contentShape = CAShapeLayer()
    private var contentInsets = UIEdgeInsets.zero
    /// How it comes and goes.
    var motion = Motion()

    /// The colour of bubble and arrow; nil for the system's material.
    var fillColor: UIColor? {
        didSet {
            chrome.fillColor = fillColor
            showShadow()
        }
    }

    init(fillColor: UIColor?, era: SystemEra) {
        self.fillColor = fillColor
        chrome = PopoverChromeView(era.popoverMaterial)
        super.init(frame: .zero)
        chrome.fillColor = fillColor
        chrome.isUserInteractionEnabled = false
        addSubview(chrome)
        content.layer.mask = contentShape
        addSubview(content)
        // The material shows what lies behind the popover, not its shadow.
        layer.isolatesBackdrops = true
        layer.shadowRadius = PopoverNumbers.shadowRadius
        layer.shadowOffset = .zero
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 10 / 255, alpha: 1)
        showShadow()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PopoverBubbleView is made by its popover, not from an archive.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showShadow()
    }

    private func showShadow() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? PopoverNumbers.shadowOpacityDark : PopoverNumbers.shadowOpacityLight
        layer.shadowCutout = chrome.isTranslucent ? chrome.outline : nil
    }

    /// Takes `view` as the content.
    func hold(_ view: UIView) {
        content.addSubview(view)
        layContentOut()
    }

    /// Moves to where `placement` says; the content keeps `contentInsets` clear.
    func take(_ placement: Placement, contentInsets: UIEdgeInsets) {
        self.contentInsets = contentInsets
        frame = placement.frame
        let outline = PopoverOutline.path(for: placement)
        chrome.frame = bounds
        chrome.outline = outline
        content.frame = bounds
        layer.shadowPath = PopoverOutline.shadowPath(for: placement)
        showShadow()
        // The mask is no view's layer: by itself it would glide to its new shape.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contentShape.frame = bounds
        contentShape.path = outline
        CATransaction.commit()
        layContentOut()
        regrow(from: placement.arrowTip)
    }

    private func layContentOut() {
        content.subviews.first?.frame = content.bounds.inset(by: contentInsets)
    }

    /// A touch on the bubble beside the content, on the arrow for instance, stays inside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && contentShape.path?.contains(point) != false
    }
}
