import Testing
import UIKitCore
import VelariumTesting

/// Appearance callbacks of presenter and presented for every style, animated or not, against a table with the evidence
/// for each row.
@MainActor @Suite struct StyleTraceTests {
    /// The evidence for a row: documented by Apple, measured by others, or inferred. An inferred row only guards
    /// against accidental changes.
    enum Confidence: String { case documented, measured, inferredWhichIsNoProof }

    struct Row: CustomTestStringConvertible, Sendable {
        let styles: [UIModalPresentationStyle]
        let isPresentation: Bool
        let calls: [String]
        let confidence: Confidence
        /// The evidence for the order without animation.
        let unanimated: Confidence

        var testDescription: String {
            let names = styles.map(\.name).joined(separator: ", ")
            return "\(isPresentation ? "present" : "dismiss") \(names): \(confidence.rawValue); "
                + "without animation \(unanimated.rawValue)"
        }
    }

    private nonisolated static let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
    private nonisolated static let over: [UIModalPresentationStyle] = [
        .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom, .popover,
    ]

    nonisolated static let table = [
        Row(
            styles: covering, isPresentation: true,
            calls: [
                "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "A viewDidDisappear",
                "completion",
            ],
            confidence: .measured, unanimated: .inferredWhichIsNoProof),
        Row(
            styles: covering, isPresentation: false,
            calls: [
                "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
                "B viewDidDisappear", "completion",
            ],
            confidence: .inferredWhichIsNoProof, unanimated: .inferredWhichIsNoProof),
        Row(
            styles: over, isPresentation: true,
            calls: ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "completion"],
            confidence: .documented, unanimated: .inferredWhichIsNoProof),
        Row(
            styles: over, isPresentation: false,
            calls: ["B viewWillDisappear", "B viewDidDisappear", "completion"],
            confidence: .documented, unanimated: .inferredWhichIsNoProof),
    ]

    @Test(arguments: table, [true, false])
    func appearanceCallbacksFollowTheTable(row: Row, isAnimated: Bool) throws {
        for style in row.styles {
            let device = TestDevice(.iPhone14)
            let presenter = Presenter()
            let presented = Presented()
            device.show(presenter)
            presented.modalPresentationStyle = style
            var completedAt = 0
            if !row.isPresentation {
                presenter.present(presented, animated: false)
                try device.settle()
            }
            let before = device.trace.count

            if row.isPresentation {
                presenter.present(presented, animated: isAnimated) { completedAt = device.trace.count }
            } else {
                presenter.dismiss(animated: isAnimated) { completedAt = device.trace.count }
            }
            try device.settle()

            let lines = device.trace[before..<completedAt]
            let calls = lines.compactMap { $0.appearance(animated: isAnimated) } + ["completion"]
            #expect(calls == row.calls, "\(style.name): \(row.testDescription)")
            #expect(device.trace[completedAt...].allSatisfy { $0.appearance(animated: isAnimated) == nil })
        }
    }

    /// Documented, except for the places of the two didEnd hooks among the others, which are inferred.
    @Test(arguments: [true, false]) func transitionHooksAndAppearanceCallbacksComeInOrder(isAnimated: Bool) throws {
        let device = TestDevice(.iPhone14)
        let presenter = Presenter()
        let presented = Presented()
        device.show(presenter)
        presented.modalPresentationStyle = .overFullScreen
        let before = device.trace.count

        presenter.present(presented, animated: isAnimated)
        try device.settle()
        presenter.dismiss(animated: isAnimated)
        try device.settle()

        #expect(
            device.trace[before...].map(\.callback).filter { $0 != "viewDidLoad()" } == [
                "presentationTransitionWillBegin()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
                "presentationTransitionDidEnd(_:)", "viewDidAppear(_:)", "dismissalTransitionWillBegin()",
                "viewWillDisappear(_:)", "dismissalTransitionDidEnd(_:)", "viewDidDisappear(_:)", "end",
            ])
    }

    /// Without animation the transition ends before the next frame; inferred.
    @Test func anUnanimatedPresentationCompletesInOneFrame() throws {
        let device = TestDevice(.iPhone14)
        let presenter = Presenter()
        let presented = Presented()
        device.show(presenter)
        presented.modalPresentationStyle = .fullScreen
        var isCompleted = false

        presenter.present(presented, animated: false) { isCompleted = true }
        #expect(!isCompleted && !presented.isViewLoaded)
        device.advance(by: 0)

        #expect(isCompleted)
    }
}

extension TestDevice.TraceEntry {
    /// The appearance callback of the presenter (A) or the presented controller (B); nil for other callbacks.
    fileprivate func appearance(animated: Bool) -> String? {
        guard callback.hasPrefix("view"), callback.contains("ppear"), arguments == "animated: \(animated)" else {
            return nil
        }
        let who = type == "Presenter" ? "A" : type == "Presented" ? "B" : type
        return "\(who) \(callback.dropLast(4))"
    }
}

private final class Presenter: UIViewController {}
private final class Presented: UIViewController {}
