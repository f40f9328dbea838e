import CoreGraphics
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

/// A screen with one view that has a context menu, and everything that its delegate is asked.
@MainActor final class ContextMenuFixture {
    let device: TestDevice
    let page = UIViewController()
    let target = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    let recorder = ContextMenuRecorder()
    let interaction: UIContextMenuInteraction
    /// The center of `target` on the screen.
    let center = CGPoint(x: 160, y: 240)

    init(_ device: TestDevice = TestDevice(.iPhone14)) {
        self.device = device
        interaction = UIContextMenuInteraction(delegate: recorder)
        device.show(page)
        target.backgroundColor = .systemTeal
        target.accessibilityIdentifier = "target"
        page.view.addSubview(target)
        target.addInteraction(interaction)
    }

    var presentation: MenuPresentation? {
        device.system.menus.current
    }

    /// The pictures that are lifted over the window.
    var liftedViews: [LiftedPreviewView] {
        device.window.viewsInSubtree().compactMap { $0 as? LiftedPreviewView }
    }

    /// Puts a finger onto the target.
    func touchDown() { device.finger(.began, x: center.x, y: center.y) }

    /// Lifts the finger where it came down.
    func touchUp() { device.finger(.ended, x: center.x, y: center.y) }

    /// Presses until the menu is open, and lifts the finger.
    func openMenu() {
        touchDown()
        device.advance(by: 0.6)
        touchUp()
        device.advance(by: 1)
    }

    /// The middle of the row with this title, on the screen.
    func row(_ title: String) -> CGPoint? {
        let view = device.window.viewsInSubtree().first { $0.accessibilityLabel == title && $0.isAccessibilityElement }
        return view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }
}

/// A delegate that provides a menu of two actions and records its calls.
@MainActor final class ContextMenuRecorder: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []
    var animatorCalls: [String] = []
    /// Makes the configuration; nil for none.
    var makeConfiguration: (ContextMenuRecorder) -> UIContextMenuConfiguration? = { $0.standardConfiguration() }
    var highlight: (UIContextMenuInteraction) -> UITargetedPreview? = { _ in nil }
    var dismissal: (UIContextMenuInteraction) -> UITargetedPreview? = { $0.view.map { UITargetedPreview(view: $0) } }
    var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
    var onCall: (String) -> Void = { _ in }

    private func note(_ call: String) {
        calls.append(call)
        onCall(call)
    }

    /// Two actions, and the preview controller that `preview` makes.
    func standardConfiguration(
        preview: UIContextMenuContentPreviewProvider? = nil, titles: [String] = ["Copy", "Delete"]
    ) -> UIContextMenuConfiguration {
        let provider: UIContextMenuContentPreviewProvider? = preview.map { preview in
            { [unowned self] in
                note("previewProvider")
                return preview()
            }
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { [unowned self] suggested in
            note("actionProvider \(suggested.count)")
            return UIMenu(children: titles.map { title in UIAction(title: title) { _ in self.note(title) } })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        note("configuration \(location.x) \(location.y)")
        return makeConfiguration(self)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        note("highlightPreview")
        return highlight(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        note("dismissalPreview")
        return dismissal(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        note("willPerformPreviewAction")
        animator.preferredCommitStyle = commitStyle
        animator.addCompletion { [self] in note("committed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("willDisplay")
        animator?.addCompletion { [self] in note("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("willEnd")
        animator?.addCompletion { [self] in note("ended") }
    }
}

/// A delegate of iOS 13, with the older names of the preview methods.
@MainActor final class OlderContextMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    var calls: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("highlight")
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        calls.append("dismiss")
        return nil
    }
}
