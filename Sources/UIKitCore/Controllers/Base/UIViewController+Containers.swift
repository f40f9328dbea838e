import Foundation

extension UIViewController {
    /// Creates the edit button.
    func makeEditButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        button.possibleTitles = [SystemText.edit.localized, SystemText.done.localized]
        button.showEditing(isEditing)
        editButtonIfLoaded = button
        return button
    }

    /// Creates the navigation item, with the controller's title.
    func makeNavigationItem() -> UINavigationItem {
        let item = UINavigationItem()
        item.title = title
        navigationItemIfLoaded = item
        return item
    }

    /// Shows `controller` in the parent, or presents it.
    func showInContainer(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    /// Shows `controller` as detail in the parent, or presents it.
    func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        if let parent { return parent.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }
}

extension UIViewController {
    /// Exchanges the views of two children, with their appearance callbacks.
    func startTransition(
        from leaving: UIViewController, to coming: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard leaving.parent === self, coming.parent === self else {
            return misuse(
                "Children view controllers \(leaving) and \(coming) must have a common parent view controller when "
                    + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
                    + "animations:completion:]", raises: true)
        }
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        let sendsAppearance = shouldAutomaticallyForwardAppearanceMethods && hasAppeared
        if sendsAppearance {
            leaving.beginAppearanceTransition(false, animated: isAnimated)
            coming.beginAppearanceTransition(true, animated: isAnimated)
        }
        let container: UIView = leaving.viewIfLoaded?.superview ?? view
        let add = {
            if coming.view.superview !== container { container.addSubview(coming.view) }
            coming.sendViewIsAppearing()
        }
        let remove = {
            let isHidden = options.contains(.showHideTransitionViews)
            if !isHidden, leaving !== coming { leaving.viewIfLoaded?.removeFromSuperview() }
        }
        // A transition shows the old content first; other animations move both views.
        let isTransition = options.transition != 0
        if !isTransition { UIView.performWithoutAnimation(add) }
        UIView.transition(with: container, duration: duration, options: options) {
            if isTransition { add() }
            animations?()
            if isTransition { remove() }
        } completion: { isFinished in
            remove()
            if sendsAppearance {
                leaving.endAppearanceTransitionIfNeeded()
                coming.endAppearanceTransitionIfNeeded()
            }
            completion?(isFinished)
        }
    }
}

extension UIBarButtonItem {
    /// Sets the title and style of an edit button.
    func showEditing(_ isEditing: Bool) {
        title = (isEditing ? SystemText.done : .edit).localized
        style = isEditing ? .done : .plain
    }
}
