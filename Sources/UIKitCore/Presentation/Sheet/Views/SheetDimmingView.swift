import CoreGraphics

/// Makes what lies behind a sheet darker, keeps touches from it, and closes the sheet on a tap where that is done.
@MainActor final class SheetDimmingView: UIView {
    private weak var controller: UIPresentationController?
    /// Whether a tap closes the sheet.
    var closesOnTap = false

    init(frame: CGRect, controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped", SheetDimmingView.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("SheetDimmingView is made by its sheet, not from an archive.")
    }

    /// The colour fades, and not the view, which takes touches all the while.
    ///
    /// - Parameter alpha: Of black, 0 to 1.
    func dim(by alpha: CGFloat) {
        backgroundColor = UIColor(white: 0, alpha: alpha)
    }

    func tapped() {
        if closesOnTap { controller?.personWantsDismissal(reason: .outsideTap) }
    }
}
