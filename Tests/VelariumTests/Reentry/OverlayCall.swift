import UIKit
import Velarium

/// The callbacks of overlays of every kind.
enum OverlayCall: String, CaseIterable, Sendable {
    case mayEnd, didRefuse, willEnd, didEnd, closure, willEndByTap, didEndByTap, didMove
    case willAppear, didAppear, willDisappear, didDisappear, layout, animationIn, animationOut, shown, hidden
}

/// Records every callback of an overlay, and may run code inside one.
@MainActor final class OverlayCallRecorder {
    private(set) var calls: [OverlayCall] = []
    /// Called inside each callback.
    var onCall: (OverlayCall) -> Void = { _ in }
    /// The answer to the delegate's question whether the overlay may end.
    var mayEnd = true

    func receive(_ call: OverlayCall) {
        calls.append(call)
        onCall(call)
    }

    func count(_ call: OverlayCall) -> Int { calls.filter { $0 == call }.count }
}

extension OverlayCallRecorder: PopoverViewDelegate {
    func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) { receive(.didEnd) }
}

extension OverlayCallRecorder: BottomSheetControllerDelegate {
    func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
        receive(.mayEnd)
        return mayEnd
    }
    func overlayController(_ controller: OverlayController, didRefuseDismissalFor reason: DismissReason) {
        receive(.didRefuse)
    }
    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) { receive(.didEnd) }
    func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) { receive(.didMove) }
}

extension OverlayCallRecorder: ModalPresentationViewControllerDelegate {
    func modalPresentationShouldHide(_ controller: ModalPresentationViewController) -> Bool {
        receive(.mayEnd)
        return mayEnd
    }
    func modalPresentationWillHide(_ controller: ModalPresentationViewController) { receive(.willEnd) }
    func modalPresentationDidHide(_ controller: ModalPresentationViewController) { receive(.didEnd) }
}

/// A controller of 200 × 150 points that records its appearance.
final class CallRecordingController: UIViewController {
    private let recorder: OverlayCallRecorder

    init(_ recorder: OverlayCallRecorder) {
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 200, height: 150)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        recorder.receive(.willAppear)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        recorder.receive(.didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        recorder.receive(.willDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        recorder.receive(.didDisappear)
    }
}
