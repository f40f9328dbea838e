import UIKit
import Velarium

/// Makes a walk's overlays, and records what the app learns about them.
@MainActor final class WalkOverlays {
    /// One for each overlay so far, oldest first.
    private(set) var records: [OverlayRecord] = []
    /// What the app answers when the user wants to dismiss its content. Default true.
    var mayDismiss = true
    private let page: OverlayWalkPage
    private var shown: [OverlayStep.Overlay: any Overlay] = [:]

    init(page: OverlayWalkPage) { self.page = page }

    private func record(_ name: String, _ object: AnyObject, reportsEveryEnd: Bool = false) -> OverlayRecord {
        let record = OverlayRecord(name, object, reportsEveryEnd: reportsEveryEnd)
        records.append(record)
        return record
    }

    // MARK: Presented by UIKit

    /// Presents an overlay from `presenter`, and returns it.
    @discardableResult
    func present(_ kind: OverlayStep.Kind, _ variant: Int, from presenter: UIViewController, animated: Bool)
        -> UIViewController
    {
        let controller = makeController(kind, variant)
        controller.popoverPresentationController?.sourceView = page.menuButton
        let record = records.last
        presenter.present(controller, animated: animated) { record?.didComplete() }
        return controller
    }

    private func makeController(_ kind: OverlayStep.Kind, _ variant: Int) -> UIViewController {
        switch kind {
        case .alert: return makeAlert(.alert, variant)
        case .actionSheet: return makeAlert(.actionSheet, variant)
        case .sheet: return makeSheet(variant)
        case .popover: return makeContent("popover", .popover)
        case .fullScreen: return makeContent("fullScreen", .fullScreen)
        case .overFullScreen: return makeContent("overFullScreen", .overFullScreen)
        case .shareSheet:
            let share = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
            let record = record("shareSheet", share, reportsEveryEnd: true)
            // A canceled activity is reported as well, and leads back to the sheet.
            share.completionWithItemsHandler = { [weak share] _, _, _, _ in
                if share?.presentingViewController == nil { record.didEnd() }
            }
            return share
        case .dialog:
            let dialog = DialogController(sizing: DialogSizing(.small, variant % 2 == 0 ? .matched : .fit))
            dialog.preferredContentSize = CGSize(width: 240, height: 180)
            return observing(dialog, "dialog")
        case .bottomSheet: return observing(BottomSheetController(), "bottomSheet")
        case .adaptive:
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 220, height: 200)
            let overlay = AdaptiveOverlayController(content, style: OverlayStyle.allCases[variant % 5])
            overlay.anchor = .view(page.menuButton)
            overlay.anchorLossBehavior = AnchorLossBehavior.allCases[variant % 3]
            if variant & 32 == 0 { overlay.styleForTraits = { $0.verticalSizeClass == .compact ? .modal : .sheet } }
            return observing(overlay, "adaptive")
        }
    }

    private func observing<Controller: OverlayController>(_ controller: Controller, _ name: String) -> Controller {
        let record = record(name, controller, reportsEveryEnd: true)
        controller.onDismiss = { _ in record.didEnd() }
        return controller
    }

    private func makeContent(_ name: String, _ style: UIModalPresentationStyle) -> RecordedContent {
        let content = RecordedContent()
        content.report(to: record(name, content))
        content.mayDismiss = { [weak self] in self?.mayDismiss ?? true }
        content.preferredContentSize = CGSize(width: 200, height: 160)
        content.modalPresentationStyle = style
        content.presentationController?.delegate = content
        return content
    }

    private func makeAlert(_ style: UIAlertController.Style, _ variant: Int) -> UIAlertController {
        let message = variant & 4 == 0 ? "A message." : String(repeating: "Long ", count: 60)
        let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
        let record = record("\(style == .alert ? "alert" : "actionSheet")", alert)
        func add(_ title: String, _ style: UIAlertAction.Style) {
            let action = UIAlertAction(title: title, style: style) { [weak alert] _ in
                record.didChoose(isPresented: alert?.presentingViewController != nil)
            }
            alert.addAction(action)
        }
        for index in 0..<variant % 4 { add("Action \(index)", index == 1 ? .destructive : .default) }
        if variant & 8 == 0 || alert.actions.isEmpty { add("Cancel", .cancel) }
        if variant & 16 == 0 { alert.preferredAction = style == .alert ? alert.actions.first : nil }
        if style == .alert, variant & 32 == 0 {
            for index in 0..<1 + variant % 2 { alert.addTextField { $0.placeholder = "Name \(index)" } }
        }
        return alert
    }

    private func makeSheet(_ variant: Int) -> UIViewController {
        let content = makeContent("sheet", variant & 1 == 0 ? .pageSheet : .formSheet)
        content.isModalInPresentation = variant & 6 == 0
        let sheet = content.sheetPresentationController
        sheet?.detents = [.custom(identifier: .init("low")) { _ in 180 }, .medium(), .large()]
        sheet?.prefersGrabberVisible = variant & 2 == 0
        sheet?.prefersScrollingExpandsWhenScrolledToEdge = variant & 4 == 0
        sheet?.prefersEdgeAttachedInCompactHeight = variant & 8 == 0
        sheet?.largestUndimmedDetentIdentifier = variant & 16 == 0 ? .medium : nil
        sheet?.selectedDetentIdentifier = variant & 32 == 0 ? .medium : nil
        return content
    }

    // MARK: Velarium's

    /// Shows an overlay that UIKit does not present, unless one of its kind is shown.
    func show(_ kind: OverlayStep.Overlay, _ variant: Int, animated: Bool) {
        guard shown[kind].map(\.lifecycle.isIdle) ?? true, page.view.window != nil else { return }
        let overlay = makeOverlay(kind, variant)
        let record = record("\(kind)", overlay, reportsEveryEnd: true)
        overlay.onDismiss = { [weak self] _ in
            record.didEnd()
            self?.shown[kind] = nil
        }
        shown[kind] = overlay
        switch overlay {
        case let popover as PopoverView: popover.present(from: page.menuButton)
        case let dialog as ReadyMadeDialog: dialog.show(over: page, animated: animated)
        case let modal as ModalPresentationViewController where kind == .modalInView:
            modal.show(in: page.view, animated: animated)
        case let modal as ModalPresentationViewController: modal.show(animated: animated)
        default: record.note("is a \(type(of: overlay))")
        }
    }

    private func makeOverlay(_ kind: OverlayStep.Overlay, _ variant: Int) -> any Overlay {
        switch kind {
        case .popoverView:
            let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)))
            popover.fadesInAndOut = variant & 1 == 0
            popover.staysOnScreen = variant & 2 == 0
            popover.tracksAnchor = variant & 4 == 0
            return popover
        case .modalInWindow, .modalInView:
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
            content.backgroundColor = .systemBackground
            return ModalPresentationViewController(contentView: content)
        case .confirmation: return ConfirmDialog(title: "Sure", message: "Quite sure")
        }
    }

    /// Dismisses the overlay of this kind by code.
    func hide(_ kind: OverlayStep.Overlay, animated: Bool) {
        shown[kind]?.dismiss(for: .code, animated: animated)
    }

    func hideAll() {
        for kind in OverlayStep.Overlay.allCases { hide(kind, animated: false) }
    }

    /// Requests an overlay from the coordinator of the page's scene.
    func request(_ variant: Int, in scene: UIWindowScene) {
        let coordinator = OverlayCoordinator.coordinator(for: scene)
        var options = OverlayRequest.Options()
        options.policy = OverlayRequest.Policy.allCases[variant % 4]
        options.maximumDuration = variant & 4 == 0 ? 1 : nil
        options.deadline = variant & 8 == 0 ? 2 : nil
        let record: OverlayRecord
        let request: OverlayRequest
        if variant & 16 == 0 {
            let dialog = DialogController(sizing: DialogSizing(.small, .matched))
            record = self.record("request \(options.policy) for a dialog", dialog, reportsEveryEnd: true)
            request = coordinator.present(dialog, options: options)
        } else {
            let content = makeContent("request \(options.policy)", .overFullScreen)
            record = OverlayRecord("request \(options.policy)", content, reportsEveryEnd: true)
            records.append(record)
            request = coordinator.present(content, options: options)
        }
        request.onEnd = { _ in record.didEnd() }
    }

    /// Changes what `top` shows.
    func change(_ variant: Int, in top: UIViewController) {
        if let alert = top as? UIAlertController {
            alert.title = variant & 1 == 0 ? "Another title" : nil
            if let action = alert.actions.first { action.isEnabled.toggle() }
            if variant & 2 == 0 { alert.addAction(UIAlertAction(title: "Late", style: .default)) }
        }
        if let overlay = top as? AdaptiveOverlayController {
            overlay.setStyle(OverlayStyle.allCases[variant % 5], animated: variant & 8 == 0)
        }
        guard let sheet = top.sheetPresentationController, top is RecordedContent else { return }
        let detents: [UISheetPresentationController.Detent] =
            variant & 4 == 0 ? [.medium(), .large()] : variant & 8 == 0 ? [.large()] : [.large(), .medium()]
        let change = {
            sheet.detents = detents
            sheet.selectedDetentIdentifier = detents[0].identifier
        }
        if variant & 16 == 0 { sheet.animateChanges(change) } else { change() }
    }
}

extension OverlayLifecycle {
    /// Whether nothing is presented, and nothing is being dismissed.
    fileprivate var isIdle: Bool { !isPresented && !isDismissing }
}
