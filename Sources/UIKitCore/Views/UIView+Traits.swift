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
        } else if let parent = superview ?? detachedTraitSource {
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
            // Texts are measured in whole pixels.
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
        if resolvedTraits.layoutDirection != previous.layoutDirection { refreshInstalledConstraints() }
        if resolvedTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            viewLayout?.readableGuide?.refreshReferencingConstraints()
        }
        if resolvedTraits.hasDifferentColorAppearance(comparedTo: previous) {
            updateLayerBackgroundColor()
            setNeedsDisplay()
        }
        applyAppearanceAfterTraitChange()
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

extension UIView {
    /// The emulated system version: that of the window's system; without a window, of the current system.
    package var era: SystemEra { (window?.system ?? UIKitSystem.current)?.era ?? .standard }
}
