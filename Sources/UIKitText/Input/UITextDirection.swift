/// A direction in reading order.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text, or towards its beginning.
    case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// Sideways, and between lines.
    case right = 2, left, up, down
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    /// A character as the user sees it, up to the whole text.
    case character, word, sentence, paragraph, line, document
}

/// A direction in a text: the raw value of a `UITextStorageDirection` or of a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the direction.
    public let rawValue: Int

    /// The direction with this raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction in reading order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
