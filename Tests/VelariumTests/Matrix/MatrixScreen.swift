import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A page in some surroundings, with what the tests of all kinds look at: rooms, colours, the end by a tap.
@MainActor final class MatrixScreen {
    let surroundings: Surroundings
    let page = MatrixPage()
    private let device: TestDevice
    private let window: UIWindow

    /// The keyboard is up already where there is one.
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
        // Velarium knows of keyboards that come after the first overlay of the process has been made.
        _ = DialogController()
        try raiseKeyboard()
    }

    // MARK: What there is

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
    /// Half a pixel, and a little.
    var tolerance: CGFloat { 0.51 / page.traitCollection.displayScale }

    /// The frame of `view` in the window, without any transform of its own.
    func frame(of view: UIView) -> CGRect {
        guard let holder = view.superview, view.window != nil else { return .null }
        let size = view.bounds.size
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        return holder.convert(frame, to: nil)
    }

    // MARK: What happens

    func settle() throws {
        _ = device.window
        try device.settle()
    }

    /// Runs `look` now, and again after the keyboard has gone and has come back where there is one.
    func lookWithAndWithoutKeyboard(_ look: () throws -> Void) throws {
        _ = device.window
        try look()
        guard surroundings.hasKeyboard else { return }
        try device.hideKeyboard()
        try device.settle()
        try look()
        try raiseKeyboard()
        try look()
    }

    private func raiseKeyboard() throws {
        try device.showKeyboard(height: surroundings.model == .desktop ? 240 : nil)
        try device.settle()
    }

    func tap(_ point: CGPoint) throws {
        try device.tap(x: point.x, y: point.y)
        try device.settle()
    }

    /// A tap at `point` ends `overlay`, which is told once, and everything is as it was before.
    func expectTap(at point: CGPoint, ends overlay: any Overlay) throws {
        var reasons: [DismissReason] = []
        overlay.onDismiss = { reasons.append($0) }

        try tap(point)
        try tap(point)

        #expect(reasons == [.outsideTap], "\(surroundings)")
        expectNothingIsLeft()
    }

    /// The page is alone again, its window has the keys, and nobody has misused UIKit.
    func expectNothingIsLeft() {
        let hasKeys = window.isKeyWindow && device.window === window
        #expect(hasKeys, "\(surroundings)")
        let isAlone = page.presentedViewController == nil && window.subviews.count == 1 && page.isBare
        #expect(isAlone, "\(surroundings)")
        #expect(device.misuses.filter(\.raises).isEmpty, "\(surroundings)")
    }

    // MARK: What it looks like

    /// What the system's background is in a view that lies above others: white, or the lighter of the two darks.
    var raisedBackground: UIColor {
        surroundings.style == .dark ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1) : .white
    }

    /// The picture of the screen; written to the folder of contact sheets, where there is one, as `name`.
    func picture(_ name: String) throws -> Picture {
        _ = device.window
        let picture = device.picture()
        try MatrixPicture.keep(picture, of: self, keyboard: device.keyboardFrame, as: name)
        return picture
    }

    /// Whether a pixel of `picture` has the colour that `layers` make together, the lowest first.
    func isPainted(_ picture: Picture, _ point: CGPoint, _ layers: UIColor...) -> Bool {
        let painted = picture.colour(atX: point.x, y: point.y)
        let wanted = layers.reduce((0, 0, 0)) { lower, colour in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            colour.resolvedColor(with: page.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func mix(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat { lower + (upper - lower) * alpha }
            return (mix(lower.0, red), mix(lower.1, green), mix(lower.2, blue))
        }
        func isClose(_ part: UInt8, _ value: CGFloat) -> Bool { abs(CGFloat(part) - value * 255) <= 2.5 }
        return isClose(painted.red, wanted.0) && isClose(painted.green, wanted.1) && isClose(painted.blue, wanted.2)
    }
}

/// The page below the overlays of the matrix: a few words and a button, so that one sees what is covered.
final class MatrixPage: UIViewController {
    /// What popovers point at.
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

    /// Whether nobody has put anything on the page.
    var isBare: Bool { view.subviews.count == 2 }
}
