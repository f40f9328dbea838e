import Foundation

/// A key of localized texts with values, as `String(localized:)` takes it on iOS: "\(count) files" is the key
/// "%lld files". `velarium-port` writes it. Not for use in an app.
public struct _LocalizationValue: ExpressibleByStringInterpolation {
    /// The format with the values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [any CVarArg] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

        /// Adds a text.
        public mutating func appendInterpolation(_ text: String) { add("%@", text as NSString) }

        /// Adds a whole number.
        public mutating func appendInterpolation(_ number: some FixedWidthInteger & CVarArg) {
            add(type(of: number).bitWidth > 32 ? "%lld" : "%d", number)
        }

        /// Adds a number with a fraction.
        public mutating func appendInterpolation(_ number: Double) { add("%lf", number) }

        /// Adds a number with a fraction.
        public mutating func appendInterpolation(_ number: Float) { add("%f", number) }

        /// Adds a value with a format specifier such as "%.2f".
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) { add(specifier, value) }

        private mutating func add(_ specifier: String, _ argument: any CVarArg) {
            key += specifier
            arguments.append(argument)
        }
    }

    let key: String
    let arguments: [any CVarArg]

    public init(stringLiteral value: String) {
        key = value
        arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        key = arguments.isEmpty ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
    }

    /// Creates a key without values from a text that is known at run time.
    public init(_ value: String) { self.init(stringLiteral: value) }
}
