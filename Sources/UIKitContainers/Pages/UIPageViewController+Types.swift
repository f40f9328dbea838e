import UIKitCore

extension UIPageViewController {
    /// The axis along which the pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal
        /// One below the other.
        case vertical
    }

    /// The direction of a change of pages.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward
        /// To the previous page.
        case reverse
    }

    /// How pages change.
    public enum TransitionStyle: Int, Sendable {
        /// The page is turned. Shown like `scroll` in this implementation.
        case pageCurl
        /// The pages scroll.
        case scroll
    }

    /// Where the spine of a book is.
    public enum SpineLocation: Int, Sendable {
        /// There is no spine: pages scroll.
        case none
        /// At the leading or upper edge.
        case min
        /// In the middle, with two pages side by side. Not available in this implementation.
        case mid
        /// At the trailing or lower edge.
        case max
    }

    /// The names of options.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `SpineLocation` or its raw value, for `pageCurl`. Default `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The gap between pages in points, for `scroll`. Default 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Provides the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before `viewController`; nil at the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after `viewController`; nil at the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots of the page control. Optional: without it, or with the other orientation or style, there is
    /// none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The selected dot. Optional. Asked after `setViewControllers`; swipes move it by one.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalRequirement.skip()
        return 0
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalRequirement.skip()
        return 0
    }
}

/// Receives page changes by the user. All methods are optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// A gesture begins to change to these pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A change by a gesture has ended; `completed` is false when the user went back to the page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// The supported orientations. Default: the page's.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// The preferred orientation when the controller is presented. Default: the page's.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        pageViewController.orientationsOfPage
    }

    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        pageViewController.preferredOrientationOfPage
    }
}
