import UIKitCore

extension UICellAccessory {
    /// How a chevron is shown.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: tertiary label.
        public var tintColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a checkmark is shown.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: the tint color.
        public var tintColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a control for details is shown.
    @preconcurrency @MainActor public struct DetailOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: the tint color.
        public var tintColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How the control that deletes is shown.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: white.
        public var tintColor: UIColor?
        /// The color behind its symbol; nil, the default, for the system's: red.
        public var backgroundColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the control that inserts is shown.
    @preconcurrency @MainActor public struct InsertOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: white.
        public var tintColor: UIColor?
        /// The color behind its symbol; nil, the default, for the system's: green.
        public var backgroundColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the circle of a selection is shown.
    @preconcurrency @MainActor public struct MultiselectOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: white.
        public var tintColor: UIColor?
        /// The color behind its symbol; nil, the default, for the system's: the tint color.
        public var backgroundColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How the control that moves is shown.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of its symbol; nil, the default, for the system's: tertiary label.
        public var tintColor: UIColor?
        /// Whether there is a line before it, when other accessories are there. Default true.
        public var showsVerticalSeparator: Bool

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// How the chevron of an outline is shown.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// What a tap on the cell does.
        public enum Style: Hashable, Sendable {
            /// As the system chooses: here, as `cell`.
            case automatic
            /// A tap anywhere on the cell shows or hides the items below it.
            case header
            /// A tap on the chevron shows or hides the items below; one on the cell selects it.
            case cell
        }

        /// What a tap on the cell does. Default automatic.
        public var style: Style
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// Its color; nil, the default, for the system's: the tint color.
        public var tintColor: UIColor?

        /// Creates options; nil means the default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a label is shown.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// Its color; nil, the default, for secondary text.
        public var tintColor: UIColor?
        /// Its font. Default: body.
        public var font: UIFont
        /// Whether the font follows the user's text size. Default true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// How a custom view is shown.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The edge, and when the view is shown.
        public let placement: Placement
        /// Whether it is left out. Default false.
        public var isHidden: Bool
        /// The width that it occupies. Default standard.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color of the view; nil, the default, leaves it.
        public var tintColor: UIColor?
        /// Whether the view keeps its size, rather than that of its constraints. Default false.
        public var maintainsFixedSize: Bool

        /// Creates a configuration; nil means the default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
