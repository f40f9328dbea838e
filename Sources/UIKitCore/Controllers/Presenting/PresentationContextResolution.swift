/// Resolves which controller presents on behalf of a caller, and through which presentation controller.
@MainActor struct PresentationContextResolution {
    let presenter: UIViewController
    let controller: UIPresentationController

    /// Styles of the current context use the nearest controller, from `caller` outward, that defines one. All others
    /// use the outermost container that covers the screen.
    init(of presented: UIViewController, by caller: UIViewController) {
        controller = presented.preparePresentationController(source: caller)
        if controller.shouldPresentInFullscreen {
            presenter = PresentationContextResolution.fullScreenPresenter(for: caller)
        } else {
            presenter = PresentationContextResolution.contextPresenter(for: caller)
        }
    }

    private static func contextPresenter(for caller: UIViewController) -> UIViewController {
        var link = caller
        while !link.definesPresentationContext, let parent = link.parent { link = parent }
        return link
    }

    /// A presentation within a context does not cover the screen, so the search continues at its presenter's
    /// containers.
    private static func fullScreenPresenter(for caller: UIViewController) -> UIViewController {
        var top = caller.outermostContainer
        while let driver = top.containingPresentation, !driver.isDismissed, !driver.fillsWindow,
            let presenter = driver.presenter
        {
            top = presenter.outermostContainer
        }
        return top
    }
}

extension UIViewController {
    /// The outermost container of this controller.
    fileprivate var outermostContainer: UIViewController {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }
}
