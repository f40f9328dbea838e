/// Traits that an environment has instead of those of its surroundings, set one by one:
/// `view.traitOverrides.userInterfaceStyle = .dark`. What is inside the environment follows.
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a value has been set for `trait`.
    func contains(_ trait: UITrait) -> Bool
    /// Takes the value for `trait` back; the surroundings' counts again.
    mutating func remove(_ trait: UITrait)
}

/// The overrides of one environment. Setting a trait to its `unspecified` value takes it back.
struct TraitOverrides: UITraitOverrides {
    var values = TraitValues()

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values.value(of: trait) }
        set { values.set(newValue, for: trait) }
    }

    func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

    mutating func remove(_ trait: UITrait) { values.remove(trait) }

    /// What was assigned to a `traitOverrides`, which only takes what it has given out.
    init(_ overrides: any UITraitOverrides) {
        guard let own = overrides as? TraitOverrides else {
            preconditionFailure("traitOverrides was given a \(type(of: overrides)); set its traits one by one instead.")
        }
        self = own
    }

    init() {}

    /// `traits` with these put over them; the same object where there are none.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let changed = traits.values.overridden(by: values)
        return changed == traits.values ? traits : UITraitCollection(changed)
    }
}
