import UIKit

/// A scroll view with a trace of its delegate calls beside it (below it in narrow cards), and an optional control.
final class TracedScrollView: UIView {
    private static let height: CGFloat = 200
    private static let gap: CGFloat = 12
    /// The minimum card width, in points, for the trace beside the scroll view.
    private static let minimumWideWidth: CGFloat = 480

    let recorder = ScrollCallRecorder()
    /// The shaded insets of the scroll view.
    var shadedInset = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    private let scroll: UIScrollView
    private let control: UIView?
    private let trace = UILabel()
    private let shades = [UIView(), UIView()]

    init(_ scroll: UIScrollView, control: UIView? = nil) {
        self.scroll = scroll
        self.control = control
        super.init(frame: .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.scrollsToTop = false
        scroll.delegate = recorder
        scroll.backgroundColor = .tertiarySystemFill
        scroll.layer.cornerRadius = 8
        scroll.layer.cornerCurve = .continuous
        addSubview(scroll)
        for shade in shades {
            shade.backgroundColor = .systemFill
            shade.isUserInteractionEnabled = false
            addSubview(shade)
        }
        if let control { addSubview(control) }
        trace.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        trace.followTextSize(atMost: 22)
        trace.textColor = .secondaryLabel
        trace.numberOfLines = 0
        trace.accessibilityIdentifier = "trace"
        addSubview(trace)
        recorder.onChange = { [unowned self] in trace.text = recorder.lines.joined(separator: "\n") }
        trace.text = "No calls yet"
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    private var traceHeight: CGFloat { (trace.font.lineHeight * CGFloat(ScrollCallRecorder.limit)).rounded(.up) }
    private var controlHeight: CGFloat { control.map { $0.sizeThatFits(.zero).height + Self.gap } ?? 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let below = size.width >= Self.minimumWideWidth ? 0 : Self.gap + traceHeight
        return CGSize(width: size.width, height: Self.height + controlHeight + below)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.width >= Self.minimumWideWidth
        let width = isWide ? ((bounds.width - Self.gap) / 2).rounded() : bounds.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        scroll.frame = CGRect(
            x: isWide && isMirrored ? bounds.width - width : 0, y: 0, width: width, height: Self.height)
        shades[0].frame = scroll.frame.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: Self.height - shadedInset.top, right: 0))
        shades[1].frame = scroll.frame.inset(
            by: UIEdgeInsets(top: Self.height - shadedInset.bottom, left: 0, bottom: 0, right: 0))
        control?.frame = CGRect(
            x: scroll.frame.minX, y: Self.height + Self.gap, width: width, height: controlHeight - Self.gap)
        let top = isWide ? 0 : Self.height + controlHeight + Self.gap
        let left = isWide && !isMirrored ? width + Self.gap : 0
        trace.frame = CGRect(x: left, y: top, width: isWide ? bounds.width - width - Self.gap : width, height: 0)
        trace.frame.size.height = min(
            trace.sizeThatFits(CGSize(width: trace.frame.width, height: 0)).height, bounds.height - top)
    }
}
