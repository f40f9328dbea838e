import Testing
import UIKit
import VelariumTesting

/// The system's views around a presentation, as published code reaches into them.
@MainActor @Suite struct SystemViewTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() { device.show(page) }

    // MARK: Taps outside

    /// Where apps add a tap recognizer to dismiss an alert by a tap outside.
    enum Place: CaseIterable, Sendable { case superview, dimmingView, window }

    @Test(arguments: Place.allCases, [UIAlertController.Style.alert, .actionSheet])
    func aTapRecognizerAroundAnAlertReceivesTapsOutside(place: Place, style: UIAlertController.Style) throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let counter = TapCounter()
        page.present(alert, animated: true) {
            let container = alert.view.superview
            let view: UIView? =
                switch place {
                case .superview: container
                case .dimmingView: container?.subviews.first
                case .window: alert.view.window
                }
            view?.addGestureRecognizer(counter.recognizer)
        }
        try device.settle()

        try device.tap(x: 20, y: 120)
        try device.settle()

        #expect(counter.taps == 1)
    }

    /// A tap that has an effect of its own keeps it.
    @Test func aTapOutsideAnActionSheetStillCancelsIt() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        var isCanceled = false
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCanceled = true })
        page.present(alert, animated: true)
        try device.settle()

        try device.tap(x: 20, y: 120)
        try device.settle()

        #expect(isCanceled && page.presentedViewController == nil)
    }

    /// What is behind an alert receives no touches, though a tap on the dimming has no effect.
    @Test func aTapBesideAnAlertReachesNothingBehindIt() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        page.view.addSubview(button)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        page.present(alert, animated: true)
        try device.settle()

        try device.tap(x: 20, y: 120)

        #expect(presses == 0)
    }

    // MARK: The sheet's pan

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func theSheetsPanIsAmongTheRecognizersOfItsPresentedView(style: UIModalPresentationStyle) throws {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        page.present(sheet, animated: true)
        try device.settle()
        let pan = sheet.presentationController?.presentedView?.gestureRecognizers?.first

        pan?.isEnabled = false
        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 800), in: 0.3)
        try device.settle()
        #expect(pan is UIPanGestureRecognizer && page.presentedViewController === sheet)
        pan?.isEnabled = true
        try device.drag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 800), in: 0.3)
        try device.settle()

        #expect(page.presentedViewController == nil)
    }

    // MARK: Square popovers

    @Test(arguments: [true, false]) func thePopoversCornersAreThoseOfItsContentsSuperview(isEarly: Bool) throws {
        let device = TestDevice(.iPadPro11)
        let page = UIViewController()
        page.view.backgroundColor = .white
        device.show(page)
        let content = SquareContent()
        content.isEarly = isEarly
        content.view.backgroundColor = .red
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 160)
        content.popoverPresentationController?.sourceView = page.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
        content.popoverPresentationController?.permittedArrowDirections = .up
        page.present(content, animated: true)
        try device.settle()

        if !isEarly { content.view.superview?.layer.cornerRadius = 0 }
        try device.settle()

        let frame = content.view.convert(content.view.bounds, to: nil)
        let corner = device.picture().color(atX: frame.minX + 1, y: frame.maxY - 1)
        #expect(corner.red > 240 && corner.green < 80)
    }
}

private final class SquareContent: UIViewController {
    var isEarly = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isEarly { view.superview?.layer.cornerRadius = 0 }
    }
}

/// Counts the taps of a recognizer.
@MainActor private final class TapCounter: NSObject {
    private(set) var taps = 0
    private(set) lazy var recognizer = UITapGestureRecognizer(
        target: self, action: Selector("count", TapCounter.count))

    func count() { taps += 1 }
}
