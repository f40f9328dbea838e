import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

@Suite @MainActor struct TargetedPreviewTests {
    @Test func aPreviewOfAViewTargetsItsPlaceInTheSuperview() {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        page.view.addSubview(view)

        let preview = UITargetedPreview(view: view)

        #expect(preview.target.container === page.view)
        #expect(preview.target.center == CGPoint(x: 60, y: 45))
        #expect(preview.size == CGSize(width: 100, height: 50))
        #expect(preview.parameters.backgroundColor == .systemBackground)
    }

    @Test func aViewOutsideOfAWindowRaises() throws {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let view = UIView()

        _ = UITargetedPreview(view: view)

        let messages = device.misuses.map(\.message)
        let message = try #require(messages.first)
        #expect(messages.count == 1)
        #expect(
            message.hasPrefix(
                "This UITargetedPreview initializer requires that the view is in a window, but it is not."))
        #expect(message.contains("(view: <UIView: 0x"))
    }

    @Test func anInvalidTargetRaises() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        let page = UIViewController()
        device.show(page)

        let target = UIPreviewTarget(container: page.view, center: CGPoint(x: CGFloat.nan, y: .nan))
        _ = UIPreviewTarget(container: UIView(), center: .zero)

        #expect(target.center == .zero)
        #expect(
            device.misuses.map(\.message).first
                == "Attempting to create a UIPreviewTarget with an invalid location: {nan, nan, 0}")
        #expect(
            device.misuses.last?.message.hasPrefix(
                "UIPreviewTarget requires that the container view is in a window, but it is not. (container: <UIView: 0x"
            ) == true)
    }

    @Test func parametersAreCopied() {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        device.show(page)
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .red

        let preview = UITargetedPreview(view: page.view, parameters: parameters)
        parameters.backgroundColor = .blue
        preview.parameters.backgroundColor = .green

        #expect(preview.parameters.backgroundColor == .red)
    }

    @Test func interactionsMoveBetweenViews() {
        let (first, second) = (UIView(), UIView())
        let interaction = RecordingInteraction()

        first.addInteraction(interaction)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        second.interactions = []

        #expect(first.interactions.isEmpty)
        #expect(second.interactions.isEmpty)
        #expect(
            interaction.calls == [
                "will move true", "did move true", "will move false", "did move false", "will move true",
                "did move true", "will move false", "did move false",
            ])
    }
}

/// Records where it is moved.
private final class RecordingInteraction: NSObject, UIInteraction {
    var calls: [String] = []
    weak var view: UIView?

    func willMove(to view: UIView?) { calls.append("will move \(view != nil)") }
    func didMove(to view: UIView?) {
        self.view = view
        calls.append("did move \(view != nil)")
    }
}
