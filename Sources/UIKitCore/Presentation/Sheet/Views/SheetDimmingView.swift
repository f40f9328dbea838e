import CoreGraphics

/// Dims the area behind a sheet, blocks its touches, and dismisses the sheet on a tap if it permits that.
@MainActor final class SheetDimmingView: UIView {
    private weak var controller: UIPresentationController?
    /// Whether a tap dismisses the sheet.
    var dismissesOnTap = false

    init(frame: CGRect, controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped", SheetDimmingView.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("SheetDimmingView does not support init(coder:). Its sheet creates it.")
    }

    /// Sets the background color rather than the view's alpha, so that the view keeps receiving touches.
    /// - Parameter alpha: The alpha of black, 0 to 1.
    func setDimAlpha(_ alpha: CGFloat) {
        backgroundColor = UIColor(white: 0, alpha: alpha)
    }

    /// The action of the tap recognizer.
    func tapped() {
        if dismissesOnTap { controller?.userRequestsDismissal(reason: .outsideTap) }
    }
}
