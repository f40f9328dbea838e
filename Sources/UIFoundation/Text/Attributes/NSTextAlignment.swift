/// The alignment of lines of text; `natural` depends on the text's direction.
public enum NSTextAlignment: Int, Sendable {
    /// Lines start at the left margin.
    case left
    /// Lines are centered.
    case center
    /// Lines end at the right margin.
    case right
    /// Lines fill the width, except the last one of a paragraph.
    case justified
    /// Lines start where the text's direction starts.
    case natural
}

/// How text that is too wide is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps between words.
    case byWordWrapping
    /// Wraps between any characters.
    case byCharWrapping
    /// Cuts off the end without an ellipsis.
    case byClipping
    /// Replaces the beginning by an ellipsis.
    case byTruncatingHead
    /// Replaces the end by an ellipsis.
    case byTruncatingTail
    /// Replaces the middle by an ellipsis.
    case byTruncatingMiddle
}

/// The direction of a paragraph; `natural` is the direction of its first letter.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter.
    case natural = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of thickness, pattern and extent.
    public let rawValue: Int

    /// The style with the bits of `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Omits the line under white space.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
