import UIKit

extension ModalPresentationViewController {
    func setNeedsContentLayout() {
        guard driver.isPresentingOrPresented else { return }
        needsContentLayout = true
        view.setNeedsLayout()
    }

    /// Lays out dimming view and content.
    func layOutContent() {
        if driver.isPresentingOrPresented { driver.keyboard.updateHeight() }
        recordLayoutInput()
        driver.overlayViews.layOut(in: view.bounds)
        guard let contentView else { return driver.reportOnce(Fault.noContent) }
        let layout = ModalLayout(
            bounds: view.bounds, margins: sanitizedMargins, keyboardHeight: driver.keyboard.height,
            maximumWidth: sanitizedMaximumWidth, scale: traitCollection.displayScale)
        let frame = layout.frame(for: contentSize(of: contentView, in: layout.limitSize))
        guard let layoutBlock else { return contentView.setUntransformedFrame(frame) }
        layoutBlock(view.bounds, driver.keyboard.height, frame)
    }

    private enum Fault {
        static let noContent = "has no content; set contentView or contentViewController before it is shown."
        static let margins =
            "has margins that are negative or non-finite; they count as 0. Set contentViewMargins to 0 or more."
        static let width =
            "has a maximumContentViewWidth that is negative or NaN; it means no limit. Set it to 0 or more."
        static let size =
            "has content without a size; it fills the available area. Override sizeThatFits(_:), set its "
            + "preferredContentSize, or conform to ModalPresentationContent."
    }

    private var sanitizedMargins: UIEdgeInsets {
        var (margins, wasClean) = contentViewMargins.sanitized
        if !wasClean, layoutBlock == nil { driver.reportOnce(Fault.margins) }
        guard insetsContentFromSafeArea else { return margins }
        let safe = view.safeAreaInsets
        margins = UIEdgeInsets(
            top: max(margins.top, safe.top), left: max(margins.left, safe.left),
            // The keyboard already covers the lower safe area.
            bottom: driver.keyboard.height > 0 ? margins.bottom : max(margins.bottom, safe.bottom),
            right: max(margins.right, safe.right))
        return margins
    }

    private var sanitizedMaximumWidth: CGFloat {
        if maximumContentViewWidth >= 0 { return maximumContentViewWidth }
        driver.reportOnce(Fault.width)
        return .greatestFiniteMagnitude
    }

    // MARK: Content size

    /// The size that the content requests, from the first source that gives one.
    private func contentSize(of contentView: UIView, in limit: CGSize) -> CGSize {
        if let content = contentViewController as? any ModalPresentationContent
            ?? contentView as? any ModalPresentationContent
        {
            let size = content.preferredContentSize(
                in: self, keyboardHeight: driver.keyboard.height, limitSize: limit)
            return size.ifPositive ?? reportMissingSize(using: limit)
        }
        if let size = contentViewController?.preferredContentSize.ifPositive { return size }
        return content.size?.size(fitting: limit) ?? reportMissingSize(using: limit)
    }

    private func reportMissingSize(using limit: CGSize) -> CGSize {
        driver.reportOnce(Fault.size)
        return limit
    }
}
