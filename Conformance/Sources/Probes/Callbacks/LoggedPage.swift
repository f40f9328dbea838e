import UIKit

/// A page that logs the calls of its life.
final class LoggedPage: Page {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(name)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.add("\(name) didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.add("\(name) isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add("\(name) willMove\(parent == nil ? "Out" : "")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add("\(name) didMove\(parent == nil ? "Out" : "")")
    }
}

/// A view that logs the calls of its life.
final class LoggedView: UIView {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        log.add(newSuperview == nil ? "willLeaveSuperview" : "willMoveToSuperview")
        super.willMove(toSuperview: newSuperview)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log.add(superview == nil ? "didLeaveSuperview" : "didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        log.add(newWindow == nil ? "willLeaveWindow" : "willMoveToWindow")
        super.willMove(toWindow: newWindow)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        log.add(window == nil ? "didLeaveWindow" : "didMoveToWindow")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.add("layoutSubviews")
    }
}

/// Logs what the delegate of a navigation controller is told.
final class NavigationLog: NSObject, UINavigationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.add("willShow \(viewController.title ?? "none")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("didShow \(viewController.title ?? "none")")
    }
}
