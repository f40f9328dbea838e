import UIKit

/// Buttons that popovers point at, with space for a popover below each, and one button for all of them.
final class BubbleSampleGrid: UIView {
    private static let leastButtonHeight: CGFloat = 36
    /// The width of a button with the space around it, in points.
    private static let cellWidth: CGFloat = 152
    /// The height of a button with the space below it, in points.
    private var cellHeight: CGFloat { buttonHeight + 60 + BubbleSample.contentSize.height }
    private var buttonHeight: CGFloat {
        anchors.first?.height(atLeast: Self.leastButtonHeight) ?? Self.leastButtonHeight
    }

    /// Called with the index of the sample and the button, for a tap on that button.
    var onChoice: (Int, UIView) -> Void = { _, _ in }
    /// Called for a tap on the button that shows or dismisses all samples.
    var onAll: () -> Void = {}

    let anchors: [UIButton]
    /// Shows or dismisses all samples.
    let all = UIButton(type: .system)

    init(_ samples: [BubbleSample], all title: String) {
        anchors = samples.map { sample in
            let button = UIButton(type: .system)
            button.setTitle(sample.name, for: .normal)
            button.followTextSize()
            button.fill(cornerRadius: 10)
            return button
        }
        super.init(frame: .zero)
        all.setTitle(title, for: .normal)
        all.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        all.titleLabel?.adjustsFontForContentSizeCategory = true
        all.titleLabel?.adjustsFontSizeToFitWidth = true
        all.addAction(UIAction { [unowned self] _ in onAll() }, for: .touchUpInside)
        addSubview(all)
        for (index, anchor) in anchors.enumerated() {
            anchor.addAction(
                UIAction { [unowned self, unowned anchor] _ in onChoice(index, anchor) }, for: .touchUpInside)
            addSubview(anchor)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// Scrolls the enclosing scroll view until the whole grid is visible, so that the popovers have space.
    func scrollIntoView() {
        var outer = superview
        while let view = outer, !(view is UIScrollView) { outer = view.superview }
        guard let scroll = outer as? UIScrollView else { return }
        scroll.scrollRectToVisible(scroll.convert(bounds, from: self).insetBy(dx: 0, dy: -16), animated: false)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let columns = columns(in: size.width)
        let rows = (anchors.count + columns - 1) / columns
        return CGSize(width: size.width, height: headerHeight + 8 + CGFloat(rows) * cellHeight)
    }

    /// The height of the first button, which follows Dynamic Type.
    private var headerHeight: CGFloat {
        max(Self.leastButtonHeight, (all.titleLabel?.font.lineHeight ?? 0).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let columns = columns(in: bounds.width)
        let pitch = bounds.width / CGFloat(columns)
        all.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
        for (index, anchor) in anchors.enumerated() {
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            anchor.frame = CGRect(
                x: CGFloat(column) * pitch + 8,
                y: all.frame.maxY + 8 + CGFloat(index / columns) * cellHeight, width: pitch - 16,
                height: buttonHeight)
        }
    }

    /// The number of columns that fit, with rows of similar length.
    private func columns(in width: CGFloat) -> Int {
        let most = max(1, min(anchors.count, Int(width / Self.cellWidth)))
        let rows = (anchors.count + most - 1) / most
        return (anchors.count + rows - 1) / rows
    }
}
