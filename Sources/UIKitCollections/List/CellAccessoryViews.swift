import CoreGraphics
import UIKitCore

/// An accessory as a cell shows it.
@MainActor struct ShownAccessory {
    let accessory: UICellAccessory
    let view: UIView
    /// The width that the accessory occupies. Points.
    var width: CGFloat {
        switch accessory.look.reservedLayoutWidth {
        case .standard, .actual: view.bounds.width
        case .custom(let width): width.isFinite ? max(0, width) : view.bounds.width
        }
    }
}

extension UICellAccessory {
    /// A view that shows the accessory in `cell`.
    func makeView(for cell: UICollectionViewListCell) -> UIView {
        switch accessoryType {
        case .checkmark: return symbol("checkmark")
        case .disclosureIndicator: return symbol("chevron.right")
        case .label: return makeLabel()
        case .detail: return button("info.circle", SystemText.more.localized, cell) { _ in }
        case .delete:
            return button("minus.circle.fill", SystemText.delete.localized, cell) { $0.showTrailingActions() }
        case .insert: return button("plus.circle.fill", SystemText.add.localized, cell) { _ in }
        case .multiselect: return MultiselectAccessoryView(look)
        case .outlineDisclosure: return OutlineAccessoryView(look, cell, actionHandler)
        case .reorder: return ReorderAccessoryView(look, cell)
        case .customView(let view): return prepare(view)
        }
    }

    private func symbol(_ name: String) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        if let color = look.tintColor { view.tintColor = color }
        view.sizeToFit()
        return view
    }

    private func makeLabel() -> UIView {
        let label = UILabel()
        label.text = text
        label.font = look.font
        label.textColor = look.tintColor
        label.adjustsFontForContentSizeCategory = look.adjustsFont
        label.sizeToFit()
        return label
    }

    private func button(
        _ name: String, _ label: String, _ cell: UICollectionViewListCell,
        _ standardAction: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) -> UIView {
        var image = UIImage(systemName: name)
        if let background = look.backgroundColor {
            let colors = UIImage.SymbolConfiguration(paletteColors: [look.tintColor ?? .white, background])
            image = image?.withConfiguration(colors)
        }
        let control = AccessoryButton(image, color: look.backgroundColor ?? look.tintColor)
        control.accessibilityLabel = label
        let handler = actionHandler
        control.addAction(
            UIAction { [weak cell] _ in
                if let handler { handler() } else if let cell { standardAction(cell) }
            }, for: .touchUpInside)
        return control
    }

    private func prepare(_ view: UIView) -> UIView {
        if let color = look.tintColor { view.tintColor = color }
        if view.bounds.size == .zero {
            view.sizeToFit()
        } else if !look.maintainsFixedSize, view.ownsConstraints {
            view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return view
    }
}

/// The image of an accessory that can be tapped.
package class AccessoryButton: UIControl {
    let imageView = UIImageView()

    init(_ image: UIImage?, color: UIColor?) {
        super.init(frame: .zero)
        imageView.image = image
        if let color { imageView.tintColor = color }
        imageView.sizeToFit()
        frame.size = imageView.bounds.size
        isAccessibilityElement = true
        accessibilityTraits = .button
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// The image is small; touches beside it count.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -ListMetrics.accessoryTouchMargin, dy: -ListMetrics.accessoryTouchMargin).contains(point)
    }
}

/// The circle that shows whether an item is selected. A touch on it is one on the cell.
final class MultiselectAccessoryView: UIView {
    private let imageView = UIImageView()
    private let look: CellAccessoryAppearance

    init(_ look: CellAccessoryAppearance) {
        self.look = look
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: ListMetrics.multiselectSymbolSize)
        addSubview(imageView)
        update(isSelected: false)
        frame.size = imageView.bounds.size
    }

    required init?(coder: NSCoder) { nil }

    func update(isSelected: Bool) {
        imageView.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        if isSelected, let glyph = look.tintColor {
            let colors = UIImage.SymbolConfiguration(paletteColors: [glyph, look.backgroundColor ?? tintColor])
            imageView.image = imageView.image?.withConfiguration(colors)
        }
        imageView.tintColor = isSelected ? look.backgroundColor : .tertiaryLabel
        imageView.sizeToFit()
    }
}

/// The chevron that shows or hides the items below one. It points down while they are visible.
final class OutlineAccessoryView: AccessoryButton {
    init(_ look: CellAccessoryAppearance, _ cell: UICollectionViewListCell, _ handler: UICellAccessory.ActionHandler?) {
        super.init(UIImage(systemName: "chevron.right"), color: look.tintColor)
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        imageView.sizeToFit()
        let side = max(imageView.bounds.width, imageView.bounds.height)
        frame.size = CGSize(width: side, height: side)
        imageView.center = CGPoint(x: side / 2, y: side / 2)
        addAction(
            UIAction { [weak cell] _ in
                if let handler { handler() } else { cell?.toggleOutline() }
            }, for: .touchUpInside)
        accessibilityIdentifier = "OutlineDisclosure"
    }

    required init?(coder: NSCoder) { nil }

    func update(isExpanded: Bool, isRightToLeft: Bool) {
        let collapsed: CGFloat = isRightToLeft ? .pi : 0
        let angle = isExpanded ? CGFloat.pi / 2 : collapsed
        let turned = CGAffineTransform(rotationAngle: angle)
        if imageView.transform != turned { imageView.transform = turned }
        accessibilityValue = (isExpanded ? SystemText.expanded : SystemText.collapsed).localized
    }
}

/// The handle that moves an item, with a line before it.
package final class ReorderAccessoryView: UIView {
    private weak var cell: UICollectionViewListCell?
    private let imageView = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    private let line = UIView()
    private weak var press: UILongPressGestureRecognizer?

    init(_ look: CellAccessoryAppearance, _ cell: UICollectionViewListCell) {
        self.cell = cell
        super.init(frame: .zero)
        imageView.tintColor = look.tintColor
        imageView.sizeToFit()
        addSubview(imageView)
        frame.size = imageView.bounds.size
        line.backgroundColor = .separator
        line.isHidden = true
        addSubview(line)
        accessibilityIdentifier = "Reorder"
        // Begins at once, so that the collection view does not scroll.
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("handlePress", ReorderAccessoryView.handlePress))
        addGestureRecognizer(press)
        self.press = press
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the line in the middle of the gap before the handle.
    func showLine(_ isShown: Bool, cellHeight: CGFloat, isRightToLeft: Bool) {
        line.isHidden = !isShown
        let width = 1 / max(1, traitCollection.displayScale)
        let gap = ListMetrics.accessoryGap / 2
        line.frame = CGRect(
            x: isRightToLeft ? bounds.width + gap : -gap, y: (bounds.height - cellHeight) / 2, width: width,
            height: cellHeight)
    }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -ListMetrics.accessoryTouchMargin, dy: -ListMetrics.accessoryTouchMargin).contains(point)
    }

    private func handlePress() {
        guard let press, let cell, let view = cell.collectionView else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began:
            guard let path = view.indexPath(for: cell) else { return }
            _ = view.beginInteractiveMovementForItem(at: path)
        case .changed: view.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: point.y))
        case .ended: view.endInteractiveMovement()
        case .cancelled: view.cancelInteractiveMovement()
        case .possible, .failed: return
        }
    }
}
