import Foundation

/// What kind of text an element has, so that it is read accordingly.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The context's name.
    public let rawValue: String

    /// The context with this name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text of a word processor.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story or a poem.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages of people.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// The cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Paths and names of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Output of a command line.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How a switch user reaches the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system thinks best; one by one; together as one.
    case automatic, separate, combined
}

/// Attributes of texts that are read out: of `accessibilityAttributedLabel` and the like.
extension NSAttributedString.Key {
    /// The language of the part, as a BCP 47 tag.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    /// Whether punctuation is read, as a Boolean.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributePunctuation")
    /// The pitch, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    /// Whether the announcement waits for earlier ones, as a Boolean.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the part is spelled, as a Boolean.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6; 0 for none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        "UIAccessibilityTextAttributeHeadingLevel")
    /// Texts of the app about the part, as an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    /// The `UIAccessibilityTextualContext` of the part.
    public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
        "UIAccessibilityTextAttributeContext")
}

extension UIAccessibilityTraits {
    /// Whether the traits tell of something that the user can operate now.
    var isOperable: Bool {
        !contains(.notEnabled)
            && !isDisjoint(with: [.button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton])
    }
}
