import UIKit

/// A row of boxes, one for each digit of a code; a digit that was entered is a dot. Accessibility reads how many.
final class CodeBoxes: UIView, OverlayThemed {
    var filled = 0 {
        didSet {
            guard filled != oldValue else { return }
            accessibilityValue = DialogTitles.rating(filled, of: count)
            setNeedsDisplay()
        }
    }
    var isWrong = false { didSet { if isWrong != oldValue { setNeedsDisplay() } } }

    private let count: Int
    private var theme = OverlayTheme()

    init(count: Int, label: String?) {
        self.count = count
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .updatesFrequently
        accessibilityValue = DialogTitles.rating(0, of: count)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: min(ReadyMadeMetrics.codeBoxHeight, boxWidth(in: size.width) * 1.25))
    }

    private func boxWidth(in width: CGFloat) -> CGFloat {
        let gaps = CGFloat(count - 1) * ReadyMadeMetrics.codeBoxGap
        return max(1, min(ReadyMadeMetrics.codeBoxHeight, (width - gaps) / CGFloat(count)))
    }

    func apply(_ theme: OverlayTheme) {
        self.theme = theme
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let width = boxWidth(in: bounds.width)
        let step = width + ReadyMadeMetrics.codeBoxGap
        let left = bounds.midX - (step * CGFloat(count) - ReadyMadeMetrics.codeBoxGap) / 2
        // Digits are entered from left to right in every language.
        for index in 0..<count {
            let box = CGRect(x: left + CGFloat(index) * step, y: 0, width: width, height: bounds.height)
                .insetBy(dx: 0.75, dy: 0.75)
            guard !box.isNull else { continue }
            let path = UIBezierPath(roundedRect: box, cornerRadius: ReadyMadeMetrics.fieldCornerRadius)
            UIColor.tertiarySystemFill.setFill()
            path.fill()
            if isWrong || index == filled {
                (isWrong ? theme.errorColor : tintColor).setStroke()
                path.lineWidth = ReadyMadeMetrics.starLineWidth
                path.stroke()
            }
            guard index < filled else { continue }
            theme.textColor.setFill()
            let radius = min(width, bounds.height) * ReadyMadeMetrics.codeDotFraction
            UIBezierPath(
                ovalIn: CGRect(x: box.midX - radius, y: box.midY - radius, width: 2 * radius, height: 2 * radius)
            ).fill()
        }
    }
}
