import CoreGraphics

/// The change from one screen of a stack to another, with the appearance callbacks in UIKit's order: the old one will
/// disappear, the new one will appear, the old one has disappeared, the new one has appeared.
@MainActor final class NavigationTransition {
    private unowned let owner: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController
    private let operation: UINavigationController.Operation
    private let isAnimated: Bool
    private let leaving: [UIViewController]
    private let dim = UIView()
    private var work: FrameLoop.Work?
    private var isOver = false

    init(
        in owner: UINavigationController, from: UIViewController?, to: UIViewController,
        _ operation: UINavigationController.Operation, animated: Bool, leaving: [UIViewController]
    ) {
        (self.owner, self.from, self.to, self.operation) = (owner, from, to, operation)
        isAnimated = animated
        self.leaving = leaving
    }

    /// Whether the stack is on the screen, so that its screens hear of coming and going from here.
    private var tells: Bool {
        if case .appeared = owner.appearance { return true }
        return false
    }

    func begin(_ items: [UINavigationItem]) {
        let tells = tells
        if tells {
            from?.beginAppearanceTransition(false, animated: isAnimated)
            to.beginAppearanceTransition(true, animated: isAnimated)
        }
        owner.delegate?.navigationController(owner, willShow: to, animated: isAnimated)
        place()
        let bar = owner.navigationBar
        if let change = bar.prepareChange(to: items, animated: isAnimated) {
            BarMotion.move { change.animate() } completion: { [weak bar] in bar?.end(change) }
        }
        owner.follow(to)
        if tells { to.announceAppearing() }
        guard isAnimated, let loop = UIKitSystem.current?.frameLoop else { return finish() }
        move()
        work = loop.finish("a navigation transition", after: BarNumbers.transition) { [weak self] in
            self?.work = nil
            self?.finish()
        }
    }

    private func place() {
        let page = to.view!
        page.frame = owner.pages.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if operation == .pop {
            owner.pages.insertSubview(page, at: 0)
        } else {
            owner.pages.addSubview(page)
        }
    }

    private func move() {
        let width = owner.pages.bounds.width * (isMirrored ? -1 : 1)
        let covered = CGPoint(x: -width * BarNumbers.parallax, y: 0)
        let isPush = operation != .pop
        let (upper, lower) = isPush ? (to.view!, from?.view) : (from?.view, to.view!)
        dim.backgroundColor = UIColor(white: 0, alpha: BarNumbers.dim)
        dim.frame = owner.pages.bounds
        dim.isUserInteractionEnabled = false
        if let upper { owner.pages.insertSubview(dim, belowSubview: upper) }
        NavigationMotion.fade(dim.layer, from: isPush ? 0 : 1, to: isPush ? 1 : 0)
        dim.layer.opacity = isPush ? 1 : 0
        let outside = CGPoint(x: width, y: 0)
        if let upper {
            NavigationMotion.move(upper.layer, by: isPush ? outside : .zero, to: isPush ? .zero : outside)
        }
        if let lower {
            NavigationMotion.move(lower.layer, by: isPush ? .zero : covered, to: isPush ? covered : .zero)
        }
        owner.pages.isUserInteractionEnabled = false
    }

    private var isMirrored: Bool { owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Ends the change, now if it still runs.
    func finish() {
        guard !isOver else { return }
        isOver = true
        if let work { UIKitSystem.current?.frameLoop.abandon(work) }
        if owner.transition === self { owner.transition = nil }
        for layer in [from?.viewIfLoaded?.layer, to.viewIfLoaded?.layer] {
            layer?.removeAnimation(forKey: "navigation.move")
        }
        dim.removeFromSuperview()
        owner.pages.isUserInteractionEnabled = true
        from?.viewIfLoaded?.removeFromSuperview()
        from?.endRunningAppearance()
        to.endRunningAppearanceUnless(owner)
        for controller in leaving { controller.removeFromParent() }
        to.didMove(toParent: owner)
        owner.delegate?.navigationController(owner, didShow: to, animated: isAnimated)
    }
}

extension UIViewController {
    /// Ends a running appearance, but for one that is the container's own.
    fileprivate func endRunningAppearanceUnless(_ container: UIViewController) {
        if case .appeared = container.appearance { endRunningAppearance() }
    }
}
