import CoreGraphics
import UIKitCore

/// A palette with more elements than its menu is wide: scrolls sideways.
package final class MenuStripView: UIScrollView {
    private var hasContent = false

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("MenuStripView does not support init(coder:); a menu creates it.")
    }

    /// Shows content of this width. The scroll position is kept, except in the first call: then `tile` is visible.
    ///
    /// - Parameter tile: The frame of the first selected element, otherwise of the first one, in points of the content.
    func show(contentWidth: CGFloat, frame: CGRect, revealing tile: CGRect) {
        self.frame = frame
        contentSize = CGSize(width: contentWidth, height: frame.height)
        let limit = max(0, contentWidth - frame.width)
        if !hasContent { contentOffset.x = tile.midX - frame.width / 2 }
        contentOffset = CGPoint(x: min(max(contentOffset.x, 0), limit), y: 0)
        hasContent = true
    }
}
