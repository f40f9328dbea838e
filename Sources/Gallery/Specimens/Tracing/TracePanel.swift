import UIKit

/// What has just been called, the newest line last. Lines that only differ in what they say of the same thing are one.
final class TracePanel: UIView {
    /// How wide the panel is beside a page, and how high below one, in points.
    static let width: CGFloat = 280
    static let height: CGFloat = 168

    private static let mostLines = 200
    private static let margin: CGFloat = 16

    /// What the system covers of the panel's edges.
    var covered = UIEdgeInsets.zero {
        didSet { if covered != oldValue { setNeedsLayout() } }
    }

    private let heading = UILabel()
    private let clear = UIButton(type: .system)
    private let text = UILabel()
    /// Where lines may stand.
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
        clear.addAction(UIAction { [unowned self] _ in empty() }, for: .touchUpInside)
        text.numberOfLines = 0
        text.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        text.textColor = .secondaryLabel
        text.accessibilityIdentifier = "trace lines"
        edge.backgroundColor = .separator
        [heading, clear, text, edge].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// Adds a line: what `subject` says now. One that follows another of the same subject and the same first word takes its
    /// place.
    func add(_ subject: String, _ news: String) {
        let isRepeated = lines.last.map { $0.subject == subject && firstWord($0.news) == firstWord(news) } ?? false
        if isRepeated { lines.removeLast() }
        lines.append((subject, news))
        if lines.count > Self.mostLines { lines.removeFirst(lines.count - Self.mostLines) }
        show()
    }

    private func firstWord(_ news: String) -> Substring { news.prefix { $0 != " " } }

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
        (clear.frame, heading.frame) = top.divided(atDistance: 60, from: isMirrored ? .minXEdge : .maxXEdge)
        room = CGRect(x: area.minX, y: top.maxY, width: area.width, height: max(0, area.maxY - top.maxY))
        show()
    }
}
