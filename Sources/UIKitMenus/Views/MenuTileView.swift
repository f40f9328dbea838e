import CoreGraphics
import UIKitCore

/// An item beside others in a row: an image, with its title below in the medium size.
package final class MenuTileView: MenuCellView {
    private let style: MenuSection.Style
    private var fonts: MenuFonts

    init(_ item: MenuItem, style: MenuSection.Style, fonts: MenuFonts) {
        self.style = style
        self.fonts = fonts
        super.init(item, fonts: fonts)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        showTitle()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MenuTileView does not support init(coder:); a menu creates it.")
    }

    package override func show(_ item: MenuItem, fonts: MenuFonts) {
        super.show(item, fonts: fonts)
        self.fonts = fonts
        if superview != nil { showTitle() }
    }

    private func showTitle() {
        // A tile without an image has nothing else to show.
        titleLabel.isHidden = style != .medium && item.image != nil
        titleLabel.font = fonts.tile
        updateEmphasis()
        setNeedsLayout()
    }

    package override func updateEmphasis() {
        super.updateEmphasis()
        guard emphasis == .none, item.state == .on else { return }
        highlight.backgroundColor = MenuColors.pressed
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isRound = item.state == .on && emphasis == .none || style == .palette
        highlight.frame =
            isRound ? bounds.insetBy(dx: MenuMetrics.selectionInset, dy: MenuMetrics.selectionInset) : bounds
        highlight.layer.cornerRadius = isRound ? MenuMetrics.selectionInset * 2 : 0
        let image = imageSize(in: bounds.height)
        let line = titleLabel.isHidden ? 0 : fonts.tile.lineHeight.rounded(.up)
        let gap = line > 0 && image.height > 0 ? MenuMetrics.mediumGap : 0
        let top = (bounds.height - image.height - gap - line) / 2
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        titleLabel.frame = CGRect(
            x: MenuMetrics.selectionInset, y: top + image.height + gap,
            width: max(0, bounds.width - 2 * MenuMetrics.selectionInset), height: line)
    }
}
