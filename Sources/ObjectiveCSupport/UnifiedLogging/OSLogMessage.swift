import Foundation

/// Whether a value in a message can be read in the log.
@_spi(UnifiedLogging) public struct OSLogPrivacy: Equatable, Sendable {
    /// How a hidden value is written.
    public enum Mask: Sendable {
        /// As `<private>`.
        case none
        /// As a number that is the same for equal values.
        case hash
    }

    private enum Level { case readable, hidden }
    private let level: Level
    private let mask: Mask

    /// What is written for a hidden value.
    static let hidden = "<private>"

    /// The value is written.
    public static let `public` = OSLogPrivacy(level: .readable, mask: .none)
    /// The value is written, as in Apple's log while a debugger is attached.
    public static let auto = OSLogPrivacy(level: .readable, mask: .none)
    /// `<private>` is written.
    public static let `private` = OSLogPrivacy(level: .hidden, mask: .none)
    /// `<private>` is written.
    public static let sensitive = OSLogPrivacy(level: .hidden, mask: .none)

    /// The mask is written.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }
    /// The value is written, as in Apple's log while a debugger is attached.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    func text(of value: String) -> String {
        guard level == .hidden else { return value }
        return mask == .hash ? "<mask.hash: \(value.hashValue)>" : OSLogPrivacy.hidden
    }
}

/// A message of the log: a text with values and their privacy.
@_spi(UnifiedLogging) public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
@_spi(UnifiedLogging) public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value, as it is described.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto) {
        text += privacy.text(of: value().map { "\($0)" } ?? "(null)")
    }

    /// Adds a number with as many digits after the point.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.text(of: String(format: "%.\(format.precision)f", Double(number())))
    }
}

/// How a number with a fraction is written.
@_spi(UnifiedLogging) public struct OSLogFloatFormatting: Sendable {
    let precision: Int

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }

    /// With `precision` digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
}
