import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Every style: its frame, the presenter and the appearance callbacks, with and without animation.
@MainActor @Suite struct StyleTests {
    struct Row: Sendable, CustomStringConvertible {
        let style: UIModalPresentationStyle
        var era = TestDevice.Era.iOS17
        /// Whether the presenter's view is removed, with its callbacks (facts B3).
        let removesPresenter: Bool
        var description: String { "\(style) on \(era.rawValue)" }
    }

    /// B3: full screen is measured, the current context and sheets that fill an older phone are observed; the order of
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
        let scene = SheetScene(era: row.era)
        let content = scene.content(row.style)
        content.popoverPresentationController?.sourceView = scene.root.view
        let diary = Diary()
        follow(scene.root, "A", diary)
        follow(content, "B", diary)

        scene.root.present(content, animated: isAnimated) { diary.note("presented") }
        try scene.device.settle()
        let coming = diary.lines
        diary.lines = []
        follow(scene.root, "A", diary)
        follow(content, "B", diary)
        content.dismiss(animated: isAnimated) { diary.note("dismissed") }
        try scene.device.settle()

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
            diary.lines == (row.removesPresenter ? back : ["B viewWillDisappear", "B viewDidDisappear", "dismissed"]))
        #expect(scene.ends == ["code"] && scene.keeper.calls.isEmpty && scene.device.misuses.isEmpty)
    }

    private func follow(_ controller: ScriptedController, _ name: String, _ diary: Diary) {
        for moment in ScriptedController.Moment.allCases where moment != .viewDidLoad {
            controller.actions[moment] = { diary.note("\(name) \(moment.rawValue)") }
        }
    }

    @Test func theAutomaticStyleDependsOnTheSystem() throws {
        for (era, style) in [(TestDevice.Era.iOS12, "fullScreen"), (.iOS17, "pageSheet"), (.iOS18, "formSheet")] {
            let scene = SheetScene(.iPadPro11, era: era)
            try scene.present(.automatic)

            try scene.device.expectStyle(style)
        }
    }

    @Test func theCurrentContextCoversItsDefinerOnly() throws {
        let scene = SheetScene()
        let definer = ScriptedController()
        definer.definesPresentationContext = true
        scene.root.addChild(definer)
        definer.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        scene.root.view.addSubview(definer.view)
        definer.didMove(toParent: scene.root)

        let content = try scene.present(.currentContext, on: definer)

        #expect(scene.frame(of: content) == CGRect(x: 20, y: 100, width: 200, height: 300))
        #expect(definer.view.window == nil && content.presentingViewController === definer)
    }

    @Test func theDefinersTransitionStyleWinsWhereItProvidesOne() throws {
        let scene = SheetScene()
        scene.root.definesPresentationContext = true
        scene.root.providesPresentationContextTransitionStyle = true
        scene.root.modalTransitionStyle = .crossDissolve
        let content = scene.content(.overCurrentContext)
        scene.root.present(content, animated: true)
        scene.device.advance(by: 0.1)

        let layer = try #require(content.view.layer.presentation())

        #expect(layer.opacity > 0 && layer.opacity < 1 && layer.frame.minY == 0)
        try scene.device.settle()
    }

    // MARK: Motion

    @Test func coverVerticalFollowsTheSystemSpringWithItsFinalSafeArea() throws {
        let scene = SheetScene()
        let content = scene.content(.fullScreen)
        scene.root.present(content, animated: true)
        scene.device.advance(by: 1.0 / 60)
        let start = scene.device.now

        for _ in 0..<20 {
            let y = try #require(content.view.layer.presentation()?.frame.minY)
            let phase = 18.2574 * (scene.device.now - start)
            #expect(abs(y - 844 * (1 + phase) * exp(-phase)) < 1)
            #expect(content.view.safeAreaInsets.top == 47)
            scene.device.advance(by: 1.0 / 60)
        }
        try scene.device.settle()
    }

    @Test func crossDissolveFadesAndRestoresTheAlpha() throws {
        let scene = SheetScene()
        let content = scene.content(.overFullScreen)
        content.modalTransitionStyle = .crossDissolve
        content.view.alpha = 0.5
        scene.root.present(content, animated: true)
        scene.device.advance(by: 0.2)
        let middle = try #require(content.view.layer.presentation()?.opacity)
        try scene.device.settle()

        content.dismiss(animated: true)
        try scene.device.settle()

        #expect(middle > 0.1 && middle < 0.4)
        #expect(content.view.alpha == 0.5)
    }

    @Test func flipHorizontalShowsThePresenterForItsFirstHalf() throws {
        let scene = SheetScene()
        scene.root.view.backgroundColor = .red
        let content = scene.content(.fullScreen)
        content.view.backgroundColor = .blue
        content.modalTransitionStyle = .flipHorizontal
        scene.root.present(content, animated: true)

        scene.device.advance(by: 0.25)
        let before = scene.device.picture().color(atX: 195, y: 422)
        scene.device.advance(by: 0.3)
        let after = scene.device.picture().color(atX: 195, y: 422)
        try scene.device.settle()

        #expect(before.red > 200 && before.blue < 100)
        #expect(after.blue > 200 && after.red < 100)
        #expect(!content.view.isHidden && !scene.root.view.isHidden)
    }

    @Test func partialCurlRaisesUnlessTheStyleIsFullScreen() throws {
        let scene = SheetScene()
        let content = scene.content(.pageSheet)
        content.modalTransitionStyle = .partialCurl

        scene.root.present(content, animated: true)

        #expect(scene.device.misuses.map(\.raises) == [true])
        #expect(scene.device.misuses.first?.message.contains("UIModalTransitionStylePartialCurl") == true)
        #expect(scene.root.presentedViewController == nil)
        content.modalPresentationStyle = .fullScreen
        try scene.present(content)
        #expect(scene.root.presentedViewController === content)
    }

    // MARK: Adaptation

    @Test func theDelegateMayMakeASheetFillThePhone() throws {
        let scene = SheetScene()
        let content = scene.content(.formSheet)
        let adapter = Adapter()
        content.presentationController?.delegate = adapter

        try scene.present(content)

        #expect(scene.frame(of: content) == scene.device.window.bounds)
        #expect(adapter.announced == [.fullScreen])
        #expect(scene.device.dump().contains("answered fullScreen"))
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
