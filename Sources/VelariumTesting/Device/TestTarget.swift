import CoreGraphics
import Driving
import UIKitCore

/// What a step of a test acts on. A string literal means a text: `device.tap("Save")`.
@preconcurrency @MainActor
public struct TestTarget: @preconcurrency ExpressibleByStringLiteral {
    enum Kind {
        case named(Target)
        case view(UIView)
    }

    let kind: Kind

    /// The view whose identifier, else accessibility label, else title or text is `value`, letter by letter.
    public init(stringLiteral value: String) {
        self = .text(value)
    }

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The view whose identifier, else accessibility label, else title or text is `text`, letter by letter; a field also
    /// goes by its placeholder. What the front-most overlay has goes before what lies behind it.
    ///
    /// - Parameter ordinal: From 1, in reading order, when there are several; nil, the default, insists on one.
    public static func text(_ text: String, ordinal: Int? = nil) -> TestTarget {
        TestTarget(.named(.text(text, ordinal: ordinal)))
    }

    /// The view with this accessibility identifier; `ordinal` as for texts.
    public static func id(_ identifier: String, ordinal: Int? = nil) -> TestTarget {
        TestTarget(.named(.identifier(identifier, ordinal: ordinal)))
    }

    /// A point of the window, in points, y down.
    public static func point(x: CGFloat, y: CGFloat) -> TestTarget {
        TestTarget(.named(.point(CGPoint(x: x, y: y))))
    }

    /// This very view.
    public static func view(_ view: UIView) -> TestTarget {
        TestTarget(.view(view))
    }
}
