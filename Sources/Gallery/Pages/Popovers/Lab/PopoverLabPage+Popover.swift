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
        popover.passthroughViews = [panel, canvas.anchor]
        content.onAppear = { [weak self, unowned content] in self?.contentWillAppear(content) }
        content.onLayout = { [weak self] in self?.attachDrawing() }
        content.onDisappear = { [weak self, unowned content] in self?.contentDidDisappear(content) }
        configurePopover()
        panel.isPresented = true
        present(content, animated: model.settings.isAnimated)
    }

    private func contentWillAppear(_ content: LabContent) {
        attachDrawing()
        guard let coordinator = content.transitionCoordinator else { return }
        drawing.setAlpha(0)
        coordinator.animate(alongsideTransition: { [drawing] _ in drawing.setAlpha(1) })
    }

    private func contentDidDisappear(_ content: LabContent) {
        // A change of the presentation style removes the view for a moment.
        guard content === self.content, content.presentingViewController == nil else { return }
        self.content = nil
        panel.isPresented = false
        panel.explanation.show(nil, isPresented: false)
    }

    /// Attaches the drawing to the popover's container, which changes with the presentation style.
    private func attachDrawing() {
        guard let popover = content?.popoverPresentationController else { return }
        drawing.attach(to: popover)
    }

    // MARK: Configuration

    /// Applies changed settings to canvas and popover.
    func apply(_ settings: LabSettings) {
        canvas.hasBar = settings.source == .barItem
        canvas.anchorSize = settings.anchorSize
        canvas.anchor.alpha = settings.source == .barItem ? 0.35 : 1
        drawing.isVisible = settings.showsExplanation
        configurePopover()
    }

    /// Updates the source rectangle after the anchor has moved: rectangles do not follow automatically.
    func anchorDidMove() {
        guard let popover = content?.popoverPresentationController else { return }
        if model.settings.source == .rectangle { popover.sourceRect = canvas.anchor.frame }
        drawing.refresh()
    }

    /// Applies all settings to the popover. Unchanged ones have no effect.
    func configurePopover() {
        guard let content, let popover = content.popoverPresentationController else { return }
        let settings = model.settings
        setAnchor(of: popover)
        popover.permittedArrowDirections = settings.permittedDirections
        popover.canOverlapSourceViewRect = settings.canOverlap
        popover.popoverLayoutMargins = margins
        popover.backgroundColor = settings.fill
        popover.popoverBackgroundViewClass = settings.usesCustomBackground ? LabBackground.self : nil
        content.preferredContentSize = settings.contentSize
        content.color = settings.content
        content.hasTextField = settings.hasTextField
        content.isModalInPresentation = settings.isModal
        let others = popover.passthroughViews?.filter { $0 !== canvas.counter } ?? []
        popover.passthroughViews = settings.passesTouchesToCounter ? others + [canvas.counter] : others
        drawing.refresh()
    }

    private func setAnchor(of popover: UIPopoverPresentationController) {
        let source = model.settings.source
        popover.sourceItem = source == .sourceItem ? canvas.anchor : nil
        popover.barButtonItem = source == .barItem ? canvas.item : nil
        popover.sourceView = source == .rectangle ? canvas : canvas.anchor
        popover.sourceRect = source == .rectangle ? canvas.anchor.frame : .null
    }

    /// The chosen margins, plus the area around the canvas if the popover has to avoid it.
    private var margins: UIEdgeInsets {
        let margins = model.settings.margins
        guard model.settings.avoidsPanel, let window = view.window else { return margins }
        let safe = window.bounds.inset(by: window.safeAreaInsets)
        let availableLength = canvas.convert(canvas.safeBounds, to: window)
        // The keyboard covers the bottom, and the margin is measured from its top.
        let bottom = keyboardTop.map { min(safe.maxY, $0) } ?? safe.maxY
        return UIEdgeInsets(
            top: margins.top + max(0, availableLength.minY - safe.minY),
            left: margins.left + max(0, availableLength.minX - safe.minX),
            bottom: margins.bottom + max(0, bottom - availableLength.maxY),
            right: margins.right + max(0, safe.maxX - availableLength.maxX))
    }
}
