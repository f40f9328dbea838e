import UIKitCore
import Velarium

/// Every overlay of the library comes and goes over rows of text: with all frames painted, as in a window, and without, as
/// in a test.
@MainActor func measureOverlays(_ report: inout Report) {
    report.title("overlays: every kind in and out, over rows of text, phone@3x")
    for kind in OverlayKind.allCases {
        var trip = OverlayTrip(of: kind)
        for round in 0..<7 { trip.take(counts: round > 1) }
        trip.add(to: &report, as: "overlays/\(kind)")
    }
}

private enum OverlayKind: CaseIterable {
    case popoverView, modalWindow, modalPresented, modalSubview, message, dialog, bottomSheet

    /// Shows one over `ground`, and returns what ends it.
    @MainActor func show(over ground: UIViewController) -> any Overlay {
        switch self {
        case .popoverView:
            let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150)))
            popover.fades = true
            popover.present(from: ground.view.subviews[2])
            return popover
        case .modalWindow:
            let modal = Self.makeModal()
            modal.show(animated: true)
            return modal
        case .modalPresented:
            let modal = Self.makeModal()
            ground.present(modal, animated: false)
            return modal
        case .modalSubview:
            let modal = Self.makeModal()
            modal.show(in: ground.view, animated: true)
            return modal
        case .message:
            let message = MessageDialog(title: "Saved", message: "Every change is on the disk.")
            message.show(over: ground)
            return message
        case .dialog:
            let dialog = DialogController(sizing: DialogSizing(.medium, .matched))
            ground.present(dialog, animated: true)
            return dialog
        case .bottomSheet:
            let sheet = BottomSheetController()
            ground.present(sheet, animated: true)
            return sheet
        }
    }

    @MainActor private static func makeModal() -> ModalPresentationViewController {
        let label = UILabel()
        label.text = "Every change is on the disk."
        label.backgroundColor = .systemBackground
        return ModalPresentationViewController(contentView: label)
    }
}

/// One kind that comes and goes again and again, on a screen that somebody sees and on one that nobody does.
@MainActor private struct OverlayTrip {
    private let kind: OverlayKind
    private let seen = Stand(.phone)
    private let unseen = Stand(.phone, isSeen: false)
    private var (coming, going, headless) = (Samples(), Samples(), Samples())
    private var stillAllocations = 0

    init(of kind: OverlayKind) { self.kind = kind }

    /// - Parameter counts: Whether the figures are kept; the first rounds fill caches.
    mutating func take(counts: Bool) {
        let shown = roundTrip(on: seen)
        let tested = roundTrip(on: unseen)
        guard counts else { return }
        coming.append(shown.coming.milliseconds)
        going.append(shown.going.milliseconds)
        headless.append(tested.coming.milliseconds + tested.going.milliseconds)
        stillAllocations = max(stillAllocations, shown.still.allocations)
    }

    private func roundTrip(on stand: Stand) -> (coming: Cost, still: Cost, going: Cost) {
        stand.system.activate()
        var overlay: (any Overlay)?
        let coming = Cost.of {
            overlay = kind.show(over: stand.ground)
            stand.settle()
        }
        let still = Cost.of { stand.step() }
        let going = Cost.of {
            overlay?.end(for: .code, animated: true)
            stand.settle()
        }
        return (coming, still, going)
    }

    func add(to report: inout Report, as name: String) {
        report.add("\(name)/in", coming)
        report.add("\(name)/out", going)
        report.add("\(name)/in-and-out-unseen", headless)
        report.add("\(name)/still/allocations", Double(stillAllocations))
    }
}
