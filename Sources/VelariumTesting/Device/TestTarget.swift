import CoreGraphics
import Driving
import UIKitCore

/// What a step of a test acts on. A string literal matches a text: `device.tap("Save")`.
@preconcurrency @MainActor
public struct TestTarget: @preconcurrency ExpressibleByStringLiteral {
    enum Kind {
        case query(ElementQuery)
        case view(UIView)
    }

    let kind: Kind

    /// Matches the view whose identifier, otherwise accessibility label, otherwise title or text is exactly `value`.
    public init(stringLiteral value: String) {
        self = .text(value)
    }

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Matches the view whose identifier, otherwise accessibility label, otherwise title, text or placeholder is
    /// exactly `text`. Views of the frontmost overlay take precedence.
    ///
    /// - Parameter ordinal: The match to use, from 1 in reading order. Nil, the default, requires exactly one.
    public static func text(_ text: String, ordinal: Int? = nil) -> TestTarget {
        TestTarget(.query(.text(text, ordinal: ordinal)))
    }

    /// Matches the view with this accessibility identifier. `ordinal` is the match to use, as for texts.
    public static func id(_ identifier: String, ordinal: Int? = nil) -> TestTarget {
        TestTarget(.query(.identifier(identifier, ordinal: ordinal)))
    }

    /// A point of the window, in points, y down.
    public static func point(x: CGFloat, y: CGFloat) -> TestTarget {
        TestTarget(.query(.point(CGPoint(x: x, y: y))))
    }

    /// Exactly this view.
    public static func view(_ view: UIView) -> TestTarget {
        TestTarget(.view(view))
    }
}
