import CoreGraphics
import UIKitCore

/// A view at an edge of the cell of a list.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// In both states.
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While the collection view is not edited.
        case whenNotEditing
    }

    /// Called when the user taps an accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// The kind of an accessory.
    public enum AccessoryType: Hashable {
        /// A checkmark.
        case checkmark
        /// A control that deletes the item.
        case delete
        /// A chevron: the item leads somewhere.
        case disclosureIndicator
        /// A control that inserts an item.
        case insert
        /// A text.
        case label
        /// A view of the app.
        case customView(UIView)
    }

    /// The edge at which a custom view is, and when.
    public enum Placement {
        /// At the leading edge.
        case leading(displayed: DisplayedState = .always)
        /// At the trailing edge.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The kind.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    let isHidden: Bool
    let makeView: @MainActor () -> UIView

    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }

    // MARK: Kinds

    /// How a chevron is shown.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// Its color; nil, the default, for the system's.
        public var tintColor: UIColor?

        /// Creates options; nil means the default.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
        }
    }

    /// A chevron, for cells that lead to more. Default: while the cell is not edited.
    public static func disclosureIndicator(
        displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        symbol(
            .disclosureIndicator, "chevron.right", options.tintColor ?? .tertiaryLabel, displayed, options.isHidden)
    }

    /// How a checkmark is shown.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// Its color; nil, the default, for the tint color.
        public var tintColor: UIColor?

        /// Creates options; nil means the default.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
        }
    }

    /// A checkmark. Default: while the cell is not edited.
    public static func checkmark(
        displayed: DisplayedState = .whenNotEditing, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        symbol(.checkmark, "checkmark", options.tintColor, displayed, options.isHidden)
    }

    private static func symbol(
        _ type: AccessoryType, _ name: String, _ color: UIColor?, _ displayed: DisplayedState, _ isHidden: Bool
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: type, displayed: displayed, isLeading: false, isHidden: isHidden) {
            let view = UIImageView(image: UIImage(systemName: name))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
            if let color { view.tintColor = color }
            view.sizeToFit()
            return view
        }
    }

    /// How a label is shown.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// Its color; nil, the default, for secondary text.
        public var tintColor: UIColor?
        /// Its font. Default: body.
        public var font: UIFont
        /// Whether the font follows the user's text size. Default true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A short text at the trailing edge.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: .label, displayed: displayed, isLeading: false, isHidden: options.isHidden) {
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            label.sizeToFit()
            return label
        }
    }

    /// A red circle that deletes the item, at the leading edge. Default: while the cell is edited.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        button(.delete, "minus.circle.fill", .systemRed, displayed, actionHandler)
    }

    /// A green circle that inserts an item, at the leading edge. Default: while the cell is edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        button(.insert, "plus.circle.fill", .systemGreen, displayed, actionHandler)
    }

    private static func button(
        _ type: AccessoryType, _ name: String, _ color: UIColor, _ displayed: DisplayedState, _ handler: ActionHandler?
    ) -> UICellAccessory {
        UICellAccessory(accessoryType: type, displayed: displayed, isLeading: true, isHidden: false) {
            let control = AccessoryButton(UIImage(systemName: name), color: color)
            control.addAction(UIAction { _ in handler?() }, for: .touchUpInside)
            control.accessibilityLabel = (type == .delete ? SystemText.delete : SystemText.add).localized
            return control
        }
    }

    /// How a custom view is shown.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view, which keeps its size.
        public let customView: UIView
        /// The edge, and when the view is shown.
        public let placement: Placement
        /// Whether it is left out. Default false.
        public var isHidden: Bool

        /// Creates a configuration; nil means the default.
        public init(customView: UIView, placement: Placement, isHidden: Bool? = nil) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
        }
    }

    /// A view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading) =
            switch configuration.placement {
            case .leading(let displayed): (displayed, true)
            case .trailing(let displayed): (displayed, false)
            }
        return UICellAccessory(
            accessoryType: .customView(configuration.customView), displayed: displayed, isLeading: isLeading,
            isHidden: configuration.isHidden
        ) {
            let view = configuration.customView
            if view.bounds.size == .zero { view.sizeToFit() }
            return view
        }
    }
}

/// The image of an accessory that can be tapped.
final class AccessoryButton: UIControl {
    private let imageView = UIImageView()

    init(_ image: UIImage?, color: UIColor) {
        super.init(frame: .zero)
        imageView.image = image
        imageView.tintColor = color
        imageView.sizeToFit()
        frame.size = imageView.bounds.size
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }
}
