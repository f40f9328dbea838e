import UIKit

/// A trace of the latest callbacks, newest last. Successive lines that differ only in numbers, as in a drag, are
/// merged.
final class TracePanel: UIView {
    /// The width of the panel beside a page, in points.
    static let width: CGFloat = 280
    /// The height below a page, in points, and the maximum fraction of the page's height.
    private static let height: CGFloat = 168
    private static let maximumFraction: CGFloat = 0.2
    /// The height below a page while only the heading is visible, in points.
    private static let collapsedHeight: CGFloat = 46

    private static let maximumLines = 200
    private static let margin: CGFloat = 16
    private static let lineMargin: CGFloat = 6

    /// The insets that system areas cover.
    var coveredInsets = UIEdgeInsets.zero {
        didSet { if coveredInsets != oldValue { setNeedsLayout() } }
    }

    /// Called when the user has collapsed or expanded the panel.
    var onCollapse: () -> Void = {}
    /// Whether only the heading is visible. Pages with the panel beside the cards never collapse it.
    var isCollapsed: Bool { canCollapse && (isCollapsedByUser ?? (pageHeight < Self.lowPage)) }
    /// What the user has chosen; nil before that.
    private var isCollapsedByUser: Bool?
    /// The height, in points, below which a page starts with a collapsed panel.
    private static let lowPage: CGFloat = 700
    /// The height of the page that the panel is on, in points.
    var pageHeight = CGFloat.infinity {
        didSet {
            guard (pageHeight < Self.lowPage) != (oldValue < Self.lowPage) else { return }
            updateCollapseButton()
            setNeedsLayout()
        }
    }
    /// Whether there is a button to collapse the panel.
    var canCollapse = false {
        didSet {
            guard canCollapse != oldValue else { return }
            updateCollapseButton()
            setNeedsLayout()
        }
    }

    private let heading = UILabel()
    private let collapseButton = UIButton(type: .system)
    private let clearButton = UIButton(type: .system)
    private let text = UILabel()
    /// The area of the lines.
    private var textBounds = CGRect.zero
    private let edge = UIView()
    private var lines: [(subject: String, news: String)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        accessibilityIdentifier = "trace"
        heading.text = "Trace".localized
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.adjustsFontSizeToFitWidth = true
        heading.minimumScaleFactor = 0.3
        clearButton.setTitle("Clear".localized, for: .normal)
        clearButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        clearButton.titleLabel?.adjustsFontForContentSizeCategory = true
        clearButton.titleLabel?.adjustsFontSizeToFitWidth = true
        clearButton.titleLabel?.minimumScaleFactor = 0.3
        clearButton.addAction(UIAction { [unowned self] _ in removeAllLines() }, for: .touchUpInside)
        collapseButton.addAction(UIAction { [unowned self] _ in toggleCollapsed() }, for: .touchUpInside)
        updateCollapseButton()
        text.numberOfLines = 0
        text.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular), maximumPointSize: 24)
        text.adjustsFontForContentSizeCategory = true
        text.textColor = .secondaryLabel
        text.accessibilityIdentifier = "trace lines"
        edge.backgroundColor = .separator
        [heading, clearButton, collapseButton, text, edge].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The height below the cards, in points. It does not depend on the lines: a panel that grew with the first line would
    /// cover what the user has just touched.
    var heightBelow: CGFloat {
        let collapsed = max(Self.collapsedHeight, heading.font.lineHeight.rounded(.up) + 2 * Self.lineMargin)
        guard !isCollapsed else { return collapsed }
        return max(collapsed, min(Self.height, (pageHeight * Self.maximumFraction).rounded()))
    }

    /// Appends a line with the description of a callback. It replaces the last line if they differ only in numbers.
    func add(_ subject: String, _ news: String) {
        let isContinued = lines.last.map { last in
            last.subject == subject && last.news != news && replacingDigits(last.news) == replacingDigits(news)
        }
        if isContinued == true { lines.removeLast() }
        lines.append((subject, news))
        if lines.count > Self.maximumLines { lines.removeFirst(lines.count - Self.maximumLines) }
        updateText()
    }

    private func replacingDigits(_ news: String) -> String {
        news.filter { !$0.isNumber && !"-−.,".contains($0) }
    }

    private func toggleCollapsed() {
        isCollapsedByUser = !isCollapsed
        updateCollapseButton()
        onCollapse()
    }

    private func updateCollapseButton() {
        collapseButton.setImage(UIImage(systemName: isCollapsed ? "chevron.up" : "chevron.down"), for: .normal)
        collapseButton.accessibilityLabel = isCollapsed ? "Show trace" : "Hide trace"
    }

    private func removeAllLines() {
        lines.removeAll()
        updateText()
    }

    private func updateText() {
        var count = max(0, Int(textBounds.height / text.font.lineHeight)) + 1
        var height = CGFloat.infinity
        // Lines that wrap leave less space.
        while count > 0, height > textBounds.height {
            count -= 1
            text.text = lines.suffix(count).map { "\($0.subject): \($0.news)" }.joined(separator: "\n")
            height = text.sizeThatFits(CGSize(width: textBounds.width, height: .greatestFiniteMagnitude)).height
        }
        text.frame = CGRect(
            x: textBounds.minX, y: textBounds.minY, width: textBounds.width, height: min(textBounds.height, height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBelow = bounds.width > bounds.height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edge.frame = CGRect(
            x: isMirrored && !isBelow ? bounds.width - 0.5 : 0, y: 0, width: isBelow ? bounds.width : 0.5,
            height: isBelow ? 0.5 : bounds.height)
        let area = bounds.inset(by: coveredInsets).insetBy(dx: Self.margin, dy: Self.lineMargin)
        guard !area.isNull else { return }
        let top = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: max(34, heading.font.lineHeight.rounded(.up)))
        collapseButton.isHidden = !canCollapse
        let chevron = canCollapse ? top.height : 0
        let clear = min(max(60, clearButton.sizeThatFits(.zero).width), max(0, (area.width - chevron) / 2))
        let words = min(heading.sizeThatFits(.zero).width.rounded(.up), max(0, area.width - chevron - clear))
        let (start, end): (CGRectEdge, CGRectEdge) = isMirrored ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
        clearButton.frame = top.divided(atDistance: clear, from: end).slice
        let rest: CGRect
        (heading.frame, rest) = top.divided(atDistance: words, from: start)
        collapseButton.frame = rest.divided(atDistance: chevron, from: start).slice
        textBounds = CGRect(x: area.minX, y: top.maxY, width: area.width, height: max(0, area.maxY - top.maxY))
        updateText()
    }
}
