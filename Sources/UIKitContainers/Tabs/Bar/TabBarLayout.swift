import CoreGraphics
import UIKitCore

/// Where the items of a tab bar are.
package struct TabBarLayout: Equatable {
    /// How an item's image and title are arranged.
    package enum Style: CaseIterable {
        /// The title below the image: in compact width.
        case stacked
        /// The title beside the image: in regular width.
        case inline
        /// The title beside a smaller image: on phones in landscape.
        case compactInline

        init(for traits: UITraitCollection) {
            if BarMetrics.isCompact(traits) {
                self = .compactInline
            } else {
                self = traits.horizontalSizeClass == .regular ? .inline : .stacked
            }
        }
    }

    var style: Style
    var positioning: UITabBar.ItemPositioning
    /// Points; 0 for the default.
    package var itemWidth: CGFloat
    package var itemSpacing: CGFloat

    package init(
        style: Style = .stacked, positioning: UITabBar.ItemPositioning = .automatic, itemWidth: CGFloat = 0,
        itemSpacing: CGFloat = 0
    ) {
        self.style = style
        self.positioning = positioning
        self.itemWidth = itemWidth
        self.itemSpacing = itemSpacing
    }

    /// The frames of `count` items from the leading side, in a bar of this size. They fill the width, or are centered
    /// in it. Items that do not fit beside each other get an equal part of the width.
    package func frames(count: Int, in area: CGRect, isMirrored: Bool) -> [CGRect] {
        guard count > 0 else { return [] }
        let margin = TabBarMetrics.sideMargin
        let availableWidth = max(0, area.width - 2 * margin)
        var gap = min(TabBarMetrics.filledSpacing, availableWidth / CGFloat(count))
        var width = (availableWidth + gap) / CGFloat(count) - gap
        if isCentered {
            let preferredWidth = itemWidth > 0 ? itemWidth : defaultWidth
            let spacing = itemSpacing > 0 ? itemSpacing : TabBarMetrics.centeredSpacing
            if CGFloat(count) * preferredWidth + CGFloat(count - 1) * spacing <= availableWidth {
                (width, gap) = (preferredWidth, spacing)
            }
        }
        let total = CGFloat(count) * width + CGFloat(count - 1) * gap
        let start = area.minX + margin + (availableWidth - total) / 2
        return (0..<count).map { index in
            let position = isMirrored ? count - 1 - index : index
            let left = (start + CGFloat(position) * (width + gap)).rounded()
            let right = (start + CGFloat(position) * (width + gap) + width).rounded()
            let top = min(TabBarMetrics.itemTop, area.height)
            return CGRect(x: left, y: area.minY + top, width: right - left, height: area.height - top)
        }
    }

    private var isCentered: Bool {
        switch positioning {
        case .automatic: style == .inline
        case .fill: false
        case .centered: true
        }
    }

    private var defaultWidth: CGFloat {
        style == .stacked ? TabBarMetrics.centeredWidth : TabBarMetrics.inlineWidth
    }
}
