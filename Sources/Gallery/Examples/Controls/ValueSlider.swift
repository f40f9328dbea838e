import UIKit

/// A slider with its name and current value. Names and values that are too large for one line are in two.
final class ValueSlider: UIView {
    private static let gap: CGFloat = 8
    private static let sliderHeight: CGFloat = 34

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
        self.name.numberOfLines = 0
        valueLabel.textColor = .secondaryLabel
        addSubview(slider)
        sliderDidChange()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    var value: CGFloat { CGFloat(slider.value) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: textHeight(in: size.width) + Self.gap + Self.sliderHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = textHeight(in: bounds.width)
        let (text, rest) = bounds.divided(atDistance: height, from: .minYEdge)
        if fitsInLine(bounds.width) {
            (valueLabel.frame, name.frame) = text.divided(
                atDistance: valueWidth, from: isMirrored ? .minXEdge : .maxXEdge)
        } else {
            (valueLabel.frame, name.frame) = text.divided(atDistance: lineHeight, from: .maxYEdge)
        }
        setValueAlignment(isMirrored ? .left : .right)
        slider.frame = rest.divided(atDistance: Self.sliderHeight, from: .maxYEdge).slice
    }

    private func fitsInLine(_ width: CGFloat) -> Bool {
        (name.text ?? "").width(in: name.font) + valueWidth <= width
    }

    private func textHeight(in width: CGFloat) -> CGFloat {
        guard !fitsInLine(width) else { return lineHeight }
        let available = CGSize(width: width, height: .greatestFiniteMagnitude)
        return name.sizeThatFits(available).height.rounded(.up) + lineHeight
    }

    /// Room for the largest value, and a gap before it.
    private var valueWidth: CGFloat { "00.00".width(in: valueLabel.font).rounded(.up) + Self.gap }

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
