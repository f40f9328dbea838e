import UIKitCore

/// What decides the frame of an alert besides its content. Points of the container.
@MainActor struct AlertSurroundings: Equatable {
    let container: CGRect
    let safeArea: UIEdgeInsets
    /// The upper edge of a keyboard at the bottom; nil without one.
    let keyboard: CGFloat?
    private let isAccessibilitySize: Bool
    private let sheetMargin: CGFloat
    private let scale: CGFloat

    init(_ view: UIView) {
        container = view.bounds
        safeArea = view.safeAreaInsets
        keyboard = view.window?.system.keyboard.dockedFrame(in: view)?.minY
        isAccessibilitySize = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        sheetMargin = view.era.actionSheetMargin
        scale = max(1, view.traitCollection.displayScale)
    }

    /// The frame of an alert in the middle, or of an action sheet at the bottom.
    func frame(of view: AlertView) -> CGRect {
        switch view.appearance {
        case .alert: alertFrame(of: view)
        case .actionSheet, .popover: sheetFrame(of: view)
        }
    }

    /// In the middle of the container. A keyboard, or a height that does not fit, moves it into the middle of what
    /// remains.
    private func alertFrame(of view: AlertView) -> CGRect {
        let margin = keyboard == nil ? AlertMetrics.margin : AlertMetrics.keyboardMargin
        let top = safeArea.top + margin
        let bottom = min(keyboard ?? .infinity, container.maxY - safeArea.bottom) - margin
        let side = max(safeArea.left, safeArea.right) + AlertMetrics.keyboardMargin
        let width = min(
            isAccessibilitySize ? AlertMetrics.accessibilityWidth : AlertMetrics.width,
            max(0, container.width - 2 * side))
        let size = view.layout(width: width, maximumHeight: max(0, bottom - top)).size
        let centered = container.midY - size.height / 2
        let isFree = centered >= top && centered + size.height <= bottom && keyboard == nil
        let y = isFree ? centered : (top + bottom - size.height) / 2
        return CGRect(
            x: rounded(container.midX - size.width / 2), y: rounded(y), width: size.width, height: size.height)
    }

    /// At the bottom of the safe area, or a margin above the lower edge.
    private func sheetFrame(of view: AlertView) -> CGRect {
        let width = min(
            min(container.width, container.height) - 2 * sheetMargin, AlertMetrics.maximumSheetWidth)
        let bottom = container.maxY - max(safeArea.bottom, sheetMargin)
        let top = safeArea.top + AlertMetrics.sheetTopMargin
        let size = view.layout(width: max(0, width), maximumHeight: max(0, bottom - top)).size
        return CGRect(
            x: rounded(container.midX - size.width / 2), y: rounded(bottom - size.height), width: size.width,
            height: size.height)
    }

    private func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
