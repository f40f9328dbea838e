import Foundation
import TestSupport
import UIKitCore
import VelariumTesting

/// A random sequence of calls on up to three nested presentations, in a window whose root may be replaced.
@MainActor final class PresentationWalk: NSObject, UIViewControllerTransitioningDelegate {
    enum Step: CaseIterable {
        case present, presentAgain, dismiss, dismissSelf, frame, wait, move, finish, cancel, catchIt, escape,
            replaceRoot
    }

    let recorder = WalkCallRecorder()
    private let device = TestDevice(.iPadPro11)
    private var random: SeededRandom
    private var root: WalkController
    private var hands: [UIPercentDrivenInteractiveTransition] = []
    private var isInteractive = false
    /// Controllers that were presented before and may be presented again.
    private var pool: [WalkController] = []
    private var windowViews = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        root = WalkController("root", recorder)
        super.init()
        device.recordsMisuses = true
        device.show(root)
        device.window.alpha = 0
        windowViews = device.window.subviews.count
    }

    /// Performs `count` random steps and checks the state after each.
    func run(_ count: Int) {
        for _ in 0..<count {
            let step = Step.allCases.randomElement(using: &random) ?? .frame
            perform(step)
            recordViolations(after: step)
        }
    }

    private func perform(_ step: Step) {
        switch step {
        case .present: present(from: chain.last ?? root)
        case .presentAgain: present(from: chain.randomElement(using: &random) ?? root)
        case .dismiss: chain.randomElement(using: &random)?.dismiss(animated: Bool.random(using: &random))
        case .dismissSelf: chain.last?.dismiss(animated: Bool.random(using: &random))
        case .frame: device.advance(by: 1.0 / 60)
        case .wait: device.advance(by: 0.2)
        case .move: hands.randomElement(using: &random)?.update(CGFloat.random(in: 0...1, using: &random))
        case .finish: for hand in hands { hand.finish() }
        case .cancel: for hand in hands { hand.cancel() }
        case .catchIt: hands.randomElement(using: &random)?.pause()
        case .escape: try? device.key("escape")
        case .replaceRoot: if Int.random(in: 0..<8, using: &random) == 0 { replaceRoot() }
        }
    }

    /// The chain of presented controllers, from the root on.
    private var chain: [WalkController] {
        var chain = [root]
        while chain.count < 8, let next = chain[chain.count - 1].presentedViewController as? WalkController {
            chain.append(next)
        }
        return chain
    }

    private func present(from presenter: WalkController) {
        guard chain.count < 4 else { return }
        let isReused = !pool.isEmpty && Bool.random(using: &random)
        let content = isReused ? pool.randomElement(using: &random)! : WalkController("c\(recorder.presents)", recorder)
        let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .currentContext, .custom, .popover]
        if content.presentingViewController == nil {
            content.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
            content.transitioningDelegate = self
            content.popoverPresentationController?.sourceView = presenter.view
        }
        if !isReused { pool.append(content) }
        if pool.count > 4 { pool.removeFirst() }
        isInteractive = Int.random(in: 0..<3, using: &random) == 0
        recorder.presents += 1
        let recorder = recorder
        presenter.present(content, animated: Bool.random(using: &random)) { recorder.completedPresents += 1 }
    }

    private func replaceRoot() {
        root = WalkController("root", recorder)
        device.window.rootViewController = root
    }

    // MARK: Checks

    private func recordViolations(after step: Step) {
        let records = device.system.presentations
        let moving = records.filter { $0.phase == "entering" || $0.phase == "leaving" || $0.phase == "waiting" }
        if Set(moving.map { ObjectIdentifier($0.presenting) }).count != moving.count {
            recorder.note("two transitions of one presenter after \(step)")
        }
        recorder.deepest = max(recorder.deepest, records.count)
        if root.isBeingPresented || root.isBeingDismissed { recorder.note("the root is being presented after \(step)") }
        for record in records {
            let isComing = record.phase == "waiting" || record.phase == "entering"
            if record.presented.isBeingPresented != isComing
                || record.presented.isBeingDismissed != (record.phase == "leaving")
            {
                recorder.note("not being presented or dismissed as long as the transition runs after \(step)")
            }
        }
    }

    /// Waits until everything settles, dismisses all presentations and checks what remains.
    func dismissAllAndVerify() {
        isInteractive = false
        for hand in hands { hand.cancel() }
        device.advance(by: 1)
        // A presentation that waited for a dismissal may begin now.
        for _ in 0..<8 where root.presentedViewController != nil {
            root.dismiss(animated: false)
            device.advance(by: 1)
        }
        // Some calls are refused only when the dismissal that they waited for has ended.
        recorder.refusedPresents = device.misuses.filter { $0.message.contains(" to present ") }.count
        if !device.system.presentations.isEmpty { recorder.note("presentations remain") }
        if device.window.subviews.count != windowViews { recorder.note("views remain in the window") }
        if !root.isThere { recorder.note("the root is missing") }
        if chain.count != 1 { recorder.note("something is still presented") }
        let endings = device.trace.filter { $0.callback == "end" }
        let ends = endings.count
        recorder.reasons = Set(endings.compactMap { $0.arguments.split(separator: " ").last.map(String.init) })
        let accepted = recorder.presents - recorder.refusedPresents
        if ends != accepted { recorder.note("\(accepted) accepted, \(ends) ended") }
        if recorder.completedPresents != accepted {
            recorder.note("\(accepted) accepted, \(recorder.completedPresents) completed")
        }
        let slips = device.misuses.map(\.message).filter {
            $0.contains("Unbalanced") || $0.contains("completeTransition")
        }
        if let slip = slips.first { recorder.note(slip) }
        pool = []
        hands = []
    }

    // MARK: Transitions

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { WalkAnimator(isInterruptible: Bool.random(using: &random)) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { WalkAnimator(isInterruptible: Bool.random(using: &random)) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeHand() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeHand() }

    private func makeHand() -> UIPercentDrivenInteractiveTransition? {
        guard isInteractive else { return nil }
        let hand = UIPercentDrivenInteractiveTransition()
        hand.wantsInteractiveStart = Bool.random(using: &random)
        hands = hands.suffix(7) + [hand]
        return hand
    }
}
