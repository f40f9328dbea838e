import CoreGraphics
import UIKitCore
import UITestSupport
import VelariumTesting

typealias Detent = UISheetPresentationController.Detent

/// A sheet with detents over a page, on a device. The large card of an iPhone 14 is 787 points high, the medium one 422.
@MainActor final class DetentFixture: NSObject, UISheetPresentationControllerDelegate {
    let base: SheetFixture
    let content: ScriptedController
    let sheet: UISheetPresentationController
    /// The identifiers that the delegate was called with.
    private(set) var changes: [String] = []
    /// The calls of the methods that every presentation has.
    private(set) var calls: [String] = []
    var mayDismiss = true

    var device: TestDevice { base.device }

    init(
        _ detents: [Detent]? = nil, on model: TestDevice.Model = .iPhone14, isLandscape: Bool = false,
        style: UIModalPresentationStyle = .pageSheet, configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws {
        base = SheetFixture(model, isLandscape: isLandscape)
        content = base.content(style)
        guard let sheet = content.sheetPresentationController else { throw Missing() }
        self.sheet = sheet
        super.init()
        sheet.detents = detents ?? [.medium(), .large()]
        sheet.delegate = self
        configure(sheet)
        try base.present(content)
    }

    struct Missing: Error {}

    /// The height of the sheet's frame. Points.
    var height: CGFloat { base.frame(of: content).height }

    /// The height of the part of the sheet that is displayed now. Points.
    var shownHeight: CGFloat {
        let view = sheet.presentedView
        return device.window.bounds.maxY - ((view?.layer.presentation() ?? view?.layer)?.frame.minY ?? 0)
    }

    /// The alpha of the dimming over the page, 0 to 1.
    var dim: CGFloat {
        sheet.containerView?.subviews.first?.backgroundColor?.cgColor.alpha ?? 0
    }

    /// Puts a finger on the middle of the sheet's upper part, and moves it in steps of one frame.
    func finger(below top: CGFloat = 60) -> SheetDrag {
        SheetDrag(on: device, x: 195, y: device.window.bounds.maxY - shownHeight + top)
    }

    /// Drags the sheet by `distance` points, positive downward, and lifts the finger at rest.
    func drag(_ distance: CGFloat) throws {
        let start = device.window.bounds.maxY - shownHeight + 60
        let finger = SheetDrag(on: device, x: 195, y: start)
        // The first ten points do not count.
        let way = distance + (distance < 0 ? -10 : 10)
        for step in 1...20 { finger.move(to: CGPoint(x: 195, y: start + way * CGFloat(step) / 20)) }
        device.advance(by: 0.3)
        finger.lift()
        try device.settle()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { changes.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}

extension Detent {
    /// A custom detent with a fixed value in points.
    static func fixed(_ value: CGFloat, _ name: String = "fixed") -> Detent {
        .custom(identifier: Identifier(name)) { _ in value }
    }
}
