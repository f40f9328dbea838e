import Foundation

/// The target of a step.
package enum ElementQuery: Equatable, Sendable {
    /// A view whose identifier, accessibility label, title or text is `text`.
    ///
    /// `ordinal` (from 1, in reading order) selects one of several matches; nil requires a single match.
    case text(String, ordinal: Int?)
    /// A view with this accessibility identifier; `ordinal` as above.
    case identifier(String, ordinal: Int?)
    /// A point of the window, in points, y down.
    case point(CGPoint)
}

extension ElementQuery: CustomStringConvertible {
    /// The target, for messages.
    package var description: String {
        switch self {
        case .text(let text, let ordinal): quoted(text) + Self.suffix(ordinal)
        case .identifier(let text, let ordinal): "id:" + quoted(text) + Self.suffix(ordinal)
        case .point(let point): "(\(plain(point.x)), \(plain(point.y)))"
        }
    }

    /// The target as a script's line contains it.
    var spelling: String {
        switch self {
        case .text, .identifier: description
        case .point(let point): coordinates(point)
        }
    }

    private static func suffix(_ ordinal: Int?) -> String {
        ordinal.map { "#\($0)" } ?? ""
    }
}
