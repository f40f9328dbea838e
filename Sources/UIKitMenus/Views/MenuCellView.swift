import CoreGraphics
import UIKitCore

/// One item of a menu: the base of rows and tiles. The menu handles its touches.
package class MenuCellView: UIView {
    /// How a cell stands out.
    package enum Emphasis { case none, hovered, focused, pressed }

    package private(set) var item: MenuItem
    package var emphasis = Emphasis.none {
        didSet { if emphasis != oldValue { updateEmphasis() } }
    }
    /// Whether the cell is behind a submenu, where assistive technology and scripts do not find it.
    var isCovered = false {
        didSet { if isCovered != oldValue { updateAccessibility() } }
    }

    let highlight = UIView()
    let titleLabel = UILabel()
    let imageView = UIImageView()

    init(_ item: MenuItem, fonts: MenuFonts) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        highlight.isUserInteractionEnabled = false
        addSubview(highlight)
        addSubview(imageView)
        addSubview(titleLabel)
        titleLabel.isAccessibilityElement = false
        imageView.isAccessibilityElement = false
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: MenuMetrics.symbolSize * 0.8)
        show(item, fonts: fonts)
        updateEmphasis()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); a menu creates it.")
    }

    /// Shows another item.
    func show(_ item: MenuItem, fonts: MenuFonts) {
        self.item = item
        titleLabel.text = item.title
        titleLabel.textColor = textColor
        imageView.image = item.image
        imageView.tintColor = textColor
        updateAccessibility()
        setNeedsLayout()
    }

    var textColor: UIColor {
        if !item.isEnabled { return .systemGray }
        return item.isDestructive ? .systemRed : MenuColors.text
    }

    private func updateAccessibility() {
        isAccessibilityElement = !isCovered
        accessibilityLabel = item.title.isEmpty || isCovered ? nil : item.title
        accessibilityValue = item.subtitle
        var traits = UIAccessibilityTraits.button
        if item.state != .off { traits.insert(.selected) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        if case .loading = item.content {
            traits = .updatesFrequently
        }
        accessibilityTraits = traits
    }

    func updateEmphasis() {
        switch emphasis {
        case .none: highlight.backgroundColor = nil
        case .hovered: highlight.backgroundColor = MenuColors.hovered
        case .focused: highlight.backgroundColor = MenuColors.focused
        case .pressed: highlight.backgroundColor = MenuColors.pressed
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds
    }

    /// The size of `image` in the cell: at most as wide as the image column and as high as the row allows.
    func imageSize(in height: CGFloat) -> CGSize {
        guard let image = item.image else { return .zero }
        let natural = imageView.sizeThatFits(.zero)
        let own = natural.width > 0 && natural.height > 0 ? natural : image.size
        guard own.width > 0, own.height > 0 else { return .zero }
        let availableSize = CGSize(width: MenuMetrics.imageWidth, height: max(1, height - MenuMetrics.imageInset))
        let scale = min(1, availableSize.width / own.width, availableSize.height / own.height)
        return CGSize(width: own.width * scale, height: own.height * scale)
    }
}
