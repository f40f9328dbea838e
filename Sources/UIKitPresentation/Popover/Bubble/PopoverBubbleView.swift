import OverlayPlacement
@_spi(Core) import UIKitCore

/// A popover's body: shadow, bubble with arrow, and the content clipped to the same outline. An app's background view
/// may replace shadow and bubble.
@MainActor final class PopoverBubbleView: UIView {
    /// The view that draws the bubble and arrow.
    private enum ChromeKind {
        case system(PopoverChromeView)
        case background(UIPopoverBackgroundView)

        var view: UIView {
            switch self {
            case .system(let chrome): chrome
            case .background(let view): view
            }
        }
    }

    private let chromeKind: ChromeKind
    private let content = PopoverContentView(frame: .zero)
    private let contentShape = CAShapeLayer()
    private let arrow: PopoverArrow
    private let shadow: PopoverShadow
    private var contentInsets = UIEdgeInsets.zero
    /// The area in which a touch is inside the popover.
    private var touchShape: CGPath?
    /// A part of the touch shape that is found faster: the body without its corners.
    private var touchInterior = CGRect.null
    private var direction: ArrowDirection?
    private var lastOutline: (placement: Placement, metrics: PopoverMetrics)?
    /// How it grows, or has last grown.
    var growth: SpringMotion?

    /// The color of the system's bubble and arrow; nil for its material.
    var fillColor: UIColor? {
        didSet {
            guard case .system(let chrome) = chromeKind else { return }
            chrome.fillColor = fillColor
            updateShadow()
        }
    }

    /// - Parameter background: The app's view that draws the bubble and arrow; nil for the system's.
    init(_ background: UIPopoverBackgroundView?, fillColor: UIColor?, era: SystemEra) {
        self.fillColor = fillColor
        arrow = era.popoverArrow
        shadow = era.popoverShadow
        chromeKind = background.map(ChromeKind.background) ?? .system(PopoverChromeView(era.popoverMaterial))
        super.init(frame: .zero)
        addSubview(chromeKind.view)
        content.layer.mask = contentShape
        content.cornerRadius = era.popoverCornerRadius
        content.onCornerRadiusChange = { [weak self] in
            if let self, let (placement, metrics) = lastOutline { updateOutline(for: placement, metrics: metrics) }
        }
        addSubview(content)
        // The material shows what is behind the popover, not the popover's shadow.
        layer.isolatesBackdrops = true
        guard case .system(let chrome) = chromeKind else { return }
        chrome.fillColor = fillColor
        chrome.isUserInteractionEnabled = false
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = .zero
        layer.shadowColor = shadow.color
        updateShadow()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PopoverBubbleView does not support init(coder:). Its popover creates it.")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateShadow()
    }

    private func updateShadow() {
        guard case .system(let chrome) = chromeKind else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? shadow.opacityDark : shadow.opacityLight
        layer.shadowCutout = chrome.isTranslucent ? chrome.outline : nil
    }

    /// Adds `view` as content before the popover is placed, without giving it a frame.
    func adopt(_ view: UIView) { content.addSubview(view) }

    /// Adds `view` as content, in front of existing content.
    func addContent(_ view: UIView) {
        content.addSubview(view)
        layOutContent()
    }

    /// Moves to `placement`. The content is inset by `contentInsets`, and `arrowInsets` becomes part of its safe area.
    /// All of it is animated inside an animation block, except the outline of a bubble whose arrow changes sides.
    func apply(
        _ placement: Placement, metrics: PopoverMetrics, contentInsets: UIEdgeInsets, arrowInsets: UIEdgeInsets
    ) {
        let isTurned = placement.direction != direction
        direction = placement.direction
        self.contentInsets = contentInsets
        content.arrowInsets = arrowInsets
        frame = placement.frame
        if isTurned {
            UIView.performWithoutAnimation { updateOutline(for: placement, metrics: metrics) }
        } else {
            updateOutline(for: placement, metrics: metrics)
        }
        retargetGrowth(from: placement.arrowTip)
    }

    private func updateOutline(for placement: Placement, metrics: PopoverMetrics) {
        lastOutline = (placement, metrics)
        content.frame = bounds
        chromeKind.view.frame = bounds
        switch chromeKind {
        case .system(let chrome):
            let outline = PopoverOutline.path(for: placement, cornerRadius: content.cornerRadius, arrow: arrow)
            chrome.outline = outline
            layer.shadowPath = PopoverOutline.shadowPath(
                for: placement, cornerRadius: content.cornerRadius, spread: shadow.spread)
            updateShadow()
            touchShape = outline
            let corner = max(0, content.cornerRadius) * ContinuousCorner.reach
            touchInterior = body(of: placement).insetBy(dx: corner, dy: corner)
            clipContent(to: outline)
        case .background(let view):
            view.arrowDirection = placement.direction.map { UIPopoverArrowDirection($0) } ?? .unknown
            view.arrowOffset = placement.arrowOffset
            view.layoutIfNeeded()
            touchShape = touchPath(for: placement, metrics: metrics)
            touchInterior = .null
            let isRound = metrics.chromeStyle == .background(roundsContent: true) && content.cornerRadius > 0
            clipContent(
                to: CGPath(
                    continuousRoundedRect: bounds.inset(by: contentInsets),
                    cornerRadius: isRound ? PopoverDefaults.contentCornerRadius : 0))
        }
        layOutContent()
    }

    /// The body of the bubble in this view's coordinates.
    private func body(of placement: Placement) -> CGRect {
        placement.bubble.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY)
    }

    /// The touch area of a popover with an app's background: its body, and the frame of its arrow.
    private func touchPath(for placement: Placement, metrics: PopoverMetrics) -> CGPath {
        let boxes = CGMutablePath()
        boxes.addRect(body(of: placement))
        if let arrow = metrics.arrowFrame(of: placement) { boxes.addRect(arrow) }
        return boxes
    }

    /// The mask is not a view's layer, so its implicit animation would run always and with its own duration.
    private func clipContent(to outline: CGPath) {
        let old = contentShape.property("path")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contentShape.frame = bounds
        contentShape.path = outline
        CATransaction.commit()
        if let old, window != nil { AnimationContext.current?.addChange(from: old, of: contentShape) }
    }

    private func layOutContent() {
        for view in content.subviews { view.frame = content.bounds.inset(by: contentInsets) }
    }

    /// A touch on the bubble outside the content, for example on the arrow, is inside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return touchInterior.contains(point) || touchShape?.contains(point) != false
    }
}

/// Contains a popover's content. From iOS 13 on the content extends under the arrow, which is excluded from the safe
/// area, also for presentations in the content's context.
@MainActor private final class PopoverContentView: UIView {
    /// The part of this view that the arrow occupies. Points.
    var arrowInsets = UIEdgeInsets.zero {
        didSet {
            guard arrowInsets != oldValue else { return }
            for view in subviews { view.updateSafeArea() }
        }
    }

    override var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets + arrowInsets }

    override class var layerClass: AnyClass { PopoverContentLayer.self }

    /// The radius of the popover's corners. Points. Apps set it on the layer of their view's superview.
    var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    /// Called when the radius has changed.
    var onCornerRadiusChange: (() -> Void)? {
        get { (layer as? PopoverContentLayer)?.onCornerRadiusChange }
        set { (layer as? PopoverContentLayer)?.onCornerRadiusChange = newValue }
    }
}

/// Reports changes of its corner radius. Its mask has the shape of the bubble.
private final class PopoverContentLayer: CALayer {
    var onCornerRadiusChange: (() -> Void)?

    override var cornerRadius: CGFloat {
        get { super.cornerRadius }
        set {
            guard newValue != super.cornerRadius else { return }
            super.cornerRadius = newValue
            onCornerRadiusChange?()
        }
    }
}
