import UIKitCore

/// Metrics of buttons without a configuration, in points. They are UIKit's (Docs/Numbers.md) unless said otherwise.
enum ButtonMetrics {
    static let systemFontSize: CGFloat = 15
    static let customFontSize: CGFloat = 18
    /// Above and below a title.
    static let titleMargin: CGFloat = 6
    /// The smallest width and height.
    static let minimumSide: CGFloat = 30
    static let highlightedAlpha: CGFloat = 0.2
    /// Seconds until a touched title is fully opaque again.
    static let recoveryDuration: TimeInterval = 0.1
    /// The alpha of the black over a touched custom button's image (chosen by eye).
    static let imageShade: CGFloat = 0.5
    /// Chosen by eye.
    static let disabledImageAlpha: CGFloat = 0.5
}

extension UIButton {
    /// The size that fits title, image and insets.
    func fittingSize(forWidth width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        if let size = presenter.size(fitting: width > 0 ? width : .greatestFiniteMagnitude) { return size }
        return fittingSizeWithoutConfiguration
    }

    private var fittingSizeWithoutConfiguration: CGSize {
        let insets = contentEdgeInsets
        let image = currentImage?.size ?? .zero
        let title = titleSize(width: 0)
        let margin = hasTitle && insets == .zero ? ButtonMetrics.titleMargin * 2 : 0
        var size = CGSize(
            width: image.width + title.width + insets.left + insets.right,
            height: max(image.height, title.height + margin) + insets.top + insets.bottom)
        if let background = currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        if currentImage == nil || buttonType == .close, insets == .zero {
            size.width = max(size.width, ButtonMetrics.minimumSide)
            size.height = max(size.height, ButtonMetrics.minimumSide)
        }
        return CGSize(width: size.width, height: size.height.rounded())
    }

    /// The layout of image and title within `content`.
    func contentLayout(in content: CGRect) -> ButtonContentLayout {
        let image = currentImage?.size ?? .zero
        let alignment = effectiveContentHorizontalAlignment
        return ButtonContentLayout(
            imageSize: image,
            titleSize: titleSize(width: content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right),
            imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, horizontal: alignment,
            vertical: contentVerticalAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: traitCollection.displayScale)
    }

    /// - Parameter width: The width at which multiline titles wrap; 0 or less for no wrapping.
    private func titleSize(width: CGFloat) -> CGSize {
        guard hasTitle else { return .zero }
        return loadTitleView().sizeThatFits(CGSize(width: max(width, 0), height: 0))
    }
}
