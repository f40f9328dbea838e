/// Trait values that replace the inherited ones, such as `view.traitOverrides.userInterfaceStyle = .dark`.
/// Descendants inherit them.
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
    /// Whether `trait` is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Removes the override of `trait`; the inherited value applies again.
    mutating func remove(_ trait: UITrait)
}

/// The overrides of one environment. Setting a trait to its `unspecified` value removes the override.
struct TraitOverrides: UITraitOverrides {
    var values = TraitValues()

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values.value(of: trait) }
        set { values.setValue(newValue, for: trait) }
    }

    func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    mutating func remove(_ trait: UITrait) { values.remove(trait) }

    /// Converts a value assigned to `traitOverrides`. Only values read from a `traitOverrides` are accepted.
    init(_ overrides: any UITraitOverrides) {
        guard let own = overrides as? TraitOverrides else {
            preconditionFailure("traitOverrides was given a \(type(of: overrides)); set its traits one by one instead.")
        }
        self = own
    }

    init() {}

    /// `traits` with these overrides applied; the same object when nothing changes.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let changed = traits.values.overridden(by: values)
        return changed == traits.values ? traits : UITraitCollection(changed)
    }
}
