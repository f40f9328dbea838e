import UIKit

/// The bar at the top of a sheet that says that the sheet can be dragged. For assistive technology it is adjustable: it
/// moves the sheet to the next detent, up or down.
final class SheetGrabber: UIView {
    /// The sheet that it moves.
    weak var sheet: (any DraggableSheet)?

    init() {
        super.init(frame: CGRect(origin: .zero, size: BottomSheetMetrics.grabberSize))
        layer.cornerRadius = BottomSheetMetrics.grabberSize.height / 2
        backgroundColor = .tertiaryLabel
        // The sheet's own recognizer handles drags.
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityIdentifier = "grabber"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var accessibilityLabel: String? {
        get { DialogTitles.grabber }
        set {}
    }

    /// The height of the sheet, as a part of the screen's.
    override var accessibilityValue: String? {
        get {
            sheet.map {
                NumberFormatter.localizedString(from: NSNumber(value: $0.detent.fraction), number: .percent)
            }
        }
        set {}
    }

    override func accessibilityIncrement() { moveSheet { $1 + 1 } }

    override func accessibilityDecrement() { moveSheet { $1 - 1 } }

    /// Moves the sheet up; from its highest detent to the lowest.
    override func accessibilityActivate() -> Bool {
        moveSheet { ($1 + 1) % $0.count }
        return true
    }

    private func moveSheet(to next: (_ detents: [SheetDetent], _ index: Int) -> Int) {
        guard let sheet, sheet.isDraggable, !sheet.isBeingDismissed else { return }
        let detents = sheet.layoutContext.visibleDetents
        let nearest = sheet.layoutContext.nearestDetent(to: sheet.detent)
        guard let index = detents.firstIndex(of: nearest) else { return }
        let target = next(detents, index)
        guard detents.indices.contains(target), target != index else { return }
        sheet.settle(at: detents[target], speed: 0)
        sheet.onDetentChange(detents[target])
        UIAccessibility.post(notification: .layoutChanged, argument: self)
    }
}
