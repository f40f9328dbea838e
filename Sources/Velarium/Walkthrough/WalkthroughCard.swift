import UIKit

/// The card of a walkthrough: two texts, which scroll if they are too high, the number of the step and the buttons.
final class WalkthroughCard: UIView {
    let skip = UIButton(type: .system)
    let backward = UIButton(type: .system)
    let forward = UIButton(type: .system)

    private let material = OverlaySurface(.systemThickMaterial)
    private let scroll = UIScrollView()
    private let title = OverlayLabel(.primary)
    private let message = OverlayLabel(.primary)
    private let count = OverlayLabel(.secondary)

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = WalkthroughMetrics.cardRadius
        layer.cornerCurve = .continuous
        addSubview(material)
        title.font = .preferredFont(forTextStyle: .headline)
        title.accessibilityTraits.insert(.header)
        message.font = .preferredFont(forTextStyle: .subheadline)
        count.font = .preferredFont(forTextStyle: .footnote)
        for label in [title, message, count] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            scroll.addSubview(label)
        }
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        configureButtons()
    }

    private func configureButtons() {
        skip.setTitle(DialogTitles.skip, for: .normal)
        backward.setTitle(DialogTitles.back, for: .normal)
        for button in [skip, backward, forward] {
            button.titleLabel?.font = .preferredFont(forTextStyle: button === forward ? .headline : .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            // A long word at the largest text sizes, alone in its row.
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = WalkthroughMetrics.minimumTitleScale
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Shows the texts of a step. The view is laid out afterwards.
    func show(_ step: Walkthrough.Step, number: Int, of total: Int) {
        title.text = step.title
        message.text = step.message
        message.isHidden = step.message?.isEmpty ?? true
        count.text = DialogTitles.rating(number, of: total)
        count.isHidden = total < 2
        scroll.contentOffset = .zero
        setNeedsLayout()
    }

    /// Shows the buttons for the steps that there are before and after this one. Does nothing if they are the same.
    func showButtons(hasPrevious: Bool, hasNext: Bool) {
        let title = hasNext ? DialogTitles.next : DialogTitles.done
        guard backward.isHidden == hasPrevious || skip.isHidden == hasNext || forward.currentTitle != title else {
            return
        }
        backward.isHidden = !hasPrevious
        skip.isHidden = !hasNext
        forward.setTitle(title, for: .normal)
        setNeedsLayout()
        // The card's height depends on its buttons.
        superview?.setNeedsLayout()
    }

    /// What accessibility focuses when the step is shown.
    var focusedElement: UIView { title }

    // MARK: Layout

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        guard !label.isHidden else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The heights of the texts with the gaps below them.
    private func textHeights(in width: CGFloat) -> [CGFloat] {
        [title, message, count].map {
            let height = height(of: $0, in: width)
            return height > 0 ? height + WalkthroughMetrics.lineGap : 0
        }
    }

    private func titleSize(_ button: UIButton) -> CGSize {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return button.titleLabel?.sizeThatFits(unlimited) ?? .zero
    }

    private var shownButtons: [UIButton] { [skip, backward, forward].filter { !$0.isHidden } }

    private var buttonHeight: CGFloat {
        shownButtons.map { max(WalkthroughMetrics.buttonHeight, titleSize($0).height.rounded(.up)) }.max() ?? 0
    }

    /// Whether the titles do not fit side by side.
    private func areButtonsStacked(in width: CGFloat) -> Bool {
        let widths = shownButtons.map { max(WalkthroughMetrics.buttonHeight, titleSize($0).width.rounded(.up)) }
        return widths.reduce(CGFloat(widths.count - 1) * WalkthroughMetrics.buttonGap, +) > width
    }

    private func buttonsHeight(in width: CGFloat) -> CGFloat {
        areButtonsStacked(in: width) ? CGFloat(shownButtons.count) * buttonHeight : buttonHeight
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let padding = WalkthroughMetrics.padding
        let width = min(size.width, WalkthroughMetrics.cardWidth)
        let availableWidth = max(1, width - padding.left - padding.right)
        let height =
            padding.top + textHeights(in: availableWidth).reduce(0, +) + buttonsHeight(in: availableWidth)
            + padding.bottom
        return CGSize(width: width, height: height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let padding = WalkthroughMetrics.padding
        let availableRect = bounds.inset(by: padding)
        guard availableRect.width > 0, availableRect.height > 0 else { return }
        let heights = textHeights(in: availableRect.width)
        let buttons = buttonsHeight(in: availableRect.width)
        let (low, high) = availableRect.divided(atDistance: buttons, from: .maxYEdge)
        scroll.frame = high
        scroll.contentSize = CGSize(width: high.width, height: heights.reduce(0, +))
        var top: CGFloat = 0
        for (label, height) in zip([title, message, count], heights) {
            label.frame = CGRect(
                x: 0, y: top, width: availableRect.width, height: max(0, height - WalkthroughMetrics.lineGap))
            top += height
        }
        if areButtonsStacked(in: availableRect.width) { stackButtons(in: low) } else { layOutButtons(in: low) }
    }

    private func stackButtons(in area: CGRect) {
        for (index, button) in shownButtons.reversed().enumerated() {
            button.frame = CGRect(
                x: area.minX, y: area.minY + CGFloat(index) * buttonHeight, width: area.width, height: buttonHeight)
        }
    }

    /// Skip is at the leading edge, backward and forward are at the trailing edge.
    private func layOutButtons(in area: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing): (CGRectEdge, CGRectEdge) =
            isMirrored ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
        func width(_ button: UIButton) -> CGFloat {
            max(WalkthroughMetrics.buttonHeight, titleSize(button).width.rounded(.up))
        }
        skip.frame = area.divided(atDistance: width(skip), from: leading).slice
        let rest = area.divided(atDistance: width(forward), from: trailing)
        forward.frame = rest.slice
        backward.frame =
            rest.remainder.divided(atDistance: WalkthroughMetrics.buttonGap, from: trailing).remainder
            .divided(atDistance: width(backward), from: trailing).slice
    }
}
