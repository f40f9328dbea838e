import Testing
import UIKit
import Velarium
import VelariumTesting

/// An overlay of some kind over a page, and code that runs once inside one of its callbacks.
@MainActor final class ReentryFixture {
    /// What an app may do inside a callback.
    enum AppAction: String, CaseIterable, Sendable {
        case showAgain, end, endAtOnce, announceEnd, hide, presentAnother, showAnother, hideAll, dismissAll, loseAnchor,
            layOut
    }

    let device = TestDevice(.iPhoneSE)
    let kind: OverlayKind
    let recorder = OverlayCallRecorder()
    private(set) weak var overlay: (any Overlay)?
    private var kept: (any Overlay)?
    private(set) var reasons: [DismissReason] = []
    private let page = UIViewController()
    private let window: UIWindow
    private let anchor = UIView(frame: CGRect(x: 100, y: 60, width: 100, height: 40))
    /// The container of the overlay or of its anchor.
    private let place = UIView()

    init(_ kind: OverlayKind) {
        self.kind = kind
        device.recordsMisuses = true
        window = device.show(page)
        page.view.addSubview(place)
        place.frame = page.view.bounds
        place.addSubview(anchor)
        let made = make()
        kept = made
        overlay = made
        made.onDismiss = { [recorder, weak self] in
            self?.reasons.append($0)
            recorder.receive(.closure)
        }
    }

    private func make() -> any Overlay {
        switch kind {
        case .popoverView:
            let popover = PopoverView(viewController: CallRecordingController(recorder))
            popover.fadesInAndOut = true
            popover.tracksAnchor = true
            popover.delegate = recorder
            return popover
        case .modalWindow, .modalPresented, .modalSubview:
            let modal = ModalPresentationViewController(contentViewController: CallRecordingController(recorder))
            modal.delegate = recorder
            modal.layoutBlock = { [recorder, weak modal] _, _, frame in
                modal?.contentView?.frame = frame
                recorder.receive(.layout)
            }
            modal.willHideByDimmingViewTapped = { [recorder] in recorder.receive(.willEndByTap) }
            modal.didHideByDimmingViewTapped = { [recorder] in recorder.receive(.didEndByTap) }
            return modal
        case .readyMade:
            let dialog = ConfirmDialog(title: "Sure?", message: nil)
            dialog.configureOverlay = { [recorder] in
                $0.delegate = recorder
                $0.isModal = false
            }
            return dialog
        case .dialog: return hearing(DialogController(sizing: DialogSizing(.small, .matched)))
        case .bottomSheet: return hearing(BottomSheetController())
        }
    }

    private func hearing(_ controller: OverlayController) -> OverlayController {
        controller.delegate = recorder
        let child = CallRecordingController(recorder)
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        return controller
    }

    /// Adds the app's own animations, which record their calls.
    func animateByHand() {
        guard let modal = overlay as? ModalPresentationViewController else { return }
        modal.showingAnimation = { [recorder] _, _, _, _, completion in
            recorder.receive(.animationIn)
            UIView.animate(withDuration: 0.2, animations: {}, completion: completion)
        }
        modal.hidingAnimation = { [recorder] _, _, _, completion in
            recorder.receive(.animationOut)
            UIView.animate(withDuration: 0.2, animations: {}, completion: completion)
        }
    }

    // MARK: Actions

    func show() {
        _ = device.window
        let told: (Bool) -> Void = { [recorder] _ in recorder.receive(.shown) }
        switch (kind, overlay) {
        case (.popoverView, let popover as PopoverView): popover.present(from: anchor)
        case (.modalWindow, let modal as ModalPresentationViewController): modal.show(completion: told)
        case (.modalSubview, let modal as ModalPresentationViewController): modal.show(in: place, completion: told)
        case (.readyMade, let dialog as ReadyMadeDialog): dialog.show(over: page)
        case (_, let controller as UIViewController):
            guard page.presentedViewController == nil, controller.presentingViewController == nil else { return }
            page.present(controller, animated: true) { [recorder] in recorder.receive(.shown) }
        default: return
        }
    }

    func hide() {
        _ = device.window
        switch overlay {
        case let popover as PopoverView: popover.dismiss()
        case let modal as ModalPresentationViewController: modal.hide { [recorder] _ in recorder.receive(.hidden) }
        case let controller as OverlayController where controller.presentingViewController != nil:
            controller.dismiss(animated: true) { [recorder] in recorder.receive(.hidden) }
        default: overlay?.dismiss(for: .code, animated: true)
        }
    }

    func perform(_ appAction: AppAction) {
        _ = device.window
        switch appAction {
        case .showAgain: show()
        case .end: overlay?.dismiss(for: .action, animated: true)
        case .endAtOnce: overlay?.dismiss(for: .timeOut, animated: false)
        case .announceEnd: overlay?.lifecycle.willDismiss(for: .action)
        case .hide: hide()
        case .presentAnother:
            let top = sequence(first: page, next: { $0.presentedViewController }).reduce(page) { $1 }
            if !top.isBeingDismissed {
                top.present(DialogController(sizing: DialogSizing(.small, .matched)), animated: true)
            }
        case .showAnother: ModalPresentationViewController(contentView: ModalContentView(90, 90)).show()
        case .hideAll: ModalPresentationViewController.hideAllVisibleIfAllowed()
        case .dismissAll: page.dismiss(animated: false)
        case .loseAnchor: place.removeFromSuperview()
        case .layOut:
            window.setNeedsLayout()
            window.layoutIfNeeded()
            (overlay as? ModalPresentationViewController)?.updateLayout()
        }
    }

    func settle() throws {
        _ = device.window
        try device.settle()
    }

    /// Dismisses everything on the screen.
    func clear() throws {
        try settle()
        for _ in 0..<2 {
            overlay?.dismiss(for: .code, animated: true)
            try settle()
            ModalPresentationViewController.hideAllVisibleIfAllowed()
            page.dismiss(animated: false)
            try settle()
        }
    }

    // MARK: Checks

    /// The violated expectations after the end, as messages.
    func complaints() -> [String] {
        var complaints: [String] = []
        func check(_ isGood: Bool, _ words: @autoclosure () -> String) { if !isGood { complaints.append(words()) } }
        _ = device.window
        check(
            overlay?.lifecycle.isPresented == false && overlay?.lifecycle.isDismissing == false,
            "the overlay is still presented")
        if kind != .readyMade {
            check(
                recorder.count(.didEnd) == recorder.count(.closure),
                "delegate \(recorder.count(.didEnd)), closure \(recorder.count(.closure))")
        }
        check(
            overlay?.dismissReason == reasons.last && !reasons.isEmpty,
            "\(reasons), last \(String(describing: overlay?.dismissReason))")
        check(isAppearanceInOrder, "appearance out of order: \(recorder.calls)")
        check(window.isKeyWindow, "the key window was not restored")
        check(window.subviews.count == 1 && page.presentedViewController == nil, "a view remains on the screen")
        check(place.subviews.count == 1, "a view remains in the container")
        check(window.windowScene?.windows.count == 1, "a window remains")
        check(window.tintAdjustmentMode != .dimmed, "the tint is dimmed")
        check(device.misuses.filter(\.raises).isEmpty, "\(device.misuses.filter(\.raises).map(\.message))")
        kept = nil
        recorder.onCall = { _ in }
        device.advance(by: 0.1)
        check(overlay == nil, "the overlay leaks")
        return complaints
    }

    /// Whether appearance callbacks alternate correctly. A reversed transition begins the other way without an end.
    private var isAppearanceInOrder: Bool {
        var last = OverlayCall.didDisappear
        for call in recorder.calls {
            let former: [OverlayCall]
            switch call {
            case .willAppear: former = [.didDisappear, .willDisappear]
            case .didAppear: former = [.willAppear]
            case .willDisappear: former = [.didAppear, .willAppear]
            case .didDisappear: former = [.willDisappear]
            default: continue
            }
            guard former.contains(last) else { return false }
            last = call
        }
        return last == .didDisappear
    }
}
