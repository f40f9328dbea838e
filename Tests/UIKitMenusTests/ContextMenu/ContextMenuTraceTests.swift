import CoreGraphics
import Testing
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

/// The calls of a context menu's delegate, whatever opens and ends the menu.
@MainActor @Suite struct ContextMenuTraceTests {
    enum Opening: CaseIterable { case longPress, rightClick }

    /// What ends an open menu.
    enum End: CaseIterable {
        case choice, touchOutside, escape, rotation, viewRemoved, interactionRemoved, dismissedByApp, sceneInactive
        case windowHidden, presentation
    }

    private let fixture = ContextMenuFixture()
    private var device: TestDevice { fixture.device }

    private func open(_ opening: Opening) throws {
        switch opening {
        case .longPress: fixture.openMenu()
        case .rightClick:
            try device.rightClick(.view(fixture.target))
            try device.settle()
        }
    }

    private func end(_ end: End) throws {
        switch end {
        case .choice: try device.tap("Copy")
        case .touchOutside: try device.tap(x: 30, y: 700)
        case .escape: try device.key("escape")
        case .rotation: try device.rotate(to: .landscapeLeft)
        case .viewRemoved: fixture.target.removeFromSuperview()
        case .interactionRemoved: fixture.target.removeInteraction(fixture.interaction)
        case .dismissedByApp: fixture.interaction.dismissMenu()
        case .sceneInactive: try device.moveScene(to: .inactive)
        case .windowHidden: device.window.isHidden = true
        case .presentation: fixture.page.present(UIViewController(), animated: true)
        }
        device.advance(by: 2)
    }

    @Test(arguments: Opening.allCases)
    func theCallsUntilTheMenuIsOpenAreInOrder(_ opening: Opening) throws {
        try open(opening)

        // A click lifts nothing.
        let lift = opening == .longPress ? ["highlightPreview"] : []
        #expect(
            fixture.recorder.calls
                == ["configuration 60.0 40.0"] + lift + ["actionProvider 0", "willDisplay", "displayed"])
    }

    @Test(arguments: Opening.allCases, End.allCases)
    func theCallsAtTheEndAreInOrder(_ opening: Opening, _ way: End) throws {
        try open(opening)
        fixture.recorder.calls = []

        try end(way)

        let handler = way == .choice ? ["Copy"] : []
        // A view that is gone has no place to return to.
        let landing = opening == .longPress && way != .viewRemoved ? ["dismissalPreview"] : []
        #expect(fixture.recorder.calls == handler + ["willEnd"] + landing + ["ended"])
        #expect(fixture.presentation == nil && fixture.liftedViews.isEmpty)
    }
}
