/// Facts from Apple's documentation that the tables lack.
enum Facts {
    /// Generic parameters that the tables list without their constraints.
    static let genericConstraints: [String: String] = [
        "AnchorType": "AnyObject",
        "Cell": "UICollectionViewCell",
        "Delegate": "UIIndirectScribbleInteractionDelegate",
        "Item": "",
        "ItemIdentifierType": "Hashable & Sendable",
        "SectionIdentifierType": "Hashable & Sendable",
        "Supplementary": "UICollectionReusableView",
        "T": "",
        "ViewController": "UIViewController",
    ]

    // MARK: Isolation

    /// Classes and protocols of UIKit outside the main actor. The rest of UIKit's classes and protocols is on it, and
    /// nothing of QuartzCore and CoreGraphics.
    static let freeTypes: Set<String> = [
        "UITraitCollection", "UIColor", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIImage", "UIImageAsset",
        "UIImage.Configuration", "UIImage.SymbolConfiguration", "UIScreenMode", "UIPasteboard", "NSDataAsset",
        "UIBezierPath", "UIGraphicsRenderer", "UIGraphicsRendererFormat", "UIGraphicsRendererContext",
        "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "UIGraphicsImageRendererContext",
        "UIGraphicsPDFRenderer", "UIGraphicsPDFRendererFormat", "UIGraphicsPDFRendererContext", "UIShape",
        "NSShadow", "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextTab", "NSStringDrawingContext",
        "NSTextAttachment", "NSTextAttachmentContainer", "NSTextContainer", "NSTextStorage", "NSTextStorageDelegate",
        "NSLayoutManager", "NSLayoutManagerDelegate", "NSTextLayoutOrientationProvider", "UIActivityItemProvider",
        "UIPress", "UIDynamicAnimator", "UIPopoverPresentationControllerSourceItem", "UIActivityItemSource",
        "UIEditMenuInteractionDelegate", "UIDocumentInteractionControllerDelegate", "UITraitDefinition",
        "UITraitChangeRegistration", "UIConfigurationState", "_UIKitNumericRawRepresentable",
        Catalog.freeAccessibleObject,
    ]

    /// Members of types on the main actor that are not on it themselves.
    static func isFree(_ member: Row) -> Bool {
        member.isStatic && member.kind == .var
            && ["NSNotification.Name", "String"].contains(member.signature)
    }

    /// Structs on the main actor.
    static let isolatedStructs: Set<String> = [
        "UIButton.Configuration", "UIListContentConfiguration", "UIBackgroundConfiguration",
    ]

    /// Sendable classes that are not isolated to an actor.
    static let sendableClasses: Set<String> = [
        "UITraitCollection", "UIColor", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIImage", "UIImageAsset",
        "UIImage.Configuration", "UIScreenMode", "UIPasteboard", "NSDataAsset", "CGColor", "CGColorSpace", "CGImage",
        "CGPath", "CGFont", "CGGradient",
    ]

    // MARK: Conformances

    /// Conformances that the tables lack.
    static let conformances: [String: [String]] = [
        "CGAffineTransform": ["Hashable", "Codable", "Sendable"],
        "CGVector": ["Hashable", "Codable", "Sendable"],
        "CATransform3D": ["Sendable"],
        "NSDirectionalEdgeInsets": ["Hashable", "Codable", "Sendable"],
        "UIEdgeInsets": ["Hashable", "Codable", "Sendable"],
        "UIFloatRange": ["Equatable", "Sendable"],
        "UIOffset": ["Hashable", "Codable", "Sendable"],
        "UIContentSizeCategory": ["Comparable"],
        "UIFont.Weight": ["_UIKitNumericRawRepresentable"],
        "UILayoutPriority": ["_UIKitNumericRawRepresentable"],
        "UIWindow.Level": ["_UIKitNumericRawRepresentable"],
        "UIAccessibilityTraits": ["OptionSet"],
        "UIAlertAction": ["UIAccessibilityIdentification"],
        "UIBarButtonItem": ["UIPopoverPresentationControllerSourceItem"],
        "UIBarItem": ["UIAccessibilityIdentification"],
        "UIImage": ["UIAccessibilityIdentification"],
        "UIMenuElement": ["UIAccessibilityIdentification"],
        "UIPresentationController": ["UITraitChangeObservable"],
        "UIView": [
            "UIAccessibilityIdentification", "UIPopoverPresentationControllerSourceItem", "UITraitChangeObservable",
        ],
        "UIViewController": ["UITraitChangeObservable"],
        "UIWindowScene": ["UITraitChangeObservable"],
    ]

    // MARK: Initializers

    /// Classes that hide the `init()` of `NSObject`.
    static let withoutPlainInitializer: Set<String> = [
        "UIAction", "UIMenu", "UIMenuElement", "UIPresentationController",
    ]

    /// The designated initializers of classes that have others beside them; a class that is not here has none but
    /// designated ones, its own and those that it inherits.
    static let designated: [String: Set<String>] = [
        "CALayer": ["init()", "init(layer:)", "init(coder:)"],
        "NSLayoutConstraint": ["init()"],
        "UIAction": [],
        "UIAlertAction": ["init()"],
        "UIAlertController": ["init(nibName:bundle:)", "init(coder:)"],
        "UIBarButtonItem": ["init()", "init(coder:)"],
        "UIBezierPath": ["init()", "init(coder:)"],
        "UIButton": ["init(frame:)", "init(coder:)"],
        "UIControl": ["init(frame:)", "init(coder:)"],
        "UIGestureRecognizer": ["init(target:action:)", "init(coder:)"],
        "UINavigationController": [
            "init(nibName:bundle:)", "init(coder:)", "init(rootViewController:)",
            "init(navigationBarClass:toolbarClass:)",
        ],
        "UIPresentationController": ["init(presentedViewController:presenting:)"],
        "UISegmentedControl": ["init(frame:)", "init(coder:)"],
        "UIStackView": ["init(frame:)", "init(coder:)"],
        "UITableView": ["init(frame:style:)", "init(coder:)"],
        "UITableViewCell": ["init(style:reuseIdentifier:)", "init(coder:)"],
        "UITableViewController": ["init(style:)", "init(nibName:bundle:)", "init(coder:)"],
        "UITableViewHeaderFooterView": ["init(reuseIdentifier:)", "init(coder:)"],
        "UIView": ["init(frame:)", "init(coder:)"],
        "UIViewController": ["init(nibName:bundle:)", "init(coder:)"],
        "UIViewPropertyAnimator": ["init(duration:timingParameters:)"],
        "UIVisualEffectView": ["init(effect:)", "init(coder:)"],
    ]
}
