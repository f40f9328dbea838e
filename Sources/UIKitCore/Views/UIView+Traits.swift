extension UIView {
    /// Works out the traits again for this view and all inside it, and tells those whose traits changed.
    func updateTraits() {
        let traits = inheritedTraits()
        let previous = resolvedTraits
        if traits !== previous, traits != previous {
            resolvedTraits = traits
            takeUpTraits(insteadOf: previous)
        }
        for view in subviews where view.superview === self {
            view.updateTraits()
        }
    }

    /// Whether the view has come to a place with other traits than its own.
    var hasStaleTraits: Bool { inheritedTraits() != resolvedTraits }

    private func inheritedTraits() -> UITraitCollection {
        var traits: UITraitCollection
        if let controller = ownerController {
            traits = controller.traitCollection
        } else if let parent = superview {
            traits = parent.resolvedTraits
        } else if let window = self as? UIWindow {
            traits = window.windowScene?.traitCollection ?? window.screen.traitCollection
        } else {
            traits = UIKitSystem.current?.screen.traitCollection ?? resolvedTraits
        }
        if overrideUserInterfaceStyle != .unspecified, traits.userInterfaceStyle != overrideUserInterfaceStyle {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return overriding(traits)
    }

    private func takeUpTraits(insteadOf previous: UITraitCollection) {
        if resolvedTraits.displayScale > 0, resolvedTraits.displayScale != previous.displayScale {
            layer.contentsScale = resolvedTraits.displayScale
            setNeedsDisplay()
            placeAllAgain()
        }
        if resolvedTraits.layoutDirection != previous.layoutDirection { refreshHeldConstraints() }
        if resolvedTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            ownLayout?.readableGuide?.refreshMentions()
        }
        if resolvedTraits.hasDifferentColorAppearance(comparedTo: previous) {
            showBackgroundColor()
            setNeedsDisplay()
        }
        // What stands where lines start has to change sides.
        if resolvedTraits.layoutDirection != previous.layoutDirection { setNeedsLayout() }
        resolvedTraits.performAsCurrent {
            if let ownerController {
                ownerController.traitCollectionDidChange(previous)
                ownerController.tellRegistrations(of: resolvedTraits, since: previous)
            }
            traitCollectionDidChange(previous)
            tellRegistrations(of: resolvedTraits, since: previous)
        }
    }

    /// Gives the layer the background colour that the present traits resolve to.
    func showBackgroundColor() {
        layer.backgroundColor = ownBackgroundColor?.resolvedColor(in: self).cgColor
    }
}

// MARK: Tint

/// The tint of a view with its dimming.
struct Tint: Equatable {
    /// The own colour of the view or of the nearest ancestor that has one.
    var color: UIColor
    var isDimmed: Bool

    /// What `tintColor` answers.
    var shown: UIColor { isDimmed ? Tint.dimmed : color }

    static func == (left: Tint, right: Tint) -> Bool {
        left.isDimmed == right.isDimmed && (left.color === right.color || left.color == right.color)
    }

    /// The tint of views that nobody has tinted.
    static let system = Tint(color: .systemBlue, isDimmed: false)
    /// What every tint becomes behind a popover or an alert.
    private static let dimmed = UIColor.systemGray
}

extension UIView {
    /// Works out the tint again for this view and all inside it, and tells those whose tint changed.
    func updateTint() { updateTint(superview?.resolvedTint ?? .system, isCurrent: false) }

    /// Behind a popover every view of a window comes by here: it costs a view no more than a look at its own tint.
    ///
    /// - Parameters:
    ///   - inherited: The superview's tint.
    ///   - isCurrent: Whether the traits of this view are the current ones already.
    private func updateTint(_ inherited: Tint, isCurrent: Bool) {
        var tint = inherited
        if let ownTintColor { tint.color = ownTintColor }
        switch ownTintAdjustmentMode {
        case .automatic: break
        case .normal: tint.isDimmed = false
        case .dimmed: tint.isDimmed = true
        }
        guard tint != resolvedTint else { return }
        resolvedTint = tint
        if ownBackgroundColor?.followsTint == true { showBackgroundColor() }
        if isCurrent {
            spreadTint()
        } else {
            resolvedTraits.performAsCurrent { spreadTint() }
        }
    }

    /// Tells this view of its new tint, and then those inside it.
    private func spreadTint() {
        tintColorDidChange()
        let (tint, traits) = (resolvedTint, resolvedTraits)
        for view in subviews where view.superview === self {
            view.updateTint(tint, isCurrent: view.resolvedTraits === traits)
        }
    }
}
