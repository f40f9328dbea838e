import OverlayPlacement

/// A popover's body: shadow, bubble with arrow in one colour, and the content cut to the same outline.
@MainActor final class PopoverBubbleView: UIView {
    private let chrome = PopoverChromeView(frame: .zero)
    private let content = UIView(frame: .zero)
    private let contentShape = CAShapeLayer()
    private var contentInsets = UIEdgeInsets.zero

    /// The colour of bubble and arrow; nil for the system's.
    var fillColor: UIColor? {
        didSet { chrome.fillColor = fillColor ?? PopoverBubbleView.systemColor }
    }

    /// What the bubble is made of without an own colour, until there are materials.
    private static let systemColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
    }

    init(fillColor: UIColor?) {
        self.fillColor = fillColor
        super.init(frame: .zero)
        chrome.fillColor = fillColor ?? PopoverBubbleView.systemColor
        chrome.isUserInteractionEnabled = false
        addSubview(chrome)
        content.layer.mask = contentShape
        addSubview(content)
        layer.shadowRadius = PopoverNumbers.shadowRadius
        layer.shadowOffset = PopoverNumbers.shadowOffset
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
        layer.shadowPath = outline
        // The mask is no view's layer: by itself it would glide to its new shape.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contentShape.frame = bounds
        contentShape.path = outline
        CATransaction.commit()
        layContentOut()
    }

    private func layContentOut() {
        content.subviews.first?.frame = content.bounds.inset(by: contentInsets)
    }

    /// A touch on the bubble beside the content, on the arrow for instance, stays inside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && contentShape.path?.contains(point) != false
    }
}

/// Bubble and arrow in one colour, without a seam.
@MainActor final class PopoverChromeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var fillColor: UIColor? { didSet { showFill() } }
    var outline: CGPath? { didSet { shape.path = outline } }

    private var shape: CAShapeLayer { layer as! CAShapeLayer }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showFill()
    }

    private func showFill() {
        shape.fillColor = fillColor?.resolvedColor(with: traitCollection).cgColor
    }
}
