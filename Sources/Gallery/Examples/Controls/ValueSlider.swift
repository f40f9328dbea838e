import UIKit

/// A slider with its name and current value.
final class ValueSlider: UIView {
    /// Called for every change by the user.
    var onChange: (CGFloat) -> Void = { _ in }

    private let slider = UISlider()
    private let name = UILabel()
    private let valueLabel = UILabel()

    init(_ name: String, value: CGFloat, in range: ClosedRange<CGFloat>) {
        super.init(frame: .zero)
        self.name.text = name
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.value = Float(value)
        slider.accessibilityLabel = name
        slider.addAction(UIAction { [unowned self] _ in sliderDidChange() }, for: .valueChanged)
        for label in [self.name, valueLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        valueLabel.textColor = .secondaryLabel
        addSubview(slider)
        sliderDidChange()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    var value: CGFloat { CGFloat(slider.value) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: lineHeight + 8 + 34)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let line = CGRect(x: 0, y: 0, width: bounds.width, height: lineHeight)
        let (ahead, behind) = line.divided(atDistance: line.width * 0.75, from: isMirrored ? .maxXEdge : .minXEdge)
        name.frame = ahead
        valueLabel.frame = behind
        setValueAlignment(isMirrored ? .left : .right)
        slider.frame = CGRect(x: 0, y: lineHeight + 8, width: bounds.width, height: 34)
    }

    /// Sets the alignment only if it differs: setting it always invalidates the layout.
    private func setValueAlignment(_ alignment: NSTextAlignment) {
        if valueLabel.textAlignment != alignment { valueLabel.textAlignment = alignment }
    }

    private var lineHeight: CGFloat { name.font.lineHeight.rounded(.up) }

    private func sliderDidChange() {
        valueLabel.text = String(format: "%.2f", value)
        onChange(value)
    }
}
