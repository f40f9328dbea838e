/// Resolves which controller presents on behalf of a caller, and through which presentation controller.
@MainActor struct PresentingRoute {
    let presenter: UIViewController
    let controller: UIPresentationController

    /// Styles of the current context use the nearest controller, from `caller` outward, that defines one. All others
    /// use the outermost container that covers the screen.
    init(of presented: UIViewController, by caller: UIViewController) {
        controller = presented.prepareController(source: caller)
        if controller.shouldPresentInFullscreen {
            presenter = PresentingRoute.covering(caller)
        } else {
            presenter = PresentingRoute.definer(caller)
        }
    }

    private static func definer(_ caller: UIViewController) -> UIViewController {
        var link = caller
        while !link.definesPresentationContext, let parent = link.parent { link = parent }
        return link
    }

    /// A presentation within a context does not cover the screen, so the search continues at its presenter's
    /// containers.
    private static func covering(_ caller: UIViewController) -> UIViewController {
        var top = caller.outermost
        while let driver = top.ownPresentation, !driver.isGone, !driver.fillsWindow, let presenter = driver.presenter {
            top = presenter.outermost
        }
        return top
    }
}

extension UIViewController {
    /// The outermost container of this controller.
    fileprivate var outermost: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }
}
