extension UIView {
    /// Works out the traits again for this view and all inside it, and tells those whose traits changed.
    func updateTraits() {
        walkTree(self, nil as UIView?, where: { $0.superview === $1 }) { view, outer in
            let traits = view.inheritedTraits()
            let previous = view.resolvedTraits
            if traits !== previous, traits != previous {
                view.resolvedTraits = traits
                view.takeUpTraits(insteadOf: previous)
            }
            outer = view
            return view.subviews
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
    ///
    /// Behind a popover every view of a window comes by here: it costs a view no more than a look at its own tint.
    func updateTint() {
        let inherited = superview?.resolvedTint ?? .system
        guard tint(inheriting: inherited) != resolvedTint else { return }
        let traits = resolvedTraits
        traits.performAsCurrent {
            walkTree(self, TintSource(tint: inherited), where: { $0.superview === $1.view }) { view, source in
                guard view.takeTint(source.tint) else { return nil }
                if view.resolvedTraits === traits {
                    view.tintColorDidChange()
                } else {
                    view.resolvedTraits.performAsCurrent { view.tintColorDidChange() }
                }
                source = TintSource(view: view, tint: view.resolvedTint)
                return view.subviews
            }
        }
    }

    /// Where views get their tint from; no view for the one that a walk begins with.
    private struct TintSource {
        var view: UIView?
        var tint: Tint
    }

    /// The tint in a superview that has this one, with what the view itself says.
    private func tint(inheriting inherited: Tint) -> Tint {
        var tint = inherited
        if let ownTintColor { tint.color = ownTintColor }
        switch ownTintAdjustmentMode {
        case .automatic: break
        case .normal: tint.isDimmed = false
        case .dimmed: tint.isDimmed = true
        }
        return tint
    }

    /// Whether that gave the view another tint.
    private func takeTint(_ inherited: Tint) -> Bool {
        let tint = tint(inheriting: inherited)
        guard tint != resolvedTint else { return false }
        resolvedTint = tint
        if ownBackgroundColor?.followsTint == true { showBackgroundColor() }
        return true
    }
}
