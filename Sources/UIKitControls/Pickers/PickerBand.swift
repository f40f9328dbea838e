import UIKitCore

/// The mark of a picker's selected row: a rounded band, or the two lines of earlier systems.
final class PickerBand: UIView {
    private let fill = UIView()
    private let lines = [UIView(), UIView()]
    /// Whether the mark is a band.
    var hasBand = true {
        didSet { if hasBand != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        fill.backgroundColor = .quaternarySystemFill
        fill.layer.cornerRadius = PickerMetrics.bandRadius
        fill.layer.cornerCurve = .continuous
        for line in lines { line.backgroundColor = .separator }
        for view in [fill] + lines { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.isHidden = !hasBand
        fill.frame = bounds.insetBy(dx: min(PickerMetrics.bandInset, bounds.width / 2), dy: 0)
        let thickness = 1 / max(1, traitCollection.displayScale)
        for (line, y) in zip(lines, [0, bounds.height - thickness]) {
            line.isHidden = hasBand
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
        }
    }
}
