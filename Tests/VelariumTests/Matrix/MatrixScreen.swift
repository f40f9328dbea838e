import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A page in some surroundings, with what the tests of all kinds check: rooms, colors, dismissal by a tap.
@MainActor final class MatrixScreen {
    let surroundings: Surroundings
    let page = MatrixPage()
    private let device: TestDevice
    private let window: UIWindow

    /// If the surroundings have a keyboard, it is already up.
    init(_ surroundings: Surroundings) throws {
        self.surroundings = surroundings
        let isDesktop = surroundings.model == .desktop
        device = TestDevice(
            surroundings.model, style: surroundings.style, isLandscape: surroundings.isLandscape && !isDesktop)
        device.recordsMisuses = true
        device.showsStatusBar = MatrixPicture.folder != nil
        window = device.show(page)
        if isDesktop {
            let size = surroundings.isLandscape ? CGSize(width: 1024, height: 700) : CGSize(width: 560, height: 820)
            try device.resize(to: size)
        }
        guard surroundings.hasKeyboard else { return }
        // Velarium observes keyboards only after the first overlay of the process has been made.
        _ = DialogController()
        try raiseKeyboard()
    }

    // MARK: Geometry

    /// The whole window.
    var bounds: CGRect { window.bounds }
    /// The safe area, in points of the window.
    var safeArea: CGRect { bounds.inset(by: window.safeAreaInsets) }
    /// The part of the window that no keyboard covers.
    var uncovered: CGRect {
        guard let top = device.keyboardFrame?.minY else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, top))
    }
    /// The safe area that no keyboard covers.
    var room: CGRect { safeArea.intersection(uncovered) }
    var isCompactHeight: Bool { page.traitCollection.verticalSizeClass == .compact }
    /// Half a pixel, with a margin for rounding.
    var tolerance: CGFloat { 0.51 / page.traitCollection.displayScale }

    /// The frame of `view` in the window, ignoring its own transform.
    func frame(of view: UIView) -> CGRect {
        guard let holder = view.superview, view.window != nil else { return .null }
        let size = view.bounds.size
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        return holder.convert(frame, to: nil)
    }

    // MARK: Events

    func settle() throws {
        _ = device.window
        try device.settle()
    }

    func setTextSize(_ size: UIContentSizeCategory) throws {
        try device.setTextSize(size)
        try device.settle()
    }

    /// Runs `verify` now; with a keyboard, again after it has been hidden and after it has been shown again.
    func verifyWithAndWithoutKeyboard(_ verify: () throws -> Void) throws {
        _ = device.window
        try verify()
        guard surroundings.hasKeyboard else { return }
        try device.hideKeyboard()
        try device.settle()
        try verify()
        try raiseKeyboard()
        try verify()
    }

    private func raiseKeyboard() throws {
        try device.showKeyboard(height: surroundings.model == .desktop ? 240 : nil)
        try device.settle()
    }

    func tap(_ point: CGPoint) throws {
        try device.tap(x: point.x, y: point.y)
        try device.settle()
    }

    /// Verifies that a tap at `point` dismisses `overlay` with one notification and restores everything.
    func verifyTap(at point: CGPoint, dismisses overlay: any Overlay) throws {
        var reasons: [DismissReason] = []
        overlay.onDismiss = { reasons.append($0) }

        try tap(point)
        try tap(point)

        #expect(reasons == [.outsideTap], "\(surroundings)")
        verifyNothingIsLeft()
    }

    /// Verifies that only the page is left, its window is key, and no UIKit misuse was raised.
    func verifyNothingIsLeft() {
        let hasKeys = window.isKeyWindow && device.window === window
        #expect(hasKeys, "\(surroundings)")
        let isAlone = page.presentedViewController == nil && window.subviews.count == 1 && page.isBare
        #expect(isAlone, "\(surroundings)")
        #expect(device.misuses.filter(\.raises).isEmpty, "\(surroundings)")
    }

    // MARK: Appearance

    /// The system's background color at the elevated level: white, or the lighter of the two dark grays.
    var raisedBackground: UIColor {
        surroundings.style == .dark ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1) : .white
    }

    /// The picture of the screen; also saved as `name` in the folder of contact sheets, if there is one.
    func picture(_ name: String) throws -> Picture {
        _ = device.window
        let picture = device.picture()
        try MatrixPicture.keep(picture, of: self, keyboard: device.keyboardFrame, as: name)
        return picture
    }

    /// Whether a pixel of `picture` has the color of `layers` composited, bottom first.
    func isPainted(_ picture: Picture, _ point: CGPoint, _ layers: UIColor...) -> Bool {
        let painted = picture.color(atX: point.x, y: point.y)
        let wanted = layers.reduce((0, 0, 0)) { lower, color in
            var red: CGFloat = 0
            var green: CGFloat = 0
            var blue: CGFloat = 0
            var alpha: CGFloat = 0
            color.resolvedColor(with: page.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func mix(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { lower + (upper - lower) * alpha }
            return (mix(lower.0, red), mix(lower.1, green), mix(lower.2, blue))
        }
        func isClose(_ part: UInt8, _ value: CGFloat) -> Bool { abs(CGFloat(part) - value * 255) <= 2.5 }
        return isClose(painted.red, wanted.0) && isClose(painted.green, wanted.1) && isClose(painted.blue, wanted.2)
    }
}

/// The page below the overlays of the matrix: a label and a button, so that covered content is visible.
final class MatrixPage: UIViewController {
    /// The anchor of popovers.
    let anchor = UIButton(type: .system)
    private let words = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        anchor.setTitle("Title", for: .normal)
        words.text = "The page behind"
        words.textColor = .secondaryLabel
        [anchor, words].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        words.frame = CGRect(x: view.safeAreaInsets.left + 16, y: view.bounds.midY + 30, width: 200, height: 24)
    }

    /// Whether the page has no views added by overlays.
    var isBare: Bool { view.subviews.count == 2 }
}
