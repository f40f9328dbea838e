import CoreGraphics
import UIKitCore

/// The control at the leading edge of a row that is edited.
package final class EditingControl: UIControl {
    private let kind: CellEditingState.Control
    private let imageView = UIImageView()

    init(_ kind: CellEditingState.Control, onTap: @escaping () -> Void) {
        self.kind = kind
        super.init(frame: .zero)
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: TableEditingMetrics.symbolSize)
        addSubview(imageView)
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateImage()
        switch kind {
        case .delete, .insert: addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        // A touch on the circle is one on the row.
        case .selection: isUserInteractionEnabled = false
        }
        accessibilityLabel = (kind == .insert ? SystemText.add : SystemText.delete).localized
        isAccessibilityElement = kind != .selection
    }

    package required init?(coder: NSCoder) { nil }

    package override var isSelected: Bool {
        didSet { if isSelected != oldValue { updateImage() } }
    }

    private func updateImage() {
        let name: String
        switch kind {
        case .delete: (name, imageView.tintColor) = ("minus.circle.fill", .systemRed)
        case .insert: (name, imageView.tintColor) = ("plus.circle.fill", .systemGreen)
        case .selection:
            name = isSelected ? "checkmark.circle.fill" : "circle"
            imageView.tintColor = isSelected ? .tintColor : .tertiaryLabel
        }
        imageView.image = UIImage(systemName: name)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}

/// The control at the trailing edge that moves a row.
final class ReorderControl: UIView {
    private unowned let cell: UITableViewCell
    private let imageView = UIImageView(image: UIImage(systemName: "line.3.horizontal"))

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        imageView.contentMode = .center
        imageView.tintColor = .tertiaryLabel
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: TableEditingMetrics.reorderSymbolSize)
        addSubview(imageView)
        accessibilityIdentifier = "Reorder"
        // Begins at once, so that the table does not scroll.
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("handlePress", ReorderControl.handlePress))
        addGestureRecognizer(press)
        self.press = press
    }

    package required init?(coder: NSCoder) { nil }

    private weak var press: UILongPressGestureRecognizer?

    private func handlePress() {
        guard let press, let table = cell.table else { return }
        let y = press.location(in: table).y
        switch press.state {
        case .began: table.editing.reorderDidBegin(cell, at: y)
        case .changed: table.editing.reorderDidMove(to: y)
        case .ended: table.editing.reorderDidEnd(isCancelled: false)
        case .cancelled: table.editing.reorderDidEnd(isCancelled: true)
        case .possible, .failed: return
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
