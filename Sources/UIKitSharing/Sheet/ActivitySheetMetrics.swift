import CoreGraphics
import UIKitCore

/// Numbers of share sheets, in points; all inferred.
enum ActivitySheetMetrics {
    static let margin: CGFloat = 16
    static let headerPadding: CGFloat = 14
    static let pictureSize = CGSize(width: 48, height: 48)
    static let pictureRadius: CGFloat = 8
    static let closeSide: CGFloat = 30
    static let rowHeight: CGFloat = 52
    static let rowPadding: CGFloat = 14
    static let groupRadius: CGFloat = 10
    static let groupGap: CGFloat = 16
    static let symbolSide: CGFloat = 24
    static let iconSide: CGFloat = 60
    static let iconRadius: CGFloat = 13
    static let iconWidth: CGFloat = 76
    static let iconGap: CGFloat = 6
    /// The font below an icon. It grows to the largest size that is none for accessibility, so that names keep their words.
    @MainActor static var iconFont: UIFont {
        UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: 18)
    }
    /// The most lines of a name; 0 for any number, with text for accessibility.
    @MainActor static func lineLimit(in traits: UITraitCollection) -> Int {
        traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2
    }
    static let popoverWidth: CGFloat = 375
    static let largestPopoverHeight: CGFloat = 620
}

extension CGRect {
    /// This frame in a view of `width` points; mirrored for right-to-left layout.
    func mirrored(_ isMirrored: Bool, in width: CGFloat) -> CGRect {
        isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
