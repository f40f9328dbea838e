import Testing
import UIKit
import Velarium
import VelariumTesting

/// A page on a device, and an overlay for it. Every access makes the device the current one, because other tests may
/// have run between the suite's initializer and the test.
@MainActor final class ModalFixture {
    private let screen: TestDevice
    private let root = UIViewController()
    private let subject: ModalPresentationViewController
    /// The overlay's content: 200 by 100 points.
    let contentView = ModalContentView(200, 100)

    init(_ model: TestDevice.Model = .iPhone14, style: UIUserInterfaceStyle = .light, isLandscape: Bool = false) {
        screen = TestDevice(model, style: style, isLandscape: isLandscape)
        subject = ModalPresentationViewController(contentView: contentView)
        screen.show(root)
    }

    var device: TestDevice {
        _ = screen.application
        return screen
    }
    var page: UIViewController {
        _ = screen.application
        return root
    }
    var overlay: ModalPresentationViewController {
        _ = screen.application
        return subject
    }

    /// Another overlay for the page.
    func makeOverlay(_ content: UIViewController) -> ModalPresentationViewController {
        _ = screen.application
        return ModalPresentationViewController(contentViewController: content)
    }

    func makeOverlay(_ content: UIView) -> ModalPresentationViewController {
        _ = screen.application
        return ModalPresentationViewController(contentView: content)
    }
}

/// Content with a fixed size.
final class ModalContentView: UIView {
    /// Its fitting size, in points.
    var preference: CGSize
    /// The sizes that it was asked to fit.
    private(set) var limits: [CGSize] = []

    init(_ width: CGFloat, _ height: CGFloat) {
        preference = CGSize(width: width, height: height)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        limits.append(size)
        return preference
    }
}

/// A content controller that records the calls it gets.
final class ModalContentController: UIViewController, ModalPresentationContent {
    var preference = CGSize(width: 200, height: 100)
    private(set) var asked: [(keyboardHeight: CGFloat, limit: CGSize)] = []
    private(set) var calls: [String] = []
    /// Called in `viewWillAppear(_:)`.
    var onWillAppear: () -> Void = {}

    func preferredContentSize(
        in controller: ModalPresentationViewController, keyboardHeight: CGFloat, limitSize: CGSize
    ) -> CGSize {
        asked.append((keyboardHeight, limitSize))
        return preference
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear \(animated)")
        onWillAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls.append("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("willDisappear \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("didDisappear")
    }
}

/// A delegate that records its calls.
@MainActor final class ModalDelegateRecorder: ModalPresentationViewControllerDelegate {
    var allowsHiding = true
    var calls: [String] = []
    /// Called from inside of `modalPresentationDidHide(_:)`.
    var onDidHide: (ModalPresentationViewController) -> Void = { _ in }

    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        calls.append("should")
        return allowsHiding
    }
    func modalPresentationWillHide(_ controller: ModalPresentationViewController) { calls.append("will") }
    func modalPresentationDidHide(_ controller: ModalPresentationViewController) {
        calls.append("did \(controller.dismissReason.map(\.rawValue) ?? "nil")")
        onDidHide(controller)
    }
}

/// The three presentation modes of an overlay.
enum ModalPresentationMode: String, CaseIterable, Sendable {
    case window, presented, subview

    /// Shows `overlay` over `page`.
    @MainActor func show(
        _ overlay: ModalPresentationViewController, over page: UIViewController, animated: Bool = false,
        completion: ((Bool) -> Void)? = nil
    ) {
        switch self {
        case .window: overlay.show(animated: animated, completion: completion)
        case .presented: page.present(overlay, animated: false) { completion?(true) }
        case .subview: overlay.show(in: page.view, animated: animated, completion: completion)
        }
    }
}

/// Returns the faults that the library reports while `body` runs.
@MainActor func faults(during body: () throws -> Void) rethrows -> [String] {
    var heard: [String] = []
    let report = OverlayDiagnostics.report
    OverlayDiagnostics.report = { heard.append($0) }
    defer { OverlayDiagnostics.report = report }
    try body()
    return heard
}

extension UIView {
    /// The view's frame in the window, in points.
    var frameInWindow: CGRect { convert(bounds, to: nil) }
}
