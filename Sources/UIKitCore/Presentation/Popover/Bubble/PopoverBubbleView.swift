import OverlayPlacement

/// A popover's body: shadow, bubble with arrow, and the content cut to the same outline. The app may have a view of its
/// own in place of shadow and bubble.
@MainActor final class PopoverBubbleView: UIView {
    /// What draws bubble and arrow.
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
    /// Where a touch is inside the popover.
    private var touchShape: CGPath?
    private var direction: ArrowDirection?
    /// How it comes and goes.
    var motion = Motion()

    /// The colour of the system's bubble and arrow; nil for its material.
    var fillColor: UIColor? {
        didSet {
            guard case .system(let chrome) = dress else { return }
            chrome.fillColor = fillColor
            showShadow()
        }
    }

    /// - Parameter background: What the app draws bubble and arrow with; nil for the system's.
    init(_ background: UIPopoverBackgroundView?, fillColor: UIColor?, era: SystemEra) {
        self.fillColor = fillColor
        dress = background.map(Dress.background) ?? .system(PopoverChromeView(era.popoverMaterial))
        super.init(frame: .zero)
        addSubview(dress.view)
        content.layer.mask = contentShape
        addSubview(content)
        // The material shows what lies behind the popover, not its shadow.
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

    /// Takes `view` as the content, over what is there already.
    func hold(_ view: UIView) {
        content.addSubview(view)
        layContentOut()
    }

    /// Moves to where `placement` says; the content keeps `contentInsets` clear and hears of `arrowStrip` as covered. In a
    /// block of animations all of it goes along; a bubble whose arrow changes sides has its new outline at once.
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

    /// Where a popover that the app draws takes touches: its body, and the box around its arrow.
    private func boxes(of placement: Placement, _ metrics: PopoverMetrics) -> CGPath {
        let boxes = CGMutablePath()
        boxes.addRect(placement.bubble.offsetBy(dx: -placement.frame.minX, dy: -placement.frame.minY))
        if let arrow = metrics.arrowBox(of: placement) { boxes.addRect(arrow) }
        return boxes
    }

    /// The mask is no view's layer: by itself it would glide to its new shape always, and in a time of its own.
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

    /// A touch on the bubble beside the content, on the arrow for instance, stays inside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && touchShape?.contains(point) != false
    }
}

/// Holds what a popover shows. From iOS 13 on that runs under the arrow, whose strip is no safe area: neither for the
/// content, nor for what covers it in its context.
@MainActor private final class PopoverContentView: UIView {
    /// What the arrow takes of this view. Points.
    var arrowStrip = UIEdgeInsets.zero {
        didSet {
            guard arrowStrip != oldValue else { return }
            for view in subviews { view.updateSafeArea() }
        }
    }

    override var safeAreaOfSubviews: UIEdgeInsets { resolvedSafeArea + arrowStrip }
}
