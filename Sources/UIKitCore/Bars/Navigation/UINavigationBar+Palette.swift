import CoreGraphics

/// The view below the titles.
extension UINavigationBar {
    /// Whether the palette takes the place of titles and buttons.
    var replacesTitles: Bool { topItem?.palette?.replacesTitles == true }

    /// The height of the palette when it is fully visible; 0 without one. Points.
    var paletteHeight: CGFloat { topItem?.palette?.fullHeight ?? 0 }

    /// Whether the palette disappears while content is scrolled.
    var hidesPaletteWhenScrolling: Bool { topItem?.hidesSearchBarWhenScrolling == true && !replacesTitles }

    /// Shows the palette of the top item.
    func updatePalette() {
        let wanted = topItem?.palette
        guard wanted !== palette || wanted?.superview !== self else { return }
        if let palette, palette !== wanted, palette.superview === self {
            palette.removeFromSuperview()
        }
        palette = wanted
        if let wanted { addSubview(wanted) }
        setNeedsLayout()
    }

    func layOutPalette() {
        guard let palette else { return }
        let height = owningController == nil ? paletteHeight : visiblePaletteHeight
        palette.isHidden = height <= 0
        palette.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
