import Testing
import UIKit
import Velarium
import VelariumTesting

/// Every sequence of events up to a depth leaves the overlay in a consistent state.
@MainActor @Suite struct ModalLifecycleTests {
    private enum Event: CaseIterable {
        case show, hide, hideAtOnce, refusedHide, aMoment, aWhile
    }

    /// An overlay that runs through a sequence of events, with its invariants.
    @MainActor private final class Walk {
        private let fixture: ModalFixture
        private let overlay: ModalPresentationViewController
        private let recorder = ModalDelegateRecorder()
        private let way: ModalPresentationMode
        private var begun = 0
        private var asked = 0
        private var answered = 0

        init(_ fixture: ModalFixture, _ way: ModalPresentationMode) {
            self.fixture = fixture
            self.way = way
            overlay = fixture.makeOverlay(ModalContentView(60, 40))
            overlay.delegate = recorder
        }

        private var ended: Int { recorder.calls.filter { $0.hasPrefix("did") }.count }

        func send(_ event: Event) {
            switch event {
            case .show: show()
            case .hide, .hideAtOnce, .refusedHide:
                asked += 1
                recorder.allowsHiding = event != .refusedHide
                overlay.hide(animated: event != .hideAtOnce) { _ in self.answered += 1 }
            case .aMoment: fixture.device.advance(by: 0.05)
            case .aWhile: fixture.device.advance(by: 0.35)
            }
        }

        private func show() {
            if way == .presented, overlay.presentingViewController != nil { return }
            if !overlay.lifecycle.isPresented { begun += 1 }
            asked += 1
            guard way == .presented else {
                return way.show(overlay, over: fixture.page, animated: true) { _ in self.answered += 1 }
            }
            fixture.page.present(overlay, animated: false) { self.answered += 1 }
            // UIKit presents at the end of the run loop turn.
            fixture.device.advance(by: 0)
        }

        /// The first violated invariant; nil if all hold.
        var fault: String? {
            let isUnderWay = overlay.lifecycle.isPresented || overlay.lifecycle.isDismissing
            if ended + (isUnderWay ? 1 : 0) != begun { return "\(begun) showings, \(ended) ends, open: \(isUnderWay)" }
            if isUnderWay != overlay.isVisible { return "visible: \(overlay.isVisible), under way: \(isUnderWay)" }
            if !overlay.isVisible, overlay.contentView?.superview != nil { return "content remains" }
            if answered > asked { return "\(answered) answers to \(asked) calls" }
            return nil
        }

        /// The first violated invariant after the sequence has ended; nil if all hold.
        func finish() -> String? {
            overlay.dismiss(for: .code, animated: false)
            fixture.device.advance(by: 0.35)
            if let fault { return fault }
            if answered != asked { return "\(answered) answers to \(asked) calls at the end" }
            if fixture.device.application.windows.count != 1 { return "a window remains" }
            if fixture.page.presentedViewController != nil { return "a presentation remains" }
            return fixture.device.window === fixture.page.view.window ? nil : "the keys are lost"
        }
    }

    /// Checklist 84, Checklist 85: one dismissal for each presentation and one completion for each call, in any order.
    @Test(arguments: ModalPresentationMode.allCases) func everyEventSequenceKeepsTheInvariants(
        _ way: ModalPresentationMode
    ) throws {
        let fixture = ModalFixture(.desktop)
        try fixture.device.resize(to: CGSize(width: 200, height: 150))
        let report = OverlayDiagnostics.report
        OverlayDiagnostics.report = { _ in }
        defer { OverlayDiagnostics.report = report }
        var faults: [String] = []

        // All modes take the same decisions; the walk is deepest for the mode with the most to restore.
        let depth = way == .window ? 4 : 3
        for number in 0..<[1, 6, 36, 216, 1296][depth] {
            let sequence = (0..<depth).map { digit in
                Event.allCases[number / [1, 6, 36, 216][digit] % Event.allCases.count]
            }
            let walk = Walk(fixture, way)
            for event in sequence {
                walk.send(event)
                if let fault = walk.fault { faults.append("\(sequence), after \(event): \(fault)") }
            }
            if let fault = walk.finish() { faults.append("\(sequence): \(fault)") }
        }

        #expect(faults == [], "\(faults.count) sequences")
    }
}
