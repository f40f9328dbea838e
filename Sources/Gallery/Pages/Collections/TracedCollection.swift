import UIKit

/// A collection view with a trace of its delegate calls beside it (below it in narrow cards), and an optional control.
final class TracedCollection: UIView, UICollectionViewDelegate {
    private static let height: CGFloat = 240
    private static let gap: CGFloat = 12
    /// The number of lines of the trace.
    private static let lineCount = 6
    /// The minimum card width, in points, for the trace beside the collection view.
    private static let minimumWideWidth: CGFloat = 480

    private let content: UICollectionView
    private let control: UIView?
    private let retained: NSObject
    private let trace = UILabel()
    private var lines: [String] = []

    /// Creates a view; `retained` lives as long as it.
    init(_ content: UICollectionView, control: UIView?, retaining retained: NSObject) {
        self.content = content
        self.control = control
        self.retained = retained
        super.init(frame: .zero)
        content.contentInsetAdjustmentBehavior = .never
        content.scrollsToTop = false
        content.delegate = self
        content.layer.cornerRadius = 8
        content.layer.cornerCurve = .continuous
        addSubview(content)
        if let control { addSubview(control) }
        trace.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        trace.followTextSize(atMost: 22)
        trace.textColor = .secondaryLabel
        trace.numberOfLines = 0
        trace.accessibilityIdentifier = "trace"
        trace.text = "No calls yet"
        addSubview(trace)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private func note(_ call: String, _ path: IndexPath) {
        lines = (lines + ["\(call) \(path.section), \(path.item)"]).suffix(Self.lineCount)
        trace.text = lines.joined(separator: "\n")
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        collectionView.allowsMultipleSelectionDuringEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        note("didBeginMultipleSelection", indexPath)
        collectionView.isEditing = true
    }

    // MARK: Layout

    private var traceHeight: CGFloat { (trace.font.lineHeight * CGFloat(Self.lineCount)).rounded(.up) }
    private var controlHeight: CGFloat { control.map { $0.sizeThatFits(.zero).height + Self.gap } ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let below = size.width >= Self.minimumWideWidth ? 0 : Self.gap + traceHeight
        return CGSize(width: size.width, height: Self.height + controlHeight + below)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.width >= Self.minimumWideWidth
        let width = isWide ? (bounds.width * 0.6).rounded() : bounds.width
        content.frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
        if let control {
            let size = control.sizeThatFits(.zero)
            control.frame = CGRect(x: 0, y: Self.height + Self.gap, width: min(width, size.width), height: size.height)
        }
        trace.frame =
            isWide
            ? CGRect(x: width + Self.gap, y: 0, width: bounds.width - width - Self.gap, height: traceHeight)
            : CGRect(x: 0, y: Self.height + controlHeight + Self.gap, width: bounds.width, height: traceHeight)
    }
}
