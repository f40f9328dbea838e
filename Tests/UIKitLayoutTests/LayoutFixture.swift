import UIKitCore
import VelariumTesting

/// A phone of 390 × 844 points at scale 3 that shows an empty container of 300 × 400 points at (10, 100).
@MainActor final class LayoutFixture {
    private let ownDevice = TestDevice(.iPhone14)
    private let ownContainer = UIView(frame: CGRect(x: 10, y: 100, width: 300, height: 400))
    let controller = UIViewController()

    init() {
        ownDevice.show(controller)
        controller.view.addSubview(ownContainer)
    }

    /// The device, made current: another test may have activated its own since the suite was created.
    var device: TestDevice {
        _ = ownDevice.application
        return ownDevice
    }

    var container: UIView {
        _ = ownDevice.application
        return ownContainer
    }

    /// Adds a view without autoresizing constraints to `parent`, by default the container.
    func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? container).addSubview(view)
        return view
    }

    /// Activates `constraints` and lays out.
    func lay(_ constraints: [NSLayoutConstraint] = []) {
        NSLayoutConstraint.activate(constraints)
        container.layoutIfNeeded()
    }

    func pin(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 50, height: CGFloat = 40) {
        guard let parent = view.superview else { return }
        lay([
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
            view.widthAnchor.constraint(equalToConstant: width),
            view.heightAnchor.constraint(equalToConstant: height),
        ])
    }
}

/// A view with an intrinsic content size that tests can change.
@MainActor final class ContentView: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
    /// Whether all four values agree within 0.001 points.
    func isAbout(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(minX - x) < 0.001 && abs(minY - y) < 0.001 && abs(self.width - width) < 0.001
            && abs(self.height - height) < 0.001
    }
}
