import UIKitCore

/// The mark of a picker's selected row: a rounded band, or the two lines of earlier systems, above and below it.
final class PickerBand: UIView {
    private let lines = [UIView(), UIView()]
    /// Whether the mark is a band.
    var hasBand = true {
        didSet { if hasBand != oldValue { showMark() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = PickerMetrics.bandRadius
        layer.cornerCurve = .continuous
        for line in lines {
            line.backgroundColor = .separator
            addSubview(line)
        }
        showMark()
    }

    required init?(coder: NSCoder) { nil }

    private func showMark() {
        backgroundColor = hasBand ? .quaternarySystemFill : nil
        for line in lines { line.isHidden = hasBand }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(1, traitCollection.displayScale)
        for (line, y) in zip(lines, [-thickness, bounds.height]) {
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
        }
    }
}
