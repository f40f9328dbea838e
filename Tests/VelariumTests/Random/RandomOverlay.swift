import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The overlays and their presentation modes.
enum OverlayKind: CaseIterable {
    case popoverView, modalWindow, modalPresented, modalSubview, readyMade, dialog, bottomSheet
}

/// One overlay in a storm, and its recorded callbacks.
@MainActor final class RandomOverlay {
    let kind: OverlayKind
    let overlay: any Overlay
    /// Dismissals reported by `onDismiss`.
    private(set) var ends: [DismissReason] = []
    private(set) var showings = 0
    /// UIKit's presentations begin a frame later.
    private var mayBegin = false
    /// The number of tasks that wait, and of those that have resumed.
    private(set) var waits = 0
    private(set) var returns = 0
    private var tasks: [Task<Void, Never>] = []
    private let recorder = OverlayCallRecorder()

    init(_ kind: OverlayKind) {
        self.kind = kind
        overlay = Self.make(kind)
        overlay.onDismiss = { [weak self] in
            guard let self else { return }
            noteBeginning(isOpen: true)
            ends.append($0)
            recorder.receive(.closure)
        }
        switch overlay {
        case let popover as PopoverView: popover.delegate = recorder
        case let modal as ModalPresentationViewController: modal.delegate = recorder
        case let controller as OverlayController: controller.delegate = recorder
        default: break
        }
    }

    /// Runs `appAction` inside the next callback of the overlay.
    func arm(_ appAction: @escaping () -> Void) {
        recorder.onCall = { [weak recorder] _ in
            recorder?.onCall = { _ in }
            appAction()
        }
    }

    func disarm() { recorder.onCall = { _ in } }

    private static func make(_ kind: OverlayKind) -> any Overlay {
        switch kind {
        case .popoverView:
            let popover = PopoverView(contentView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)))
            popover.fadesInAndOut = true
            popover.tracksAnchor = true
            return popover
        case .modalWindow, .modalPresented, .modalSubview:
            return ModalPresentationViewController(contentView: RandomOverlayContent())
        case .readyMade: return ConfirmDialog(title: "Sure?", message: "Quite sure?")
        case .dialog: return DialogController(sizing: DialogSizing(.small, .matched))
        case .bottomSheet: return BottomSheetController()
        }
    }

    /// Presents the overlay on `page`, unless it is presented already or UIKit would report a misuse.
    func show(on page: RandomOverlayPage, animated: Bool) {
        guard !overlay.lifecycle.isPresented, !overlay.lifecycle.isDismissing else { return }
        // Before the call: it may replace another overlay whose callback presents this one already.
        mayBegin = true
        switch (kind, overlay) {
        case (.popoverView, let popover as PopoverView): popover.present(from: page.anchor)
        case (.modalWindow, let modal as ModalPresentationViewController): modal.show(animated: animated)
        case (.modalSubview, let modal as ModalPresentationViewController):
            modal.show(in: page.view, animated: animated)
        case (.readyMade, let dialog as ReadyMadeDialog): dialog.show(over: page, animated: animated)
        case (.modalPresented, let controller as UIViewController): page.offer(controller, animated: false)
        case (.dialog, let controller as UIViewController), (.bottomSheet, let controller as UIViewController):
            page.offer(controller, animated: animated)
        default: Issue.record("\(kind) is made as \(type(of: overlay))")
        }
        noteBeginning(isOpen: overlay.lifecycle.isPresented)
    }

    private func noteBeginning(isOpen: Bool) {
        guard mayBegin, isOpen else { return }
        mayBegin = false
        showings += 1
    }

    /// Hides the overlay as an app does.
    func hide(animated: Bool) {
        switch overlay {
        case let popover as PopoverView: popover.dismiss()
        case let modal as ModalPresentationViewController: modal.hide(animated: animated)
        case let controller as UIViewController where controller.presentingViewController != nil:
            controller.dismiss(animated: animated)
        default: overlay.dismiss(for: .code, animated: animated)
        }
    }

    /// Changes content, size or position, whether presented or not.
    func change(_ random: inout SeededRandom) {
        switch overlay {
        case let popover as PopoverView:
            popover.contentView.bounds.size.height = CGFloat.random(in: 40..<300, using: &random)
            popover.staysOnScreen = Bool.random(using: &random)
            popover.setNeedsLayout()
        case let modal as ModalPresentationViewController:
            if Bool.random(using: &random) {
                modal.contentView = RandomOverlayContent()
            } else {
                let controller = UIViewController()
                controller.preferredContentSize = CGSize(width: 200, height: 150)
                modal.contentView = nil
                modal.contentViewController = controller
            }
            modal.animationStyle = ModalPresentationAnimationStyle.allCases.randomElement(using: &random)!
        case let dialog as DialogController:
            let heights: [DialogSizing.Vertical] = [.fit, .matched, .fill]
            let height = heights.randomElement(using: &random)!
            let change = { dialog.sizing = DialogSizing(.small, height) }
            if Bool.random(using: &random) { dialog.animateChanges(change) } else { change() }
        case let sheet as BottomSheetController:
            if Bool.random(using: &random) { sheet.configuration.detents.shuffle(using: &random) }
            let detent = SheetDetent.all.dropFirst().randomElement(using: &random)!
            sheet.setDetent(detent, animated: Bool.random(using: &random))
        default: break
        }
    }

    func wait() {
        waits += 1
        let overlay = overlay
        tasks.append(
            Task { @MainActor in
                _ = await overlay.dismissal()
                returns += 1
            })
    }

    func cancel() { tasks.popLast()?.cancel() }

    /// The first violated invariant; nil if all hold.
    var complaint: String? {
        let isUnderWay = overlay.lifecycle.isPresented || overlay.lifecycle.isDismissing
        noteBeginning(isOpen: isUnderWay)
        let expected = isUnderWay ? showings - 1 : showings
        if ends.count != expected {
            return "\(kind): \(ends.count) ends of \(showings) showings, under way \(isUnderWay)"
        }
        if isUnderWay, overlay.dismissReason != nil { return "\(kind) has ended and is shown" }
        if !isUnderWay, overlay.dismissReason != ends.last { return "\(kind) tells another reason than it told" }
        return nil
    }

    /// What remains changed after the dismissal; nil if nothing does.
    var trace: String? {
        guard let controller = overlay as? OverlayController, let view = controller.viewIfLoaded else { return nil }
        let isAsBefore = view.transform.isIdentity && view.alpha == 1 && controller.additionalSafeAreaInsets == .zero
        return isAsBefore
            ? nil : "\(kind) remains with \(view.transform), \(view.alpha), \(controller.additionalSafeAreaInsets)"
    }

    /// The content of a presented modal overlay.
    var standingContent: UIView? {
        guard let modal = overlay as? ModalPresentationViewController, modal.isVisible, overlay.lifecycle.isPresented
        else {
            return nil
        }
        return modal.contentView
    }
}

/// Content with a fitting size of 200 × 150 points.
private final class RandomOverlayContent: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(200, size.width), height: min(150, size.height))
    }
}

/// The app below the storm.
final class RandomOverlayPage: UIViewController {
    /// The anchor of popovers.
    let anchor = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        anchor.setTitle("Anchor", for: .normal)
        anchor.frame = CGRect(x: 100, y: 80, width: 120, height: 40)
        view.addSubview(anchor)
    }

    /// Presents `controller` on top of what the page presents, if anything.
    func offerAbove(_ controller: UIViewController, animated: Bool) {
        guard let top = presentedViewController, top.presentedViewController == nil, !top.isBeingDismissed,
            top.viewIfLoaded?.window != nil
        else { return }
        top.present(controller, animated: animated)
    }

    /// Presents `controller` if nothing is presented yet; UIKit would refuse it otherwise.
    func offer(_ controller: UIViewController, animated: Bool) {
        guard presentedViewController == nil, controller.presentingViewController == nil else { return }
        present(controller, animated: animated)
    }
}
