import UIKit

/// One of several, with what they are about before them.
final class Choice: UIView {
    /// How wide the words before the segments are, so that those stand below each other. Points.
    private static let captionWidth: CGFloat = 76

    private let caption = UILabel()
    private let segments: UISegmentedControl
    /// Called when the person has chosen.
    var onChange: () -> Void = {}

    /// The first of `titles` is chosen at the beginning.
    init(_ title: String, _ titles: [String]) {
        segments = UISegmentedControl(items: titles)
        super.init(frame: .zero)
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [unowned self] _ in onChange() }, for: .valueChanged)
        caption.text = title
        caption.font = .preferredFont(forTextStyle: .body)
        addSubview(caption)
        addSubview(segments)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// The number of the chosen one, from 0.
    var selected: Int {
        get { segments.selectedSegmentIndex }
        set { if newValue != segments.selectedSegmentIndex { segments.selectedSegmentIndex = newValue } }
    }

    var selectedTitle: String { segments.titleForSegment(at: selected) ?? "" }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: segments.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (leading, trailing) = bounds.divided(
            atDistance: Self.captionWidth,
            from: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge)
        caption.frame = leading
        caption.textAlignment = .natural
        segments.frame = trailing
    }
}
