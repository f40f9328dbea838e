import CoreGraphics
import UIKit
import Velarium
import VelariumTesting

/// A device with a plain screen that presents overlays, and what the overlays tell.
@MainActor final class OverlayScene {
    let device: TestDevice
    let root = UIViewController()
    let witness = OverlayWitness()

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

    /// Presents `overlay` as far as its rest, listening to its ends.
    func present(_ overlay: OverlayController, animated: Bool = true) throws {
        overlay.delegate = witness
        overlay.onDismiss = { [witness] in witness.calls.append("closure \($0)") }
        root.present(overlay, animated: animated)
        try device.settle()
    }

    /// Where the view of `controller` stands in the window, without its transform, to a hundredth of a point.
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

/// Writes down what an overlay asks and tells its delegate.
@MainActor final class OverlayWitness: OverlayControllerDelegate {
    var calls: [String] = []
    var mayEnd = true
    var onQuestion: () -> Void = {}

    /// The ends alone.
    var ends: [String] { calls.filter { $0.hasPrefix("end") } }

    func overlayController(_ controller: OverlayController, mayEndFor reason: DismissReason) -> Bool {
        calls.append("may \(reason)")
        onQuestion()
        return mayEnd
    }

    func overlayController(_ controller: OverlayController, didRefuseEndFor reason: DismissReason) {
        calls.append("refused \(reason)")
    }

    func overlayController(_ controller: OverlayController, didEndFor reason: DismissReason) {
        calls.append("end \(reason)")
    }
}

/// Content of a size of its own, tied to the edges of the view it is in by low or high priorities as any label.
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

/// A dialog that is full of a block.
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
