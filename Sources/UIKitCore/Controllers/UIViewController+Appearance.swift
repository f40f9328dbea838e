/// Where a controller's view is between gone and there.
enum AppearanceState {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
}

/// Which way a controller is moving between parents.
enum ParentMove {
    case none, toParent, fromParent
}

extension UIViewController {
    /// Begins an appearance or disappearance, with the callbacks of this controller and its children. A call that
    /// changes nothing is left without effect; one that turns the other way round begins that way.
    func changeAppearance(appearing: Bool, animated: Bool) {
        guest?.beginAppearanceTransition(appearing, animated: animated)
        guard !isCoveredByGuest else { return }
        switch (appearance, appearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing(animated: animated)
            loadViewIfNeeded()
            Trace.note(self, "viewWillAppear(_:)", "animated: \(animated)")
            viewWillAppear(animated)
            if parent?.shouldAutomaticallyForwardAppearanceMethods == false { announceAppearingLater() }
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing(animated: animated)
            Trace.note(self, "viewWillDisappear(_:)", "animated: \(animated)")
            viewWillDisappear(animated)
        case (.disappeared, false), (.disappearing, false), (.appeared, true), (.appearing, true):
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.standsInParent {
            child.beginAppearanceTransition(appearing, animated: animated)
        }
    }

    /// The parent tells of appearances itself, but there is no call for this one: it comes before the next layout, or before
    /// `viewDidAppear`.
    private func announceAppearingLater() {
        isAppearingUntold = true
        UIKitSystem.current?.frameLoop.perform(beforeLayout: { [weak self] in
            if let self, isAppearingUntold, viewIfLoaded?.window != nil { announceAppearing() }
        })
    }

    /// Calls `viewIsAppearing`, once the view stands in the window and has been laid out.
    func announceAppearing() {
        isAppearingUntold = false
        guest?.announceAppearing()
        guard case .appearing(let animated) = appearance else { return }
        Trace.note(self, "viewIsAppearing(_:)", "animated: \(animated)")
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.standsInParent {
            child.announceAppearing()
        }
    }

    func finishAppearance() {
        guest?.endRunningAppearance()
        guard !isCoveredByGuest else { return }
        switch appearance {
        case .appearing(let animated):
            if isAppearingUntold { announceAppearing() }
            appearance = .appeared
            Trace.note(self, "viewDidAppear(_:)", "animated: \(animated)")
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            Trace.note(self, "viewDidDisappear(_:)", "animated: \(animated)")
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            misuse("Unbalanced calls to begin/end appearance transitions for \(self).")
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isInTransition || child.isCoveredByGuest {
            child.endAppearanceTransition()
        }
    }

    private var isInTransition: Bool {
        switch appearance {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }

    /// Ends an appearance or disappearance where one runs.
    func endRunningAppearance() {
        if isInTransition { endAppearanceTransition() }
    }

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
    /// Puts the view of this root controller into `window`, filling it. All four callbacks are over on return, also
    /// those of what is presented above; a controller that is covered does not appear.
    func enterWindow(_ window: UIWindow) {
        let root = view!
        let isCovered = presentation?.isCoveringPresenter == true
        if !isCovered { beginAppearanceTransition(true, animated: false) }
        if !root.isDescendant(of: window), !isCovered {
            root.frame = window.bounds
            root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.insertSubview(root, at: 0)
        }
        announceAppearing()
        window.layoutIfNeeded()
        endRunningAppearance()
        presentation?.presented.appearAgain()
    }

    /// Appears where it stands in a window that is shown again, with what is presented above.
    func appearAgain() {
        if case .disappeared = appearance, presentation?.isCoveringPresenter != true {
            beginAppearanceTransition(true, animated: false)
            announceAppearing()
            endAppearanceTransition()
        }
        presentation?.presented.appearAgain()
    }

    /// The window is hidden, or takes another root: this controller and what is presented above it disappear. Those in
    /// a transition are left to it.
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
    func resolveTraits() -> UITraitCollection {
        var traits = surroundingTraits()
        if overrideUserInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return ownTraitOverrides?.applied(to: traits) ?? traits
    }

    private func surroundingTraits() -> UITraitCollection {
        if let parent, !standsByItself {
            guard let override = parent.overrideTraitCollection(forChild: self) else { return parent.traitCollection }
            return UITraitCollection(traitsFrom: [parent.traitCollection, override])
        }
        if let controller = ownPresentation?.controller { return controller.traitsForPresented }
        if let window = viewIfLoaded?.window { return window.traitCollection }
        return UIKitSystem.current?.screen.traitCollection ?? UITraitCollection.current
    }
}
