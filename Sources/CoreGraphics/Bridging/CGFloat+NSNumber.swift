import Foundation

/// The conversions that Foundation has on Apple's systems.
extension CGFloat {
    /// The value of `number`.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The value of `number`.
    public init(_ number: NSNumber) { self.init(truncating: number) }

    /// The value of `number`; nil when it cannot be represented exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
