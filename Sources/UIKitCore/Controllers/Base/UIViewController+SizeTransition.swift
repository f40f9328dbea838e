extension UIViewController {
    /// The default size of a child in a container of `parentSize`.
    func childSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController else { return container.preferredContentSize }
        guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
        return view.bounds.size == own.bounds.size ? parentSize : view.bounds.size
    }

    /// Calls the methods for rotations that UIKit had before iOS 8, if the window rotates.
    func notifyRotation(coordinator: any UIViewControllerTransitionCoordinator) {
        guard let rotation = viewIfLoaded?.window?.sizeTransition?.rotation else { return }
        let duration = coordinator.transitionDuration
        willRotate(to: rotation.to, duration: duration)
        coordinator.animate(
            alongsideTransition: { _ in self.willAnimateRotation(to: rotation.to, duration: duration) },
            completion: { _ in self.didRotate(from: rotation.from) })
    }

    /// Notifies the visible children whose sizes change.
    func notifyChildren(ofSize size: CGSize, coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let view = child.viewIfLoaded, view.window != nil else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != view.bounds.size || size == viewIfLoaded?.bounds.size else { continue }
            Trace.note(
                child, callback: "viewWillTransition(to:with:)",
                arguments: "size: \(childSize.width) \(childSize.height)")
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Notifies the visible children whose traits change, each with the traits that this controller overrides for it.
    func notifyChildren(ofTraits traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.viewIfLoaded?.window != nil {
            let own = overrideTraitCollection(forChild: child)
            let childTraits = own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
            guard childTraits != child.traitCollection else { continue }
            Trace.note(child, callback: "willTransition(to:with:)")
            child.willTransition(to: childTraits, with: coordinator)
        }
    }
}
