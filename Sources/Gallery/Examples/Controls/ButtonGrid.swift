import UIKit

/// Buttons of equal size in rows.
final class ButtonGrid: UIView {
    private static let minimumHeight: CGFloat = 44
    private static let gap: CGFloat = 8
    private static let minimumWidth: CGFloat = 148

    /// Called with the index of the tapped button, and the button.
    var onChoice: (Int, UIButton) -> Void = { _, _ in }

    /// The index of the button that is shown as chosen; nil for none, the default.
    var selection: Int? {
        didSet { showSelection() }
    }

    private let buttons: [UIButton]

    init(_ titles: [String]) {
        buttons = titles.map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.5
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
            button.layer.cornerRadius = 10
            button.layer.cornerCurve = .continuous
            return button
        }
        super.init(frame: .zero)
        for (index, button) in buttons.enumerated() {
            button.addAction(
                UIAction { [unowned self, unowned button] _ in onChoice(index, button) }, for: .touchUpInside)
            addSubview(button)
        }
        showSelection()
        registerForTraitChanges([UITraitAccessibilityContrast.self]) { (grid: ButtonGrid, _) in grid.showSelection() }
    }

    private func showSelection() {
        for (index, button) in buttons.enumerated() { show(button, isChosen: index == selection) }
    }

    private func show(_ button: UIButton, isChosen: Bool) {
        button.backgroundColor = isChosen ? .tintColor : .tertiarySystemFill
        button.setTitleColor(isChosen ? .text(on: .systemBlue) : traitCollection.titleColorOnFill, for: .normal)
        if isChosen {
            button.accessibilityTraits.insert(.selected)
        } else {
            button.accessibilityTraits.remove(.selected)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = CGFloat((buttons.count + columns(in: size.width) - 1) / columns(in: size.width))
        return CGSize(width: size.width, height: rows * height + (rows - 1) * Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(in: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = (bounds.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
        for (index, button) in buttons.enumerated() {
            let row = CGFloat(index / columns)
            let column = isMirrored ? columns - 1 - index % columns : index % columns
            button.frame = CGRect(
                x: CGFloat(column) * (width + Self.gap), y: row * (height + Self.gap), width: width,
                height: height)
        }
    }

    /// Fits the title's font, in points.
    private var height: CGFloat {
        let line = buttons.first?.titleLabel?.font.lineHeight ?? 0
        return max(Self.minimumHeight, line.rounded(.up) + Self.minimumHeight / 2)
    }

    private func columns(in width: CGFloat) -> Int {
        let least = max(Self.minimumWidth, min(width, UIFontMetrics.default.scaledValue(for: Self.minimumWidth)))
        return max(1, min(buttons.count, Int((width + Self.gap) / (least + Self.gap))))
    }
}
