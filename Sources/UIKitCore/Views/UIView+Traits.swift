extension UIView {
    /// Works out the traits again for this view and all inside it, and tells those whose traits changed.
    func updateTraits() {
        let traits = inheritedTraits()
        let previous = resolvedTraits
        if traits !== previous, traits != previous {
            resolvedTraits = traits
            takeUpTraits(insteadOf: previous)
        }
        for view in subviews {
            view.updateTraits()
        }
    }

    private func inheritedTraits() -> UITraitCollection {
        var traits: UITraitCollection
        if let controller = ownerController {
            traits = controller.traitCollection
        } else if let parent = superview {
            traits = parent.resolvedTraits
        } else if let window = self as? UIWindow {
            traits = window.screen.traitCollection
        } else {
            traits = resolvedTraits
        }
        if overrideUserInterfaceStyle != .unspecified, traits.userInterfaceStyle != overrideUserInterfaceStyle {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return traits
    }

    private func takeUpTraits(insteadOf previous: UITraitCollection) {
        if resolvedTraits.displayScale > 0, resolvedTraits.displayScale != previous.displayScale {
            layer.contentsScale = resolvedTraits.displayScale
            setNeedsDisplay()
        }
        if resolvedTraits.hasDifferentColorAppearance(comparedTo: previous) {
            showBackgroundColor()
            setNeedsDisplay()
        }
        ownerController?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
    }

    /// Gives the layer the background colour that the present traits resolve to.
    func showBackgroundColor() {
        layer.backgroundColor = ownBackgroundColor?.resolvedColor(in: self).cgColor
    }
}

// MARK: Tint

extension UIView {
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var link: UIView? = self
        while let view = link {
            if view.ownTintAdjustmentMode != .automatic { return view.ownTintAdjustmentMode }
            link = view.superview
        }
        return .normal
    }

    var effectiveTint: UIColor {
        if effectiveTintAdjustmentMode == .dimmed { return UIView.dimmedTint }
        var link: UIView? = self
        while let view = link {
            if let color = view.ownTintColor { return color }
            link = view.superview
        }
        return UIView.systemTint
    }

    /// The tint of views that nobody has tinted.
    static let systemTint = UIColor.systemBlue
    /// What every tint becomes behind a popover or an alert.
    private static let dimmedTint = UIColor.systemGray

    /// Tells this view and all inside it whose tint has changed.
    func updateTint() {
        let tint = effectiveTint
        guard tint != reportedTint else { return }
        reportedTint = tint
        tintColorDidChange()
        for view in subviews {
            view.updateTint()
        }
    }
}
