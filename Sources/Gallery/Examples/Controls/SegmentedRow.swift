import UIKit

/// A segmented control with a caption.
final class SegmentedRow: UIView {
    /// The width of the caption, so that segments of several rows are aligned. Points.
    private static let captionWidth: CGFloat = 76
    private static let gap: CGFloat = 8

    private let caption = UILabel()
    private let segments: UISegmentedControl
    /// Called when the user has selected a segment.
    var onChange: () -> Void = {}

    /// Selects the first of `titles`.
    ///
    /// - Parameter identifier: The accessibility identifier of the segmented control. Default: none.
    init(_ title: String, _ titles: [String], identifier: String? = nil) {
        segments = UISegmentedControl(items: titles)
        super.init(frame: .zero)
        segments.accessibilityIdentifier = identifier
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [unowned self] _ in onChange() }, for: .valueChanged)
        caption.text = title
        caption.font = .preferredFont(forTextStyle: .body)
        caption.adjustsFontForContentSizeCategory = true
        addSubview(caption)
        addSubview(segments)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The index of the selected segment.
    var selected: Int {
        get { segments.selectedSegmentIndex }
        set { if newValue != segments.selectedSegmentIndex { segments.selectedSegmentIndex = newValue } }
    }

    var selectedTitle: String { segments.titleForSegment(at: selected) ?? "" }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = segments.sizeThatFits(size).height
        return CGSize(width: size.width, height: isStacked ? captionHeight + Self.gap + height : height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.textAlignment = .natural
        guard !isStacked else {
            (caption.frame, segments.frame) = bounds.divided(atDistance: captionHeight, from: .minYEdge)
            segments.frame = segments.frame.inset(by: UIEdgeInsets(top: Self.gap, left: 0, bottom: 0, right: 0))
            return
        }
        let (leading, trailing) = bounds.divided(
            atDistance: Self.captionWidth,
            from: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge)
        caption.frame = leading
        segments.frame = trailing
    }

    /// Whether the caption is too long for the row.
    private var isStacked: Bool { caption.sizeThatFits(.zero).width > Self.captionWidth - Self.gap }

    private var captionHeight: CGFloat { caption.sizeThatFits(.zero).height.rounded(.up) }
}
