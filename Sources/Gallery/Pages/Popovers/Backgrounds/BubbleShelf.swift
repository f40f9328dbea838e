import UIKit

/// Buttons that popovers point at, with room for a bubble below each, and one for all of them together.
final class BubbleShelf: UIView {
    private static let buttonHeight: CGFloat = 36
    /// One button with the room below it, larger where letters are. Points.
    private static var cell: CGSize {
        CGSize(width: 152, height: 96 + BubbleSample.contentSize.height)
    }

    /// Hears of a button: the sample's place, and where to point.
    var onChoice: (Int, UIView) -> Void = { _, _ in }
    var onAll: () -> Void = {}

    let anchors: [UIButton]
    /// Shows every sample, or none.
    let all = UIButton(type: .system)

    init(_ samples: [BubbleSample], all title: String) {
        anchors = samples.map { sample in
            let button = UIButton(type: .system)
            button.setTitle(sample.name, for: .normal)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 10
            button.layer.cornerCurve = .continuous
            return button
        }
        super.init(frame: .zero)
        all.setTitle(title, for: .normal)
        all.titleLabel?.font = .preferredFont(forTextStyle: .headline)
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
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// Scrolls what it stands in until all of it can be seen, so that there is room for the bubbles.
    func comeIntoView() {
        var outer = superview
        while let view = outer, !(view is UIScrollView) { outer = view.superview }
        guard let scroll = outer as? UIScrollView else { return }
        scroll.scrollRectToVisible(scroll.convert(bounds, from: self).insetBy(dx: 0, dy: -16), animated: false)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let columns = columns(in: size.width)
        let rows = (anchors.count + columns - 1) / columns
        return CGSize(width: size.width, height: headHeight + 8 + CGFloat(rows) * Self.cell.height)
    }

    /// Of the button for all, whose letters are as large as the person's.
    private var headHeight: CGFloat {
        max(Self.buttonHeight, (all.titleLabel?.font.lineHeight ?? 0).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let columns = columns(in: bounds.width)
        let pitch = bounds.width / CGFloat(columns)
        all.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headHeight)
        for (index, anchor) in anchors.enumerated() {
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            anchor.frame = CGRect(
                x: CGFloat(column) * pitch + 8,
                y: all.frame.maxY + 8 + CGFloat(index / columns) * Self.cell.height, width: pitch - 16,
                height: Self.buttonHeight)
        }
    }

    /// As many as fit, with about as many in each row.
    private func columns(in width: CGFloat) -> Int {
        let most = max(1, min(anchors.count, Int(width / Self.cell.width)))
        let rows = (anchors.count + most - 1) / most
        return (anchors.count + rows - 1) / rows
    }
}
