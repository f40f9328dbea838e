import UIKit
import Velarium

/// What contains the inhabitant of a pair.
enum PairContainer: String, CaseIterable {
    case window, navigation, largeTitleNavigation, tab, split, page, table, collection, child
    case popover, pageSheet, formSheet, fullScreen, overFullScreen, alert
    case bottomSheet, dialog, adaptiveSheet, modal, popoverView

    /// Whether the container is shown over a page of its own.
    var isOverlay: Bool {
        switch self {
        case .window, .navigation, .largeTitleNavigation, .tab, .split, .page, .table, .collection, .child: false
        case .popover, .pageSheet, .formSheet, .fullScreen, .overFullScreen, .alert, .bottomSheet, .dialog,
            .adaptiveSheet, .modal, .popoverView:
            true
        }
    }
}

/// What is in the container of a pair.
enum PairInhabitant: String, CaseIterable {
    case page, textField, textView, search, refresh, picker, datePicker, menu, slider
    case navigation, tab, split, pages, table, collection, child
    case popover, sheet, alert, actionSheet, bottomSheet, dialog, toast

    /// Whether the inhabitant is presented from the content of the container.
    var isOverlay: Bool {
        switch self {
        case .page, .textField, .textView, .search, .refresh, .picker, .datePicker, .menu, .slider, .navigation, .tab,
            .split, .pages, .table, .collection, .child:
            false
        case .popover, .sheet, .alert, .actionSheet, .bottomSheet, .dialog, .toast: true
        }
    }
}

/// What happens to a pair.
enum PairEvent: String, CaseIterable {
    case present, presentAlert, push, keyboard, focus, rotate, textSize, dark, rightToLeft, remove, background
    case backgroundInFlight, teardown
}

/// One case of the matrix.
struct PairCase: CustomStringConvertible {
    let container: PairContainer
    let inhabitant: PairInhabitant
    let event: PairEvent
    let isPad: Bool

    var description: String {
        "\(inhabitant.rawValue) in \(container.rawValue), \(event.rawValue), \(isPad ? "pad" : "phone")"
    }

    static let all: [PairCase] = PairContainer.allCases.flatMap { container in
        PairInhabitant.allCases.flatMap { inhabitant in
            [false, true].flatMap { isPad in
                PairEvent.allCases.map {
                    PairCase(container: container, inhabitant: inhabitant, event: $0, isPad: isPad)
                }
            }
        }
    }

    /// Why the case cannot exist; nil if it can.
    var obstacle: PairObstacle? { PairObstacle(of: inhabitant, in: container) }

    /// The cases that can exist.
    static let possible: [PairCase] = all.filter { $0.obstacle == nil }
}

/// Why an inhabitant cannot be in a container.
enum PairObstacle: Equatable {
    /// UIKit refuses it with an exception that begins so.
    case refused(String)
    /// UIKit has no method that would put it there.
    case noMethod

    init?(of inhabitant: PairInhabitant, in container: PairContainer) {
        switch (container, inhabitant) {
        case (.alert, .page), (.alert, .textField): return nil
        case (.alert, let other): self = other.isOverlay && other != .toast ? .refused("Attempt to present") : .noMethod
        case (.navigation, .navigation), (.largeTitleNavigation, .navigation):
            self = .refused("Pushing a navigation controller is not supported")
        case (.navigation, .split), (.largeTitleNavigation, .split), (.split, .split):
            self = .refused("Split View Controllers cannot be pushed to a Navigation Controller")
        default: return nil
        }
    }
}
