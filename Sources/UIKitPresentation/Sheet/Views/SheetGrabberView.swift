import CoreGraphics
import UIKitCore

/// Reacts to the grabber of a sheet.
@MainActor protocol SheetGrabberDelegate: AnyObject {
    /// Called on a tap, and when assistive technology activates the grabber.
    func grabberWasActivated(_ grabber: SheetGrabberView)
    /// Called when assistive technology adjusts the grabber.
    func grabber(_ grabber: SheetGrabberView, wasAdjustedUpward isUpward: Bool)
}

/// The bar at the top of a sheet. A tap on it, or beside it, changes the detent.
@MainActor final class SheetGrabberView: UIView {
    private weak var delegate: (any SheetGrabberDelegate)?

    init(delegate: any SheetGrabberDelegate) {
        self.delegate = delegate
        super.init(frame: CGRect(origin: CGPoint(x: 0, y: SheetMetrics.grabberTop), size: SheetMetrics.grabberSize))
        let (red, green, blue, alpha) = SheetMetrics.grabberColor
        backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        layer.cornerRadius = SheetMetrics.grabberSize.height / 2
        autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        isAccessibilityElement = true
        accessibilityLabel = SystemText.sheetGrabber.localized
        accessibilityTraits = [.adjustable, .button]
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tapped", SheetGrabberView.tapped)))
    }

    required init?(coder: NSCoder) {
        preconditionFailure("SheetGrabberView does not support init(coder:). Its sheet creates it.")
    }

    /// The action of the tap recognizer.
    func tapped() { delegate?.grabberWasActivated(self) }

    /// The touched area is larger than the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let margin = SheetMetrics.grabberTouchMargin
        return bounds.insetBy(dx: -margin.width, dy: -margin.height).contains(point)
    }

    override func accessibilityActivate() -> Bool {
        delegate?.grabberWasActivated(self)
        return true
    }

    override func accessibilityIncrement() { delegate?.grabber(self, wasAdjustedUpward: true) }

    override func accessibilityDecrement() { delegate?.grabber(self, wasAdjustedUpward: false) }
}
