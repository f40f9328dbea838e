import Testing
import UIKitCore
import VelariumTesting

/// UIKit reads these properties through a subclass's override, each time it needs them.
@MainActor @Suite struct OverriddenPropertiesTests {
    private let stage = TransitionStage()

    @Test func presentationUsesOverriddenStyleAndTransitioningDelegate() throws {
        let content = Stubborn(stage)

        try stage.present(content)

        #expect(content.presentationController is DiaryPresentation)
        #expect(stage.diary.lines.contains("animate"))
        content.isStubborn = false
        stage.diary.lines = []
        content.dismiss(animated: true)
        try stage.device.settle()
        #expect(!stage.diary.lines.contains("asked for animator back"))
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func anOverriddenStyleIsReadAgainBeforeThePresentation() throws {
        let content = Stubborn(stage)
        content.style = .fullScreen
        #expect(content.presentationController?.presentationStyle == .fullScreen)

        content.style = .overFullScreen
        try stage.present(content)

        #expect(content.presentationController?.presentationStyle == .overFullScreen)
        #expect(stage.root.view.window != nil)
    }

    @Test func theSafeAreaUsesOverriddenAdditionalInsets() throws {
        let content = Stubborn(stage)
        content.style = .fullScreen

        try stage.present(content)

        #expect(content.view.safeAreaInsets.left == 11)
    }

    @Test func aPopoverTakesTheOverriddenSize() throws {
        let device = TestDevice(.iPadPro11)
        let root = UIViewController()
        let content = Stubborn(stage)
        device.show(root)
        content.style = .popover
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.permittedArrowDirections = []

        root.present(content, animated: false)
        try device.settle()

        #expect(content.view.bounds.size == CGSize(width: 123, height: 234))
    }
}

/// Overrides every property with a fixed value.
@MainActor private final class Stubborn: UIViewController {
    private let stage: TransitionStage
    var style = UIModalPresentationStyle.custom
    var isStubborn = true

    init(_ stage: TransitionStage) {
        self.stage = stage
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var modalPresentationStyle: UIModalPresentationStyle {
        get { style }
        set {}
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { isStubborn ? stage : nil }
        set {}
    }
    override var preferredContentSize: CGSize {
        get { CGSize(width: 123, height: 234) }
        set {}
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { UIEdgeInsets(top: 0, left: 11, bottom: 0, right: 0) }
        set {}
    }
}
