/// Defines a trait: a type that identifies it and gives its default value. Apps conform their own types for custom
/// traits.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values.
    associatedtype Value
    /// The value when the trait is not set.
    static var defaultValue: Value { get }
    /// A readable name. Default: the type's name.
    static var name: String { get }
    /// The identifier in archives. Default: the type's full name.
    static var identifier: String { get }
    /// Whether dynamic colors may depend on the trait. Default false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: self) }
    /// The type's full name, with its module.
    public static var identifier: String { String(reflecting: self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// The value of a custom trait. Two are equal when their values are equatable and equal, or the same object. Other
/// values cannot be compared and count as different.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    let affectsColors: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        if let mine = left.value as? any Equatable { return mine.equals(right.value) }
        guard type(of: left.value) is AnyObject.Type else { return false }
        return left.value as AnyObject === right.value as AnyObject
    }

    /// Constant, because equal values need equal hashes and not every equatable value is hashable.
    func hash(into hasher: inout Hasher) {}
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
    /// The value of `trait`; its default if it is not set.
    package func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        if let path = (trait as? any SystemTrait.Type)?.anyPath, let value = self[keyPath: path] as? Trait.Value {
            return value
        }
        return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }

    /// Sets `trait` to `value`.
    package mutating func setValue<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
        if let path = (trait as? any SystemTrait.Type)?.anyPath as? WritableKeyPath<TraitValues, Trait.Value> {
            self[keyPath: path] = value
        } else {
            custom[ObjectIdentifier(trait)] = CustomTraitValue(
                value: value, affectsColors: trait.affectsColorAppearance)
        }
    }

    /// Whether `trait` is set.
    package func specifies(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        return system.isSet(in: self)
    }

    /// Makes `trait` unspecified.
    package mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { system.clear(in: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Whether one of `traits` has different values here and in `other`.
    package func differs(from other: TraitValues, in traits: [UITrait]) -> Bool {
        traits.contains { trait in
            if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
            return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
        }
    }

    /// Whether a custom trait that affects colors has different values here and in `other`.
    func hasDifferentCustomColors(than other: TraitValues) -> Bool {
        guard custom != other.custom else { return false }
        return Set(custom.keys).union(other.custom.keys).contains { key in
            let mine = custom[key]
            let its = other.custom[key]
            return mine != its && (mine ?? its)?.affectsColors == true
        }
    }
}
