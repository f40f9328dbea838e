import Testing
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
    case present, presentAlert, push, keyboard, rotate, textSize, dark, rightToLeft, remove, background, teardown
}

extension PairEvent {
    /// What is not mended yet; nil if every invariant must hold.
    var knownIssue: Comment? {
        switch self {
        case .rotate: "split views, collections and nested popovers on phones differ after a rotation there and back"
        case .textSize: "collections in rows differ after a change of the text size there and back"
        case .present, .presentAlert, .push, .keyboard, .dark, .rightToLeft, .remove, .background, .teardown: nil
        }
    }
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
            PairEvent.allCases.flatMap { event in
                [false, true].map { PairCase(container: container, inhabitant: inhabitant, event: event, isPad: $0) }
            }
        }
    }

    /// Why the case cannot exist; nil if it can.
    var obstacle: String? {
        switch (container, inhabitant) {
        case (.alert, _) where !inhabitant.isAlertContent: "an alert contains text fields and actions only"
        case (.navigation, .navigation), (.largeTitleNavigation, .navigation):
            "UIKit refuses a navigation controller in another one"
        case (.navigation, .split), (.largeTitleNavigation, .split): "UIKit refuses a split view controller in a stack"
        default: nil
        }
    }
}

extension PairInhabitant {
    /// Whether an alert can contain it, or be on the screen while it is presented.
    fileprivate var isAlertContent: Bool { self == .textField || self == .page }
}
