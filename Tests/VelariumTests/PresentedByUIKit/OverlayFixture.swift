import CoreGraphics
import UIKit
import Velarium
import VelariumTesting

/// A device with a plain screen that presents overlays, and a recorder of their delegate calls.
@MainActor final class OverlayFixture {
    let device: TestDevice
    let root = UIViewController()
    let recorder = OverlayDelegateRecorder()

    init(
        _ model: TestDevice.Model = .iPhone14, style: UIUserInterfaceStyle = .light,
        isLandscape: Bool = false
    ) {
        device = TestDevice(model, style: style, isLandscape: isLandscape)
        device.recordsMisuses = true
        root.view.backgroundColor = .systemBackground
        device.show(root)
    }

    /// The safe area of the screen, in points of the window.
    var safeArea: CGRect { root.view.bounds.inset(by: root.view.safeAreaInsets) }

    /// Presents `overlay`, records its dismissals, and waits until it is presented.
    func present(_ overlay: OverlayController, animated: Bool = true) throws {
        overlay.delegate = recorder
        overlay.onDismiss = { [recorder] in recorder.calls.append("closure \($0)") }
        root.present(overlay, animated: animated)
        try device.settle()
    }

    /// The frame of the view of `controller` in the window, without its transform, rounded to 0.01 points.
    func frame(of controller: UIViewController) -> CGRect {
        guard let view = controller.viewIfLoaded, let holder = view.superview else { return .null }
        let size = view.bounds.size
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        let inWindow = holder.convert(frame, to: nil)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return CGRect(
            x: rounded(inWindow.minX), y: rounded(inWindow.minY), width: rounded(inWindow.width),
            height: rounded(inWindow.height))
    }
}

/// Records the delegate calls of an overlay.
@MainActor final class OverlayDelegateRecorder: OverlayControllerDelegate {
    var calls: [String] = []
    var mayEnd = true
    var onQuestion: () -> Void = {}

    /// Only the dismissals.
    var ends: [String] { calls.filter { $0.hasPrefix("end") } }

    func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
        calls.append("may \(reason)")
        onQuestion()
        return mayEnd
    }

    func overlayController(_ controller: OverlayController, didRefuseDismissalFor reason: DismissReason) {
        calls.append("refused \(reason)")
    }

    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {
        calls.append("end \(reason)")
    }
}

/// Content with an intrinsic size, constrained to the edges of its superview with a label's default priorities.
@MainActor final class Block: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        backgroundColor = .systemTeal
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }

    func fill(_ view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// A dialog filled by a block.
@MainActor class BlockDialog: DialogController {
    let block: Block

    init(_ sizing: DialogSizing, _ width: CGFloat = 200, _ height: CGFloat = 120) {
        block = Block(width, height)
        super.init(configuration: DialogConfiguration(sizing: sizing))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        block.fill(view)
    }
}
