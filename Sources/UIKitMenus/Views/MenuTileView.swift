import CoreGraphics
import UIKitCore

/// An item beside others in a row: an image, with its title below in the medium size.
package final class MenuTileView: MenuCellView {
    private let style: MenuSection.Style
    private let fonts: MenuFonts

    init(_ item: MenuItem, style: MenuSection.Style, fonts: MenuFonts) {
        self.style = style
        self.fonts = fonts
        super.init(item)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.font = fonts.tile
        // A tile without an image has nothing else to show.
        titleLabel.isHidden = style != .medium && item.image != nil
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MenuTileView does not support init(coder:); a menu creates it.")
    }

    override var highlightColor: UIColor? {
        super.highlightColor ?? (item.state == .on ? MenuColors.pressed : nil)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageSize(in: bounds.height)
        let line = titleLabel.isHidden ? 0 : fonts.tile.lineHeight.rounded(.up)
        let gap = line > 0 && image.height > 0 ? MenuMetrics.mediumGap : 0
        let top = (bounds.height - image.height - gap - line) / 2
        imageView?.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        titleLabel.frame = CGRect(
            x: MenuMetrics.selectionInset, y: top + image.height + gap,
            width: max(0, bounds.width - 2 * MenuMetrics.selectionInset), height: line)
    }

    override func layOutHighlight() {
        let isRound = item.state == .on && emphasis == .none || style == .palette
        let inset = isRound ? MenuMetrics.selectionInset : 0
        highlight?.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: min(inset, bounds.height / 2))
        highlight?.layer.cornerRadius = isRound ? MenuMetrics.selectionInset * 2 : 0
    }
}
