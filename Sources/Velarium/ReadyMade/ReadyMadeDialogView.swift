import UIKit

/// The view of a ready-made dialog: title and body, which scroll if they are too high, above the buttons.
final class ReadyMadeDialogView: UIView {
    /// The arrangement of title and body.
    enum Kind {
        /// The body has the title's width, and both scroll together.
        case message
        /// As with a message, but the body is a control, which has as much room above as below.
        case control
        /// The body extends to the trailing edge and scrolls below a pinned title.
        case rows
    }

    let buttons: DialogButtonStack
    private var theme = OverlayTheme()

    private let kind: Kind
    /// The public material that is closest to that of alerts.
    private let material = OverlaySurface(.systemMaterial)
    private let scroll = UIScrollView()
    private let buttonScroll = UIScrollView()
    private let title: DialogTextLabel
    private let body: UIView?
    /// Pinned between title and rows.
    private let header: UIView?

    init(title text: String?, header: UIView? = nil, body: UIView?, kind: Kind, buttons: DialogButtonStack) {
        self.body = body
        self.header = header
        self.kind = kind
        self.buttons = buttons
        title = DialogTextLabel(text, font: .headline)
        super.init(frame: .zero)
        addSubview(material)
        layer.cornerCurve = .continuous
        clipsToBounds = true
        accessibilityViewIsModal = true
        title.isHidden = text?.isEmpty ?? true
        title.accessibilityTraits.insert(.header)
        if let body { scroll.addSubview(body) }
        buttonScroll.addSubview(buttons)
        for view in [scroll, buttonScroll] {
            view.contentInsetAdjustmentBehavior = .never
            addSubview(view)
        }
        scroll.addSubview(title)
        if let header { addSubview(header) }
        (body as? ChoiceList)?.onFilter = { [unowned self] in setNeedsLayout() }
        scroll.delegate = self
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Scrolls so that `area`, in the coordinates of `view`, is visible.
    func scrollToVisible(_ area: CGRect, of view: UIView) {
        scroll.scrollRectToVisible(view.convert(area, to: scroll), animated: false)
    }

    /// Applies a theme to this view and everything in it.
    func setTheme(_ theme: OverlayTheme) {
        self.theme = theme
        tintColor = theme.tintColor
        applyOverlayTheme(theme)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = heights(in: size.width)
        return CGSize(width: size.width, height: min(size.height, heights.content + heights.buttons))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = theme.cornerRadius(orUsual: ReadyMadeMetrics.cornerRadius)
        material.frame = bounds
        let width = bounds.width
        let heights = heights(in: width)
        let fits = heights.content + heights.buttons <= bounds.height
        let most = (bounds.height * ReadyMadeMetrics.maximumButtonsFraction).rounded()
        let low = fits ? heights.buttons : min(heights.buttons, max(most, bounds.height - heights.content))
        let availableHeight = max(0, bounds.height - low)
        let pinnedTitle = pinnedHeight(of: heights, in: availableHeight)
        let pinned = min(availableHeight, pinnedTitle + heights.header)
        scroll.frame = CGRect(x: 0, y: pinned, width: width, height: availableHeight - pinned)
        let empty = (body as? ChoiceList)?.emptyHeight ?? 0
        scroll.contentSize = CGSize(width: width, height: heights.content - pinnedTitle - heights.header - empty)
        placeTitle(heights, isPinned: pinnedTitle > 0)
        placeHeader(heights, below: pinnedTitle)
        placeBody(heights, below: pinnedTitle > 0 ? 0 : heights.head)
        buttonScroll.frame = CGRect(x: 0, y: scroll.frame.maxY, width: width, height: low)
        buttonScroll.contentSize = CGSize(width: width, height: heights.buttons)
        buttons.frame = CGRect(x: 0, y: 0, width: width, height: heights.buttons)
        showVisiblePart()
    }

    /// Draws the visible part of the texts, and shows the rows of a long list that are in sight.
    private func showVisiblePart() {
        if let list = body as? ChoiceList { list.show(visible: convert(scroll.frame, to: list)) }
        for label in [title, body as? DialogTextLabel].compactMap({ $0 }) {
            label.draw(visible: convert(scroll.frame, to: label))
        }
    }

    /// The height of the title that is pinned above the rows; 0 if it scrolls with them.
    private func pinnedHeight(of heights: Heights, in availableHeight: CGFloat) -> CGFloat {
        guard kind == .rows, !title.isHidden, heights.head <= availableHeight * ReadyMadeMetrics.maximumTitleFraction
        else {
            return 0
        }
        return heights.head
    }

    private func placeTitle(_ heights: Heights, isPinned: Bool) {
        let padding = ReadyMadeMetrics.padding
        let holder = isPinned ? self : scroll
        if title.superview !== holder { holder.addSubview(title) }
        title.frame = CGRect(
            x: padding.left, y: padding.top, width: bounds.width - padding.left - padding.right, height: heights.title)
    }

    private func placeHeader(_ heights: Heights, below top: CGFloat) {
        let padding = ReadyMadeMetrics.padding
        header?.frame = CGRect(
            x: padding.left, y: top > 0 ? top : ReadyMadeMetrics.rowsGap,
            width: max(0, bounds.width - padding.left - padding.right), height: headerLength)
    }

    private func placeBody(_ heights: Heights, below top: CGFloat) {
        let padding = ReadyMadeMetrics.padding
        // Rows extend over the trailing margin.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = kind == .rows && isMirrored ? 0 : padding.left
        body?.frame = CGRect(x: left, y: top, width: bodyWidth(in: bounds.width), height: heights.body)
    }

    // MARK: Heights

    private struct Heights {
        /// The height of the title's text; 0 without a title.
        let title: CGFloat
        /// Everything above the body.
        let head: CGFloat
        /// The pinned header with the room around it; 0 without one.
        let header: CGFloat
        let body: CGFloat
        /// Everything above the buttons.
        let content: CGFloat
        let buttons: CGFloat
    }

    private func heights(in width: CGFloat) -> Heights {
        let padding = ReadyMadeMetrics.padding
        let unlimited = CGFloat.greatestFiniteMagnitude
        let availableSize = CGSize(width: max(1, width - padding.left - padding.right), height: unlimited)
        let titleHeight = title.isHidden ? 0 : title.sizeThatFits(availableSize).height
        let bodyRoom = CGSize(width: max(1, bodyWidth(in: width)), height: unlimited)
        let bodyHeight = body?.sizeThatFits(bodyRoom).height ?? 0
        let head = padding.top + titleHeight + (titleHeight > 0 && bodyHeight > 0 ? gap : 0)
        // Rows end at the separator above the buttons.
        let bottom = kind == .rows && bodyHeight > 0 ? 0 : padding.bottom
        return Heights(
            title: titleHeight, head: head, header: headerHeight, body: bodyHeight,
            content: head + headerHeight + bodyHeight + bottom,
            buttons: buttons.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// A header without a title above it has as much room above as below.
    private var headerHeight: CGFloat {
        header == nil ? 0 : headerLength + ReadyMadeMetrics.rowsGap * (title.isHidden ? 2 : 1)
    }

    private var headerLength: CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return max(ReadyMadeMetrics.fieldHeight, (font.lineHeight + ReadyMadeMetrics.buttonPadding).rounded(.up))
    }

    /// Between the title and the body.
    private var gap: CGFloat {
        switch kind {
        case .message: ReadyMadeMetrics.messageGap
        case .control: ReadyMadeMetrics.padding.bottom
        case .rows: ReadyMadeMetrics.rowsGap
        }
    }

    private func bodyWidth(in width: CGFloat) -> CGFloat {
        let padding = ReadyMadeMetrics.padding
        return width - padding.left - (kind == .rows ? 0 : padding.right)
    }
}

extension ReadyMadeDialogView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { showVisiblePart() }
}
