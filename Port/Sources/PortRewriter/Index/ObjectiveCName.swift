/// The names that Objective-C has for Swift declarations.
enum ObjectiveCName {
    /// The selector of a method: `tap(_:for:)` is `tap:for:`, and `show(item:)` is `showWithItem:`.
    static func selector(ofMethod name: String, labels: [String]) -> String {
        if let known = appleSelectors[declName(name, labels)] { return known }
        guard let first = labels.first else { return name }
        var selector = name
        if first != "_" {
            let joins = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(name))
            selector += (joins ? "" : "With") + capitalized(first)
        }
        return selector + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The selector of an initializer: `init(title:)` is `initWithTitle:`.
    static func selector(ofInitializer labels: [String]) -> String {
        guard let first = labels.first else { return "init" }
        let start = first == "_" ? "init" : "initWith" + capitalized(first)
        return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The selector of a property's setter: `setTitle:` of `title`.
    static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    /// The key of a property of UIKit: `hidden` of `isHidden`.
    static func appleKey(of property: String) -> String {
        guard property.hasPrefix("is"), let third = property.dropFirst(2).first, third.isUppercase else {
            return property
        }
        let rest = property.dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// `name(_:label:)`.
    static func declName(_ name: String, _ labels: [String]) -> String {
        name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(_ name: String) -> String {
        let rest = name.dropFirst().prefix { $0.isLowercase || $0.isNumber }
        return name.prefix(1).lowercased() + rest
    }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// Selectors of UIKit's methods whose Swift names were chosen by hand.
    private static let appleSelectors = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "setEditing(_:animated:)": "setEditing:animated:",
        "addChild(_:)": "addChildViewController:",
        "removeFromParent()": "removeFromParentViewController",
    ]
}
