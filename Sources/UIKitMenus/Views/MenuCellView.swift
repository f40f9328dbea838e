import CoreGraphics
import UIKitCore

/// One item of a menu: the base of rows and tiles. The menu handles its touches.
///
/// A cell has views only for what its item shows: the time in which a menu opens is mostly that of its views.
package class MenuCellView: UIView {
    /// How a cell stands out.
    package enum Emphasis { case none, hovered, focused, pressed }

    package let item: MenuItem
    package var emphasis = Emphasis.none {
        didSet { if emphasis != oldValue { updateEmphasis() } }
    }
    /// Whether the cell is behind a submenu, where assistive technology and scripts do not find it.
    var isCovered = false {
        didSet { if isCovered != oldValue { updateAccessibility() } }
    }

    let titleLabel = UILabel()
    /// Nil without an image.
    let imageView: UIImageView?
    /// Nil until the cell stands out.
    private(set) var highlight: UIView?

    init(_ item: MenuItem) {
        self.item = item
        imageView = item.image.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        if let imageView { addImageView(imageView) }
        addSubview(titleLabel)
        titleLabel.isAccessibilityElement = false
        titleLabel.text = item.title
        titleLabel.textColor = textColor
        updateAccessibility()
        updateEmphasis()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); a menu creates it.")
    }

    private func addImageView(_ view: UIImageView) {
        view.isAccessibilityElement = false
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: MenuMetrics.symbolSize * 0.8)
        view.tintColor = textColor
        addSubview(view)
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

    private func updateEmphasis() {
        let color = highlightColor
        if highlight == nil, color != nil { addHighlight() }
        highlight?.backgroundColor = color
    }

    /// The color behind the content; nil for none.
    var highlightColor: UIColor? {
        switch emphasis {
        case .none: nil
        case .hovered: MenuColors.hovered
        case .focused: MenuColors.focused
        case .pressed: MenuColors.pressed
        }
    }

    private func addHighlight() {
        let view = UIView()
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        highlight = view
        layOutHighlight()
    }

    func layOutHighlight() { highlight?.frame = bounds }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layOutHighlight()
    }

    /// The size of `image` in the cell: at most as wide as the image column and as high as the row allows.
    func imageSize(in height: CGFloat) -> CGSize {
        guard let imageView, let image = item.image else { return .zero }
        let natural = imageView.sizeThatFits(.zero)
        let own = natural.width > 0 && natural.height > 0 ? natural : image.size
        guard own.width > 0, own.height > 0 else { return .zero }
        let availableSize = CGSize(width: MenuMetrics.imageWidth, height: max(1, height - MenuMetrics.imageInset))
        let scale = min(1, availableSize.width / own.width, availableSize.height / own.height)
        return CGSize(width: own.width * scale, height: own.height * scale)
    }
}
