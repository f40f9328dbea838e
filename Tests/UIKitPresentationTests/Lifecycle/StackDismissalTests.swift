import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// The dismissal of several presentations at once.
@MainActor struct StackDismissalTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()

    init() { device.show(page) }

    private func makeSheet(undimmed: Bool = false) -> UIViewController {
        let content = UIViewController()
        content.modalPresentationStyle = .pageSheet
        let sheet = content.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.largestUndimmedDetentIdentifier = undimmed ? .medium : nil
        return content
    }

    @Test func aTapBehindAnUndimmedSheetDismissesBothAndTellsOnlyTheDelegateOfTheLowerOne() throws {
        let (lower, upper) = (makeSheet(), makeSheet(undimmed: true))
        let (first, second) = (DismissalRecorder(), DismissalRecorder())
        lower.presentationController?.delegate = first
        upper.presentationController?.delegate = second
        page.present(lower, animated: false)
        try device.settle()
        lower.present(upper, animated: false)
        try device.settle()

        try device.tap(x: 195, y: 84)
        let callsBefore = first.calls
        try device.settle()

        #expect(callsBefore == ["should", "will"])
        #expect(first.calls == ["should", "will", "did"])
        #expect(second.calls.isEmpty)
        #expect(page.presentedViewController == nil)
    }

    @Test func nothingIsPresentedAboveWhatIsAboutToGo() throws {
        let (lower, upper, late) = (LeavingController(), makeSheet(), UIViewController())
        page.present(lower, animated: false)
        try device.settle()
        lower.present(upper, animated: false)
        try device.settle()
        var wasBeingDismissed = false
        lower.onDisappearance = {
            wasBeingDismissed = upper.isBeingDismissed
            upper.present(late, animated: false)
        }
        device.recordsMisuses = true

        page.dismiss(animated: true)
        try device.settle()

        #expect(wasBeingDismissed)
        #expect(late.presentingViewController == nil)
        #expect(device.misuses.count == 1)
        #expect(page.presentedViewController == nil)
    }
}

@MainActor private final class DismissalRecorder: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
}

@MainActor private final class LeavingController: UIViewController {
    var onDisappearance: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappearance()
    }
}
