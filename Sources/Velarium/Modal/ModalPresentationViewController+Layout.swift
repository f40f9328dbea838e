import UIKit

extension ModalPresentationViewController {
    func setNeedsPlacing() {
        guard driver.isInPlace else { return }
        isPlaceStale = true
        view.setNeedsLayout()
    }

    /// Lays out dimming view and content.
    func placeContent() {
        if driver.isInPlace { driver.keyboard.refresh() }
        notePlace()
        driver.scenery.fill(view.bounds)
        guard let contentView else { return driver.report(Fault.noContent) }
        let layout = ModalLayout(
            bounds: view.bounds, margins: cleanMargins, keyboardHeight: driver.keyboard.height,
            maximumWidth: cleanMaximumWidth, scale: traitCollection.displayScale)
        let frame = layout.frame(for: wantedSize(of: contentView, in: layout.limitSize))
        guard let layoutBlock else { return contentView.place(in: frame) }
        layoutBlock(view.bounds, driver.keyboard.height, frame)
    }

    private enum Fault {
        static let noContent = "has no content; set contentView or contentViewController before it is shown."
        static let margins =
            "has margins that are negative or no numbers; they count as 0. Set contentViewMargins to 0 or more."
        static let width =
            "has a maximumContentViewWidth that is negative or no number; there is no limit. Set it to 0 or more."
        static let size =
            "has content that says no size; it gets all the room there is. Override sizeThatFits(_:), set its "
            + "preferredContentSize, or conform to ModalPresentationContent."
    }

    private var cleanMargins: UIEdgeInsets {
        var (margins, wasClean) = contentViewMargins.cleaned
        if !wasClean, layoutBlock == nil { driver.report(Fault.margins) }
        guard insetsContentFromSafeArea else { return margins }
        let safe = view.safeAreaInsets
        margins = UIEdgeInsets(
            top: max(margins.top, safe.top), left: max(margins.left, safe.left),
            // The keyboard already covers the lower safe area.
            bottom: driver.keyboard.height > 0 ? margins.bottom : max(margins.bottom, safe.bottom),
            right: max(margins.right, safe.right))
        return margins
    }

    private var cleanMaximumWidth: CGFloat {
        if maximumContentViewWidth >= 0 { return maximumContentViewWidth }
        driver.report(Fault.width)
        return .greatestFiniteMagnitude
    }

    // MARK: Content size

    /// The size that the content requests, from the first source that gives one.
    private func wantedSize(of contentView: UIView, in limit: CGSize) -> CGSize {
        if let content = contentViewController as? any ModalPresentationContent
            ?? contentView as? any ModalPresentationContent
        {
            let size = content.preferredContentSize(
                in: self, keyboardHeight: driver.keyboard.height, limitSize: limit)
            return size.ifUsable ?? allRoom(limit)
        }
        if let size = contentViewController?.preferredContentSize.ifUsable { return size }
        return content.size?.fitting(limit) ?? allRoom(limit)
    }

    private func allRoom(_ limit: CGSize) -> CGSize {
        driver.report(Fault.size)
        return limit
    }
}
