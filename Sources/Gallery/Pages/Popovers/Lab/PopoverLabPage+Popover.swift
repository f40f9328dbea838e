import UIKit

extension PopoverLabPage {
    /// Brings the popover, or takes it away.
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
        // A presentation that changes its style takes the view away for a moment.
        guard content === self.content, content.presentingViewController == nil else { return }
        self.content = nil
        panel.isPresented = false
        panel.why.show(nil, isPresented: false)
    }

    /// Puts up the drawing where the popover has a container, which it changes with its style.
    private func followPopover() {
        guard let popover = content?.popoverPresentationController else { return }
        drawing.follow(popover)
    }

    // MARK: Configuration

    /// The settings have changed.
    func take(_ settings: LabSettings) {
        stage.hasBar = settings.source == .barItem
        stage.anchorSize = settings.anchorSize
        stage.anchor.alpha = settings.source == .barItem ? 0.35 : 1
        drawing.isVisible = settings.isExplained
        configurePopover()
    }

    /// The anchor has moved: rectangles do not follow by themselves.
    func followAnchor() {
        guard let popover = content?.popoverPresentationController else { return }
        if model.settings.source == .rectangle { popover.sourceRect = stage.anchor.frame }
        drawing.refresh()
    }

    /// Gives the popover everything that was chosen; what has not changed costs nothing.
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

    /// The margins that were chosen and, where that was, what lies around the stage.
    private var margins: UIEdgeInsets {
        let margins = model.settings.margins
        guard model.settings.staysOnStage, let window = view.window else { return margins }
        let safe = window.bounds.inset(by: window.safeAreaInsets)
        let room = stage.convert(stage.room, to: window)
        // A keyboard takes away what it covers, and the margin is kept from its top.
        let bottom = keyboardTop.map { min(safe.maxY, $0) } ?? safe.maxY
        return UIEdgeInsets(
            top: margins.top + max(0, room.minY - safe.minY), left: margins.left + max(0, room.minX - safe.minX),
            bottom: margins.bottom + max(0, bottom - room.maxY), right: margins.right + max(0, safe.maxX - room.maxX))
    }
}
