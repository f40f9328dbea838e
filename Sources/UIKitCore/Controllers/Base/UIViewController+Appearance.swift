/// The appearance state of a view controller.
enum AppearanceState {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
}

/// The running change of a controller's parent.
enum ParentMove {
    case none, toParent, fromParent
}

extension UIViewController {
    /// Begins an appearance or disappearance of this controller and its children. Does nothing if that is already its
    /// direction; reverses a running transition of the other direction.
    func changeAppearance(appearing: Bool, animated: Bool) {
        contextPresentedController?.beginAppearanceTransition(appearing, animated: animated)
        guard !isCoveredInContext else { return }
        switch (appearance, appearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing(animated: animated)
            loadViewIfNeeded()
            Trace.note(self, callback: "viewWillAppear(_:)", arguments: "animated: \(animated)")
            viewWillAppear(animated)
            if parent?.shouldAutomaticallyForwardAppearanceMethods == false { scheduleViewIsAppearing() }
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing(animated: animated)
            Trace.note(self, callback: "viewWillDisappear(_:)", arguments: "animated: \(animated)")
            viewWillDisappear(animated)
        case (.disappeared, false), (.disappearing, false), (.appeared, true), (.appearing, true):
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isDisplayedInParent {
            child.beginAppearanceTransition(appearing, animated: animated)
        }
    }

    /// The parent forwards appearances itself but has no call for `viewIsAppearing`: calls it before the next layout,
    /// or before `viewDidAppear`.
    private func scheduleViewIsAppearing() {
        needsViewIsAppearing = true
        UIKitSystem.current?.frameLoop.perform(beforeLayout: { [weak self] in
            if let self, needsViewIsAppearing, viewIfLoaded?.window != nil { sendViewIsAppearing() }
        })
    }

    /// Calls `viewIsAppearing` on this controller and its children. Call it when the view is in the window and laid
    /// out.
    package func sendViewIsAppearing() {
        needsViewIsAppearing = false
        contextPresentedController?.sendViewIsAppearing()
        guard case .appearing(let animated) = appearance else { return }
        if let view = viewIfLoaded { view.window?.system.keyboard.applyDeferredFocus(in: view) }
        Trace.note(self, callback: "viewIsAppearing(_:)", arguments: "animated: \(animated)")
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isDisplayedInParent {
            child.sendViewIsAppearing()
        }
    }

    /// Ends the running appearance or disappearance of this controller and its children.
    func finishAppearance() {
        contextPresentedController?.endAppearanceTransitionIfNeeded()
        guard !isCoveredInContext else { return }
        switch appearance {
        case .appearing(let animated):
            if needsViewIsAppearing { sendViewIsAppearing() }
            appearance = .appeared
            Trace.note(self, callback: "viewDidAppear(_:)", arguments: "animated: \(animated)")
            viewDidAppear(animated)
            takeFocusIfUnused()
        case .disappearing(let animated):
            appearance = .disappeared
            Trace.note(self, callback: "viewDidDisappear(_:)", arguments: "animated: \(animated)")
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            misuse("Unbalanced calls to begin/end appearance transitions for \(self).")
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isInTransition || child.isCoveredInContext {
            child.endAppearanceTransition()
        }
    }

    /// Makes a controller first responder that can be one, if it is shown by a window, a presentation or a container with
    /// bars and nothing else has the focus. That is how its accessory view comes to the bottom of the screen.
    ///
    /// Before the next layout: what the app focuses, and what a dismissal returns the focus to, has precedence.
    private func takeFocusIfUnused() {
        guard parent?.adjustsScrollViewsOfChildren ?? true, canBecomeFirstResponder, let window = viewIfLoaded?.window
        else { return }
        window.system.frameLoop.perform(beforeLayout: { [weak self] in
            guard let self, hasAppeared, let window = viewIfLoaded?.window, window.firstResponder == nil else { return }
            becomeFirstResponder()
        })
    }

    /// Whether the controller has appeared and is not in an appearance transition.
    package var hasAppeared: Bool {
        if case .appeared = appearance { return true }
        return false
    }

    private var isInTransition: Bool {
        switch appearance {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }

    /// Ends a running appearance or disappearance, if any.
    package func endAppearanceTransitionIfNeeded() {
        if isInTransition { endAppearanceTransition() }
    }

    /// Whether this controller is `other` or one of its descendants.
    func isInside(_ other: UIViewController) -> Bool {
        var link: UIViewController? = self
        while let controller = link {
            if controller === other { return true }
            link = controller.parent
        }
        return false
    }
}

// MARK: In a window

extension UIViewController {
    /// Adds the view of this root controller to `window`, which it fills. All four appearance callbacks have returned
    /// afterwards, also those of presented controllers. A covered controller does not appear.
    func enterWindow(_ window: UIWindow) {
        let root = view!
        let isCovered = presentation?.isCoveringPresenter == true
        if !isCovered { beginAppearanceTransition(true, animated: false) }
        if !root.isDescendant(of: window), !isCovered {
            root.frame = window.bounds
            root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.insertSubview(root, at: 0)
        }
        sendViewIsAppearing()
        window.layoutIfNeeded()
        endAppearanceTransitionIfNeeded()
        presentation?.presented.appearAgain()
    }

    /// Appears again in a window that is shown again, with what is presented above.
    func appearAgain() {
        if case .disappeared = appearance, presentation?.isCoveringPresenter != true {
            beginAppearanceTransition(true, animated: false)
            sendViewIsAppearing()
            endAppearanceTransition()
        }
        presentation?.presented.appearAgain()
    }

    /// Disappears, with what is presented above, because the window is hidden or gets another root. Controllers in a
    /// transition are left to that.
    func leaveWindow() {
        if case .appeared = appearance {
            beginAppearanceTransition(false, animated: false)
            endAppearanceTransition()
        }
        presentation?.presented.leaveWindow()
    }
}

// MARK: Traits

extension UIViewController {
    /// The inherited traits with this controller's overrides.
    func resolveTraits() -> UITraitCollection {
        var traits = inheritedTraits()
        if overrideUserInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return storedTraitOverrides?.applied(to: traits) ?? traits
    }

    private func inheritedTraits() -> UITraitCollection {
        if let parent, !isPresentationRoot {
            guard let override = parent.overrideTraitCollection(forChild: self) else { return parent.traitCollection }
            return UITraitCollection(traitsFrom: [parent.traitCollection, override])
        }
        if let controller = containingPresentation?.controller { return controller.traitsForPresented }
        if let window = viewIfLoaded?.window { return window.traitCollection }
        return UIKitSystem.current?.screen.traitCollection ?? UITraitCollection.current
    }
}
