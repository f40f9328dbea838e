import UIKit

/// A trace of the latest callbacks, newest last. Successive lines that differ only in numbers, as in a drag, are
/// merged.
final class TracePanel: UIView {
    /// The width of the panel beside a page, and its height below one, in points.
    static let width: CGFloat = 280
    static let height: CGFloat = 168
    /// The height below a page while only the heading is visible, in points.
    static let foldedHeight: CGFloat = 46

    private static let mostLines = 200
    private static let margin: CGFloat = 16

    /// The insets that system areas cover.
    var covered = UIEdgeInsets.zero {
        didSet { if covered != oldValue { setNeedsLayout() } }
    }

    /// Called when the user has collapsed or expanded the panel.
    var onFold: () -> Void = {}
    /// Whether only the heading is visible. Pages with the panel beside the cards never collapse it.
    private(set) var isFolded = false
    /// Whether there is a button to collapse the panel.
    var canFold = false {
        didSet { if canFold != oldValue { setNeedsLayout() } }
    }

    private let heading = UILabel()
    private let fold = UIButton(type: .system)
    private let clear = UIButton(type: .system)
    private let text = UILabel()
    /// The area of the lines.
    private var room = CGRect.zero
    private let edge = UIView()
    private var lines: [(subject: String, news: String)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        accessibilityIdentifier = "trace"
        heading.text = "Trace"
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        clear.setTitle("Clear", for: .normal)
        clear.titleLabel?.font = .preferredFont(forTextStyle: .body)
        clear.titleLabel?.adjustsFontForContentSizeCategory = true
        clear.addAction(UIAction { [unowned self] _ in empty() }, for: .touchUpInside)
        fold.addAction(UIAction { [unowned self] _ in toggleFold() }, for: .touchUpInside)
        showFold()
        text.numberOfLines = 0
        text.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
        text.adjustsFontForContentSizeCategory = true
        text.textColor = .secondaryLabel
        text.accessibilityIdentifier = "trace lines"
        edge.backgroundColor = .separator
        [heading, clear, fold, text, edge].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// Appends a line with the description of a callback. It replaces the last line if they differ only in numbers.
    func add(_ subject: String, _ news: String) {
        let isContinued = lines.last.map { last in
            last.subject == subject && last.news != news && withoutNumbers(last.news) == withoutNumbers(news)
        }
        if isContinued == true { lines.removeLast() }
        lines.append((subject, news))
        if lines.count > Self.mostLines { lines.removeFirst(lines.count - Self.mostLines) }
        show()
    }

    private func withoutNumbers(_ news: String) -> String {
        news.filter { !$0.isNumber && !"-−.,".contains($0) }
    }

    private func toggleFold() {
        isFolded.toggle()
        showFold()
        onFold()
    }

    private func showFold() {
        fold.setImage(UIImage(systemName: isFolded ? "chevron.up" : "chevron.down"), for: .normal)
        fold.accessibilityLabel = isFolded ? "Show trace" : "Hide trace"
    }

    private func empty() {
        lines.removeAll()
        show()
    }

    private func show() {
        let count = max(0, Int(room.height / text.font.lineHeight))
        text.text = lines.suffix(count).map { "\($0.subject): \($0.news)" }.joined(separator: "\n")
        let height = text.sizeThatFits(room.size).height
        text.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: min(room.height, height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBelow = bounds.width > bounds.height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edge.frame = CGRect(
            x: isMirrored && !isBelow ? bounds.width - 0.5 : 0, y: 0, width: isBelow ? bounds.width : 0.5,
            height: isBelow ? 0.5 : bounds.height)
        let area = bounds.inset(by: covered).insetBy(dx: Self.margin, dy: 6)
        guard !area.isNull else { return }
        let top = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: max(34, heading.font.lineHeight.rounded(.up)))
        (clear.frame, heading.frame) = top.divided(
            atDistance: max(60, clear.sizeThatFits(.zero).width), from: isMirrored ? .minXEdge : .maxXEdge)
        fold.isHidden = !canFold
        let words = heading.sizeThatFits(.zero).width.rounded(.up)
        fold.frame = CGRect(
            x: isMirrored ? top.maxX - words - top.height : top.minX + words, y: top.minY, width: top.height,
            height: top.height)
        room = CGRect(x: area.minX, y: top.maxY, width: area.width, height: max(0, area.maxY - top.maxY))
        show()
    }
}
