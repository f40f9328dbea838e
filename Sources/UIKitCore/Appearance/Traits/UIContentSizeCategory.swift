/// How large the user wants text to be. `large` is a device's default.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user's choice changes; the user info holds the category under `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether this is one of the five sizes beyond the normal range.
    public var isAccessibilityCategory: Bool {
        step.map { $0 >= UIContentSizeCategory.firstAccessibilityStep } ?? false
    }

    /// All sizes from the smallest to the largest.
    package static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among `ascending`; nil for `unspecified` and unknown names.
    package var step: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

    private static let firstAccessibilityStep = 7
}

extension UIContentSizeCategory {
    /// Whether `left` asks for smaller text. False when either is unspecified.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <)
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: <=)
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >)
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        compare(left, right, by: >=)
    }

    private static func compare(
        _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, by order: (Int, Int) -> Bool
    ) -> Bool {
        guard let left = left.step, let right = right.step else { return false }
        return order(left, right)
    }
}
