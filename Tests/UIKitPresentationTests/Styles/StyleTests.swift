import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Every style: its frame, the presenter and the appearance callbacks, with and without animation.
@MainActor @Suite struct StyleTests {
    struct Row: Sendable, CustomStringConvertible {
        let style: UIModalPresentationStyle
        var era = TestDevice.Era.iOS17
        /// Whether the presenter's view is removed, with its callbacks.
        let removesPresenter: Bool
        var description: String { "\(style) on \(era.rawValue)" }
    }

    /// Measured for full screen, observed for the current context and for sheets that fill an older phone. The order of
    /// a dismissal is inferred by symmetry only.
    nonisolated static let rows: [Row] = [
        Row(style: .automatic, removesPresenter: false), Row(style: .automatic, era: .iOS12, removesPresenter: true),
        Row(style: .automatic, era: .iOS18, removesPresenter: false),
        Row(style: .fullScreen, removesPresenter: true), Row(style: .pageSheet, removesPresenter: false),
        Row(style: .formSheet, removesPresenter: false), Row(style: .pageSheet, era: .iOS11, removesPresenter: true),
        Row(style: .currentContext, removesPresenter: true), Row(style: .overFullScreen, removesPresenter: false),
        Row(style: .overCurrentContext, removesPresenter: false), Row(style: .custom, removesPresenter: false),
        Row(style: .popover, removesPresenter: false), Row(style: .popover, era: .iOS12, removesPresenter: true),
    ]

    @Test(arguments: rows, [true, false])
    func appearanceCallbacksComeInOrderForEveryStyle(_ row: Row, isAnimated: Bool) throws {
        let fixture = SheetFixture(era: row.era)
        let content = fixture.content(row.style)
        content.popoverPresentationController?.sourceView = fixture.root.view
        let recorder = CallRecorder()
        follow(fixture.root, "A", recorder)
        follow(content, "B", recorder)

        fixture.root.present(content, animated: isAnimated) { recorder.record("presented") }
        try fixture.device.settle()
        let coming = recorder.calls
        recorder.calls = []
        follow(fixture.root, "A", recorder)
        follow(content, "B", recorder)
        content.dismiss(animated: isAnimated) { recorder.record("dismissed") }
        try fixture.device.settle()

        let alone = ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "presented"]
        let both = [
            "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear", "A viewDidDisappear",
            "presented",
        ]
        #expect(coming == (row.removesPresenter ? both : alone))
        let back = [
            "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear", "B viewDidDisappear",
            "dismissed",
        ]
        #expect(
            recorder.calls
                == (row.removesPresenter ? back : ["B viewWillDisappear", "B viewDidDisappear", "dismissed"]))
        #expect(fixture.ends == ["code"] && fixture.recorder.calls.isEmpty && fixture.device.misuses.isEmpty)
    }

    private func follow(_ controller: ScriptedController, _ name: String, _ recorder: CallRecorder) {
        for moment in ScriptedController.Moment.allCases where moment != .viewDidLoad {
            controller.actions[moment] = { recorder.record("\(name) \(moment.rawValue)") }
        }
    }

    @Test func theAutomaticStyleDependsOnTheSystem() throws {
        for (era, style) in [(TestDevice.Era.iOS12, "fullScreen"), (.iOS17, "pageSheet"), (.iOS18, "formSheet")] {
            let fixture = SheetFixture(.iPadPro11, era: era)
            try fixture.present(.automatic)

            try fixture.device.expectStyle(style)
        }
    }

    @Test func theCurrentContextCoversItsDefinerOnly() throws {
        let fixture = SheetFixture()
        let definer = ScriptedController()
        definer.definesPresentationContext = true
        fixture.root.addChild(definer)
        definer.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        fixture.root.view.addSubview(definer.view)
        definer.didMove(toParent: fixture.root)

        let content = try fixture.present(.currentContext, on: definer)

        #expect(fixture.frame(of: content) == CGRect(x: 20, y: 100, width: 200, height: 300))
        #expect(definer.view.window == nil && content.presentingViewController === definer)
    }

    @Test func theDefinersTransitionStyleWinsWhereItProvidesOne() throws {
        let fixture = SheetFixture()
        fixture.root.definesPresentationContext = true
        fixture.root.providesPresentationContextTransitionStyle = true
        fixture.root.modalTransitionStyle = .crossDissolve
        let content = fixture.content(.overCurrentContext)
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: 0.1)

        let layer = try #require(content.view.layer.presentation())

        #expect(layer.opacity > 0 && layer.opacity < 1 && layer.frame.minY == 0)
        try fixture.device.settle()
    }

    // MARK: Motion

    @Test func coverVerticalFollowsTheSystemSpringWithItsFinalSafeArea() throws {
        let fixture = SheetFixture()
        let content = fixture.content(.fullScreen)
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: 1.0 / 60)
        let start = fixture.device.now

        for _ in 0..<20 {
            let y = try #require(content.view.layer.presentation()?.frame.minY)
            let phase = 18.2574 * (fixture.device.now - start)
            #expect(abs(y - 844 * (1 + phase) * exp(-phase)) < 1)
            #expect(content.view.safeAreaInsets.top == 47)
            fixture.device.advance(by: 1.0 / 60)
        }
        try fixture.device.settle()
    }

    @Test func crossDissolveFadesAndRestoresTheAlpha() throws {
        let fixture = SheetFixture()
        let content = fixture.content(.overFullScreen)
        content.modalTransitionStyle = .crossDissolve
        content.view.alpha = 0.5
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: 0.2)
        let middle = try #require(content.view.layer.presentation()?.opacity)
        try fixture.device.settle()

        content.dismiss(animated: true)
        try fixture.device.settle()

        #expect(middle > 0.1 && middle < 0.4)
        #expect(content.view.alpha == 0.5)
    }

    @Test func flipHorizontalShowsThePresenterForItsFirstHalf() throws {
        let fixture = SheetFixture()
        fixture.root.view.backgroundColor = .red
        let content = fixture.content(.fullScreen)
        content.view.backgroundColor = .blue
        content.modalTransitionStyle = .flipHorizontal
        fixture.root.present(content, animated: true)

        fixture.device.advance(by: 0.25)
        let before = fixture.device.picture().color(atX: 195, y: 422)
        fixture.device.advance(by: 0.3)
        let after = fixture.device.picture().color(atX: 195, y: 422)
        try fixture.device.settle()

        #expect(before.red > 200 && before.blue < 100)
        #expect(after.blue > 200 && after.red < 100)
        #expect(!content.view.isHidden && !fixture.root.view.isHidden)
    }

    @Test func partialCurlRaisesUnlessTheStyleIsFullScreen() throws {
        let fixture = SheetFixture()
        let content = fixture.content(.pageSheet)
        content.modalTransitionStyle = .partialCurl

        fixture.root.present(content, animated: true)

        #expect(fixture.device.misuses.map(\.raises) == [true])
        #expect(fixture.device.misuses.first?.message.contains("UIModalTransitionStylePartialCurl") == true)
        #expect(fixture.root.presentedViewController == nil)
        content.modalPresentationStyle = .fullScreen
        try fixture.present(content)
        #expect(fixture.root.presentedViewController === content)
    }

    // MARK: Adaptation

    @Test func theDelegateMayMakeASheetFillThePhone() throws {
        let fixture = SheetFixture()
        let content = fixture.content(.formSheet)
        let adapter = Adapter()
        content.presentationController?.delegate = adapter

        try fixture.present(content)

        #expect(fixture.frame(of: content) == fixture.device.window.bounds)
        #expect(adapter.announced == [.fullScreen])
        #expect(fixture.device.dump().contains("answered fullScreen"))
    }
}

/// Returns `fullScreen` for every adaptation.
@MainActor private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var announced: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { announced.append(style) }
}
