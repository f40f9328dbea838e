/// A state machine with what its driver knows of it. Two are equal if their descriptions are: the machines need not be
/// hashable.
package struct DescribedState<Value>: Hashable {
    package let value: Value
    private let description: String

    package init(_ value: Value) {
        self.value = value
        description = "\(value)"
    }

    package static func == (left: Self, right: Self) -> Bool { left.description == right.description }

    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
