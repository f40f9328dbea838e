import UIKitCore

extension UICellAccessory {
    /// A chevron, for cells that lead to more. Default: while the cell is not edited.
    public static func disclosureIndicator(
        displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor ?? .tertiaryLabel))
    }

    /// A checkmark. Default: while the cell is not edited.
    public static func checkmark(
        displayed: DisplayedState = .whenNotEditing, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor))
    }

    /// A control that shows more about the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor),
            actionHandler: actionHandler)
    }

    /// A short text at the trailing edge.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor ?? .secondaryLabel, font: options.font,
                adjustsFont: options.adjustsFontForContentSizeCategory))
        accessory.text = text
        return accessory
    }

    /// A red circle that deletes the item, at the leading edge. Default: while the cell is edited.
    ///
    /// Without a handler, a tap shows the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor, backgroundColor: options.backgroundColor ?? .systemRed),
            actionHandler: actionHandler)
    }

    /// A green circle that inserts an item, at the leading edge. Default: while the cell is edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor, backgroundColor: options.backgroundColor ?? .systemGreen),
            actionHandler: actionHandler)
    }

    /// A circle at the leading edge that shows whether the item is selected. Default: while the cell is edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect,
            CellAccessoryAppearance(
                displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor, backgroundColor: options.backgroundColor))
    }

    /// A chevron that shows or hides the items below this one in a section snapshot.
    ///
    /// Without a handler, a tap does so; a handler replaces this.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var look = CellAccessoryAppearance(
            displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
            tintColor: options.tintColor)
        look.isHeader = options.style == .header
        return UICellAccessory(.outlineDisclosure, look, actionHandler: actionHandler)
    }

    /// A control at the trailing edge that moves the item. Default: while the cell is edited.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var look = CellAccessoryAppearance(
            displayed: displayed, isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
            tintColor: options.tintColor ?? .tertiaryLabel)
        look.showsVerticalSeparator = options.showsVerticalSeparator
        return UICellAccessory(.reorder, look)
    }

    /// A view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        let position: Placement.Position
        let isLeading: Bool
        switch configuration.placement {
        case .leading(let shown, let place): (displayed, position, isLeading) = (shown, place, true)
        case .trailing(let shown, let place): (displayed, position, isLeading) = (shown, place, false)
        }
        var accessory = UICellAccessory(
            .customView(configuration.customView),
            CellAccessoryAppearance(
                displayed: displayed, isHidden: configuration.isHidden,
                reservedLayoutWidth: configuration.reservedLayoutWidth, tintColor: configuration.tintColor,
                isLeading: isLeading, maintainsFixedSize: configuration.maintainsFixedSize))
        accessory.position = position
        return accessory
    }
}
