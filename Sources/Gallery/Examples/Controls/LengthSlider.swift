import UIKit

/// A slider for a length in whole points, with its name before it and its value after it.
final class LengthSlider: UIView {
    private static let nameWidth: CGFloat = 68
    private static let valueWidth: CGFloat = 44
    private static let sliderHeight: CGFloat = 34

    /// Called when the user has moved the slider.
    var onChange: () -> Void = {}

    private let slider = UISlider()
    private let name = UILabel()
    private let valueLabel = UILabel()

    /// - Parameters:
    ///   - label: The accessibility label and identifier, if the name alone is ambiguous.
    init(_ name: String, label: String, value: CGFloat, in range: ClosedRange<CGFloat>) {
        super.init(frame: .zero)
        self.name.text = name
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.value = Float(value)
        slider.accessibilityLabel = label
        slider.accessibilityIdentifier = label
        slider.addAction(
            UIAction { [unowned self] _ in
                updateValueLabel()
                onChange()
            }, for: .valueChanged)
        self.name.font = .preferredFont(forTextStyle: .body)
        self.name.numberOfLines = 0
        valueLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        valueLabel.textColor = .secondaryLabel
        for label in [self.name, valueLabel] {
            label.adjustsFontForContentSizeCategory = true
            addSubview(label)
        }
        addSubview(slider)
        updateValueLabel()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The length in points, a whole number.
    var value: CGFloat {
        get { CGFloat(slider.value.rounded()) }
        set {
            slider.value = Float(newValue)
            updateValueLabel()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (isStacked ? textHeight(in: size.width) : 0) + Self.sliderHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, end): (CGRectEdge, CGRectEdge) = isMirrored ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
        name.textAlignment = .natural
        valueLabel.textAlignment = isMirrored ? .left : .right
        if isStacked {
            let (text, rest) = bounds.divided(atDistance: textHeight(in: bounds.width), from: .minYEdge)
            (valueLabel.frame, name.frame) =
                fitsInLine(bounds.width)
                ? text.divided(atDistance: stackedValueWidth, from: end)
                : text.divided(atDistance: lineHeight, from: .maxYEdge)
            slider.frame = rest
        } else {
            let (head, rest) = bounds.divided(atDistance: Self.nameWidth, from: start)
            name.frame = head
            (valueLabel.frame, slider.frame) = rest.divided(atDistance: Self.valueWidth, from: end)
        }
    }

    private var lineHeight: CGFloat { name.font.lineHeight.rounded(.up) }

    /// Whether the text is too large for the slider's line.
    private var isStacked: Bool {
        (name.text ?? "").width(in: name.font) > Self.nameWidth - 4
            || "0000".width(in: valueLabel.font) > Self.valueWidth
    }

    /// Whether name and value fit into one line above the slider.
    private func fitsInLine(_ width: CGFloat) -> Bool {
        (name.text ?? "").width(in: name.font) + stackedValueWidth <= width
    }

    private func textHeight(in width: CGFloat) -> CGFloat {
        guard !fitsInLine(width) else { return lineHeight }
        let available = CGSize(width: width, height: .greatestFiniteMagnitude)
        return name.sizeThatFits(available).height.rounded(.up) + lineHeight
    }

    private var stackedValueWidth: CGFloat { "0000".width(in: valueLabel.font).rounded(.up) + 8 }

    private func updateValueLabel() { valueLabel.text = "\(Int(value))" }
}

extension String {
    /// The width of its line in `font`, in points.
    func width(in font: UIFont) -> CGFloat {
        NSString(string: self).size(withAttributes: [.font: font]).width
    }
}
