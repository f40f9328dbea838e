/// A trait: a type that names it and says what it is where nobody has set it. Apps define their own by conforming a
/// type to it.
public protocol UITraitDefinition<Value> {
    associatedtype Value
    /// What the trait is where nobody has set it.
    static var defaultValue: Value { get }
    /// For people to read. Default: the type's name.
    static var name: String { get }
    /// What tells the trait from others in archives. Default: the type's name.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on it. Default false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// The value of a trait that an app has defined. Two are equal when their values are equatable and equal, or are one
/// object; nothing can be said about other values, so that they count as different.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    let affectsColors: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        if let mine = left.value as? any Equatable { return mine.equals(right.value) }
        guard type(of: left.value) is AnyObject.Type else { return false }
        return left.value as AnyObject === right.value as AnyObject
    }

    /// Equal values must have equal hashes, and not all that can be compared can be hashed.
    func hash(into hasher: inout Hasher) {}
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        if let path = (trait as? any SystemTrait.Type)?.anyPath, let value = self[keyPath: path] as? Trait.Value {
            return value
        }
        return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }

    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
        if let path = (trait as? any SystemTrait.Type)?.anyPath as? WritableKeyPath<TraitValues, Trait.Value> {
            self[keyPath: path] = value
        } else {
            custom[ObjectIdentifier(trait)] = CustomTraitValue(
                value: value, affectsColors: trait.affectsColorAppearance)
        }
    }

    /// Whether something is set for `trait`.
    func specifies(_ trait: UITrait) -> Bool {
        guard let system = trait as? any SystemTrait.Type else { return custom[ObjectIdentifier(trait)] != nil }
        return system.isSet(in: self)
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type { system.clear(in: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }

    /// Whether one of `traits` has another value here than in `other`.
    func differs(from other: TraitValues, in traits: [UITrait]) -> Bool {
        traits.contains { trait in
            if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
            return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
        }
    }

    /// Whether an app's trait that colours depend on has another value here than in `other`.
    func hasOtherCustomColors(than other: TraitValues) -> Bool {
        guard custom != other.custom else { return false }
        return Set(custom.keys).union(other.custom.keys).contains { key in
            let (mine, its) = (custom[key], other.custom[key])
            return mine != its && (mine ?? its)?.affectsColors == true
        }
    }
}
