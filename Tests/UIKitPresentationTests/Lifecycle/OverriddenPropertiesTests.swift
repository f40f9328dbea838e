import Testing
import UIKitCore
import VelariumTesting

/// UIKit reads these properties through a subclass's override, each time it needs them.
@MainActor @Suite struct OverriddenPropertiesTests {
    private let fixture = TransitionFixture()

    @Test func presentationUsesOverriddenStyleAndTransitioningDelegate() throws {
        let content = FixedPropertiesController(fixture)

        try fixture.present(content)

        #expect(content.presentationController is RecordingPresentationController)
        #expect(fixture.recorder.calls.contains("animate"))
        content.isStubborn = false
        fixture.recorder.calls = []
        content.dismiss(animated: true)
        try fixture.device.settle()
        #expect(!fixture.recorder.calls.contains("asked for animator back"))
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func anOverriddenStyleIsReadAgainBeforeThePresentation() throws {
        let content = FixedPropertiesController(fixture)
        content.style = .fullScreen
        #expect(content.presentationController?.presentationStyle == .fullScreen)

        content.style = .overFullScreen
        try fixture.present(content)

        #expect(content.presentationController?.presentationStyle == .overFullScreen)
        #expect(fixture.root.view.window != nil)
    }

    @Test func theSafeAreaUsesOverriddenAdditionalInsets() throws {
        let content = FixedPropertiesController(fixture)
        content.style = .fullScreen

        try fixture.present(content)

        #expect(content.view.safeAreaInsets.left == 11)
    }

    @Test func aPopoverTakesTheOverriddenSize() throws {
        let device = TestDevice(.iPadPro11)
        let root = UIViewController()
        let content = FixedPropertiesController(fixture)
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
@MainActor private final class FixedPropertiesController: UIViewController {
    private let fixture: TransitionFixture
    var style = UIModalPresentationStyle.custom
    var isStubborn = true

    init(_ fixture: TransitionFixture) {
        self.fixture = fixture
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var modalPresentationStyle: UIModalPresentationStyle {
        get { style }
        set {}
    }
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { isStubborn ? fixture : nil }
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
