/// The user's preferred text size. `large` is the default of a device.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// The category called `rawValue`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No preference is known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest of the standard sizes.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second of the seven standard sizes.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The third of the seven standard sizes.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default of a device, the fourth of the seven standard sizes.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The fifth of the seven standard sizes.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The sixth of the seven standard sizes.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest of the standard sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest of the five accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of the accessibility sizes.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user's preference changes; the user info has the category under `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's raw value in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        index.map { $0 >= UIContentSizeCategory.firstAccessibilityStep } ?? false
    }

    /// All sizes from smallest to largest.
    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `ascending`; nil for `unspecified` and unknown names.
    package var index: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

    private static let firstAccessibilityStep = 7
}

extension UIContentSizeCategory {
    /// Whether `left` is a smaller text size. False when either is unspecified.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <)
    }

    /// Whether `left` is a smaller text size or the same. False when either is unspecified.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <=)
    }

    /// Whether `left` is a larger text size. False when either is unspecified.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >)
    }

    /// Whether `left` is a larger text size or the same. False when either is unspecified.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >=)
    }

    private static func compare(
        _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, by order: (Int, Int) -> Bool
    ) -> Bool {
        guard let left = left.index, let right = right.index else { return false }
        return order(left, right)
    }
}
