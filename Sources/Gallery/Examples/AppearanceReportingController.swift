import UIKit

/// A controller that reports UIKit's calls of its appearance methods.
class AppearanceReportingController: UIViewController {
    /// An appearance method of `UIViewController`.
    enum Callback: String {
        case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    }

    /// Called after each appearance callback. The default does nothing.
    func didReceive(_ callback: Callback) {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        didReceive(.viewWillAppear)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        didReceive(.viewIsAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didReceive(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        didReceive(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didReceive(.viewDidDisappear)
    }
}
