extension UIView {
    /// Recomputes the traits of this subtree, and notifies the views whose traits have changed.
    func updateTraits() {
        walkTree(self, nil as UIView?, where: { $0.superview === $1 }) { view, outer in
            let traits = view.inheritedTraits()
            let previous = view.resolvedTraits
            if traits !== previous, traits != previous {
                view.resolvedTraits = traits
                view.applyTraitChange(from: previous)
            }
            outer = view
            return view.subviews
        }
    }

    /// Whether the view's environment has other traits than those last resolved.
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

    private func applyTraitChange(from previous: UITraitCollection) {
        if resolvedTraits.displayScale > 0, resolvedTraits.displayScale != previous.displayScale {
            layer.contentsScale = resolvedTraits.displayScale
            setNeedsDisplay()
            repositionAllSubviews()
        }
        if resolvedTraits.layoutDirection != previous.layoutDirection { refreshInstalledConstraints() }
        if resolvedTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            viewLayout?.readableGuide?.refreshReferencingConstraints()
        }
        if resolvedTraits.hasDifferentColorAppearance(comparedTo: previous) {
            updateLayerBackgroundColor()
            setNeedsDisplay()
        }
        // Views that are positioned from the leading edge change sides.
        if resolvedTraits.layoutDirection != previous.layoutDirection { setNeedsLayout() }
        resolvedTraits.performAsCurrent {
            if let ownerController {
                ownerController.traitCollectionDidChange(previous)
                ownerController.notifyRegistrations(of: resolvedTraits, since: previous)
            }
            traitCollectionDidChange(previous)
            notifyRegistrations(of: resolvedTraits, since: previous)
        }
    }

    /// Sets the layer's background color to the one that the current traits resolve to.
    func updateLayerBackgroundColor() {
        layer.backgroundColor = assignedBackgroundColor?.resolvedColor(in: self).cgColor
    }
}

// MARK: Tint

/// A view's tint color and whether it is dimmed.
struct Tint: Equatable {
    /// The color assigned to the view or to its nearest ancestor that has one.
    var color: UIColor
    var isDimmed: Bool

    /// The value of `tintColor`.
    var displayedColor: UIColor { isDimmed ? Tint.dimmed : color }

    static func == (left: Tint, right: Tint) -> Bool {
        left.isDimmed == right.isDimmed && (left.color === right.color || left.color == right.color)
    }

    /// The default tint.
    static let system = Tint(color: .systemBlue, isDimmed: false)
    /// The color of every dimmed tint, as behind a popover or an alert.
    private static let dimmed = UIColor.systemGray
}

extension UIView {
    /// Recomputes the tint of this subtree, and notifies the views whose tint has changed.
    ///
    /// A popover changes the tint of every view in a window, so that a view without changes costs one comparison.
    func updateTint() {
        let inherited = superview?.resolvedTint ?? .system
        guard tint(inheriting: inherited) != resolvedTint else { return }
        let traits = resolvedTraits
        traits.performAsCurrent {
            walkTree(self, TintParent(tint: inherited), where: { $0.superview === $1.view }) { view, source in
                guard view.applyInheritedTint(source.tint) else { return nil }
                if view.resolvedTraits === traits {
                    view.tintColorDidChange()
                } else {
                    view.resolvedTraits.performAsCurrent { view.tintColorDidChange() }
                }
                source = TintParent(view: view, tint: view.resolvedTint)
                return view.subviews
            }
        }
    }

    /// Where a view's tint is inherited from; `view` is nil for the root of a walk.
    private struct TintParent {
        var view: UIView?
        var tint: Tint
    }

    /// The tint of this view inside a superview with the tint `inherited`.
    private func tint(inheriting inherited: Tint) -> Tint {
        var tint = inherited
        if let assignedTintColor { tint.color = assignedTintColor }
        switch assignedTintAdjustmentMode {
        case .automatic: break
        case .normal: tint.isDimmed = false
        case .dimmed: tint.isDimmed = true
        }
        return tint
    }

    /// Applies the inherited tint. Returns whether the view's tint has changed.
    private func applyInheritedTint(_ inherited: Tint) -> Bool {
        let tint = tint(inheriting: inherited)
        guard tint != resolvedTint else { return false }
        resolvedTint = tint
        if assignedBackgroundColor?.followsTint == true { updateLayerBackgroundColor() }
        return true
    }
}

extension UIView {
    /// The emulated system version: that of the window's system; without a window, of the current system.
    package var era: SystemEra { (window?.system ?? UIKitSystem.current)?.era ?? .standard }
}
