import UIKit

extension PopoverLabPage {
    /// Presents or dismisses the popover.
    func togglePopover() {
        if let content {
            content.presentingViewController?.dismiss(animated: model.settings.isAnimated)
        } else {
            showPopover()
        }
    }

    private func showPopover() {
        let content = LabContent()
        content.modalPresentationStyle = .popover
        guard let popover = content.popoverPresentationController else { return }
        self.content = content
        popover.delegate = self
        popover.passthroughViews = [panel, stage.anchor]
        content.onAppear = { [weak self, unowned content] in self?.begin(content) }
        content.onLayout = { [weak self] in self?.followPopover() }
        content.onDisappear = { [weak self, unowned content] in self?.end(content) }
        configurePopover()
        panel.isPresented = true
        present(content, animated: model.settings.isAnimated)
    }

    private func begin(_ content: LabContent) {
        followPopover()
        guard let coordinator = content.transitionCoordinator else { return }
        drawing.fade(to: 0)
        coordinator.animate(alongsideTransition: { [drawing] _ in drawing.fade(to: 1) })
    }

    private func end(_ content: LabContent) {
        // A change of the presentation style removes the view for a moment.
        guard content === self.content, content.presentingViewController == nil else { return }
        self.content = nil
        panel.isPresented = false
        panel.why.show(nil, isPresented: false)
    }

    /// Attaches the drawing to the popover's container, which changes with the presentation style.
    private func followPopover() {
        guard let popover = content?.popoverPresentationController else { return }
        drawing.follow(popover)
    }

    // MARK: Configuration

    /// Applies changed settings to canvas and popover.
    func take(_ settings: LabSettings) {
        stage.hasBar = settings.source == .barItem
        stage.anchorSize = settings.anchorSize
        stage.anchor.alpha = settings.source == .barItem ? 0.35 : 1
        drawing.isVisible = settings.isExplained
        configurePopover()
    }

    /// Updates the source rectangle after the anchor has moved: rectangles do not follow automatically.
    func followAnchor() {
        guard let popover = content?.popoverPresentationController else { return }
        if model.settings.source == .rectangle { popover.sourceRect = stage.anchor.frame }
        drawing.refresh()
    }

    /// Applies all settings to the popover. Unchanged ones have no effect.
    func configurePopover() {
        guard let content, let popover = content.popoverPresentationController else { return }
        let settings = model.settings
        point(popover)
        popover.permittedArrowDirections = settings.permittedDirections
        popover.canOverlapSourceViewRect = settings.canOverlap
        popover.popoverLayoutMargins = margins
        popover.backgroundColor = settings.fill
        popover.popoverBackgroundViewClass = settings.drawsItself ? LabBackground.self : nil
        content.preferredContentSize = settings.contentSize
        content.colour = settings.content
        content.hasTextField = settings.hasTextField
        content.isModalInPresentation = settings.isModal
        let others = popover.passthroughViews?.filter { $0 !== stage.counter } ?? []
        popover.passthroughViews = settings.letsCounterThrough ? others + [stage.counter] : others
        drawing.refresh()
    }

    private func point(_ popover: UIPopoverPresentationController) {
        let source = model.settings.source
        popover.sourceItem = source == .sourceItem ? stage.anchor : nil
        popover.barButtonItem = source == .barItem ? stage.item : nil
        popover.sourceView = source == .rectangle ? stage : stage.anchor
        popover.sourceRect = source == .rectangle ? stage.anchor.frame : .null
    }

    /// The chosen margins, plus the area around the canvas if the popover has to avoid it.
    private var margins: UIEdgeInsets {
        let margins = model.settings.margins
        guard model.settings.staysOnStage, let window = view.window else { return margins }
        let safe = window.bounds.inset(by: window.safeAreaInsets)
        let room = stage.convert(stage.room, to: window)
        // The keyboard covers the bottom, and the margin is measured from its top.
        let bottom = keyboardTop.map { min(safe.maxY, $0) } ?? safe.maxY
        return UIEdgeInsets(
            top: margins.top + max(0, room.minY - safe.minY), left: margins.left + max(0, room.minX - safe.minX),
            bottom: margins.bottom + max(0, bottom - room.maxY), right: margins.right + max(0, safe.maxX - room.maxX))
    }
}
