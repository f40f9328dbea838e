import UIKitCore

/// A function that changes the attributes of the text that a configuration shows.
public struct UIConfigurationTextAttributesTransformer {
    private let function: AttributesFunction

    /// Creates a transformer. Two transformers are equal in a configuration when one is a copy of the other.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = AttributesFunction(transform)
    }

    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { function.transform }

    /// The attributes that the function makes of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { function.transform(input) }

    /// Identifies the function, for comparing configurations.
    var identity: ObjectIdentifier { ObjectIdentifier(function) }
}

/// Holds a function, so that it has an identity.
private final class AttributesFunction {
    let transform: (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
}
