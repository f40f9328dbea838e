import OverlayPlacement

/// A popover's body: shadow, bubble with arrow, and the content clipped to the same outline. An app's background view
/// may replace shadow and bubble.
@MainActor final class PopoverBubbleView: UIView {
    /// The view that draws the bubble and arrow.
    private enum Dress {
        case system(PopoverChromeView)
        case background(UIPopoverBackgroundView)

        var view: UIView {
            switch self {
            case .system(let chrome): chrome
            case .background(let view): view
            }
        }
    }

    private let dress: Dress
    private let content = PopoverContentView(frame: .zero)
    private let contentShape = CAShapeLayer()
    private var contentInsets = UIEdgeInsets.zero
    /// The area in which a touch is inside the popover.
    private var touchShape: CGPath?
    private var direction: ArrowDirection?
    /// Its running show and hide animations.
    var motion = Motion()

    /// The color of the system's bubble and arrow; nil for its material.
    var fillColor: UIColor? {
        didSet {
            guard case .system(let chrome) = dress else { return }
            chrome.fillColor = fillColor
            showShadow()
        }
    }

    /// - Parameter background: The app's view that draws the bubble and arrow; nil for the system's.
    init(_ background: UIPopoverBackgroundView?, fillColor: UIColor?, era: SystemEra) {
        self.fillColor = fillColor
        dress = background.map(Dress.background) ?? .system(PopoverChromeView(era.popoverMaterial))
        super.init(frame: .zero)
        addSubview(dress.view)
        content.layer.mask = contentShape
        addSubview(content)
        // The material shows what is behind the popover, not the popover's shadow.
        layer.isolatesBackdrops = true
        guard case .system(let chrome) = dress else { return }
        chrome.fillColor = fillColor
        chrome.isUserInteractionEnabled = false
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
        guard case .system(let chrome) = dress else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.shadowOpacity = isDark ? PopoverNumbers.shadowOpacityDark : PopoverNumbers.shadowOpacityLight
        layer.shadowCutout = chrome.isTranslucent ? chrome.outline : nil
    }

    /// Adds `view` as content, in front of existing content.
    func hold(_ view: UIView) {
        content.addSubview(view)
        layContentOut()
    }

    /// Moves to `placement`. The content is inset by `contentInsets`, and `arrowInsets` becomes part of its safe area.
    /// All of it is animated inside an animation block, except the outline of a bubble whose arrow changes sides.
    func take(
        _ placement: Placement, _ metrics: PopoverMetrics, contentInsets: UIEdgeInsets, arrowStrip: UIEdgeInsets
    ) {
        let isTurned = placement.direction != direction
        direction = placement.direction
        self.contentInsets = contentInsets
        content.arrowStrip = arrowStrip
        frame = placement.frame
        if isTurned {
            UIView.performWithoutAnimation { showOutline(of: placement, metrics) }
        } else {
            showOutline(of: placement, metrics)
        }
        regrow(from: placement.arrowTip)
    }

    private func showOutline(of placement: Placement, _ metrics: PopoverMetrics) {
        content.frame = bounds
        dress.view.frame = bounds
        switch dress {
        case .system(let chrome):
            let outline = PopoverOutline.path(for: placement)
            chrome.outline = outline
            layer.shadowPath = PopoverOutline.shadowPath(for: placement)
            showShadow()
            touchShape = outline
            cutContent(to: outline)
        case .background(let view):
            view.arrowDirection = placement.direction.map { UIPopoverArrowDirection($0) } ?? .unknown
            view.arrowOffset = placement.arrowOffset
            view.layoutIfNeeded()
            touchShape = boxes(of: placement, metrics)
            let isRound = metrics.dress == .background(roundsContent: true)
            cutContent(
                to: CGPath(
                    continuousRoundedRect: bounds.inset(by: contentInsets),
                    cornerRadius: isRound ? PopoverNumbers.contentCornerRadius : 0))
        }
        layContentOut()
    }

    /// The touch area of a popover with an app's background: its body, and the frame of its arrow.
    private func boxes(of placement: Placement, _ metrics: PopoverMetrics) -> CGPath {
        let boxes = CGMutablePath()
        boxes.addRect(placement.bubble.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY))
        if let arrow = metrics.arrowBox(of: placement) { boxes.addRect(arrow) }
        return boxes
    }

    /// The mask is not a view's layer, so its implicit animation would run always and with its own duration.
    private func cutContent(to outline: CGPath) {
        let old = contentShape.property("path")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contentShape.frame = bounds
        contentShape.path = outline
        CATransaction.commit()
        if let old, window != nil { AnimationContext.current?.take(old, of: contentShape) }
    }

    private func layContentOut() {
        for view in content.subviews { view.frame = content.bounds.inset(by: contentInsets) }
    }

    /// A touch on the bubble outside the content, for example on the arrow, is inside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && touchShape?.contains(point) != false
    }
}

/// Contains a popover's content. From iOS 13 on the content extends under the arrow, which is excluded from the safe
/// area, also for presentations in the content's context.
@MainActor private final class PopoverContentView: UIView {
    /// The part of this view that the arrow occupies. Points.
    var arrowStrip = UIEdgeInsets.zero {
        didSet {
            guard arrowStrip != oldValue else { return }
            for view in subviews { view.updateSafeArea() }
        }
    }

    override var safeAreaOfSubviews: UIEdgeInsets { resolvedSafeArea + arrowStrip }
}
