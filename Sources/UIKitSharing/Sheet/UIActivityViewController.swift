import CoreGraphics
@_spi(Core) public import UIKitCore

/// A share sheet: what the user can do with some items.
///
/// Items are texts, URLs, images and sources of them; others are for the app's own activities. Where there is room, the
/// sheet is a popover, which needs an anchor: set `popoverPresentationController?.sourceView` or `barButtonItem`.
/// Elsewhere it is a sheet with the detents medium and large, which the app may change through
/// `popoverPresentationController?.adaptiveSheetPresentationController`.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Called after the sheet has left the screen, or an activity was canceled: the activity's type, which is nil if none
    /// was chosen, and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// Called as `CompletionHandler` is, with the items that the activity returned, always nil here, and the reason for
    /// which it failed.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called at the end. Default nil. Nil again after the sheet has left the screen.
    open var completionHandler: CompletionHandler?
    /// Called at the end, with more details. Default nil. Nil again after the sheet has left the screen.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The types of activities that are not shown. Default nil: none. Set it before the view is loaded.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: ActivityItems
    private let applicationActivities: [UIActivity]
    private var stateMachine = ActivityRunStateMachine()
    private var chosen: UIActivity?
    /// The chosen activity's own controller; nil for none.
    private var activityController: UIViewController?
    private var failure: (any Error)?

    /// A share sheet for `activityItems`.
    ///
    /// - Parameter applicationActivities: The app's own activities, shown with those of the system. Default nil: none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
        items = ActivityItems(activityItems)
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Share sheets are not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: View

    open override func loadView() {
        let placeholders = items.placeholders(for: self)
        let shown = activities(for: placeholders)
        let known = placeholders.compactMap { SharedItem($0) }
        let (title, image) = items.preview(in: self, size: ActivitySheetMetrics.pictureSize)
        let sheet = ActivitySheetView(
            SharePreview(of: known, title: title, image: image), activities: shown,
            onChoose: { [weak self] in self?.choose($0) },
            onClose: { [weak self] in self?.presentingViewController?.dismiss(animated: true) })
        view = sheet
        preferredContentSize = sheet.sizeThatFits(
            CGSize(width: ActivitySheetMetrics.popoverWidth, height: ActivitySheetMetrics.largestPopoverHeight))
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Something that the sheet presents may cover it.
        if isBeingDismissed || presentingViewController == nil { sheetDidLeave() }
    }

    /// A sheet that something else covers is dismissed without disappearing once more.
    @_spi(Core) open override func presentationDidEnd() {
        super.presentationDidEnd()
        sheetDidLeave()
    }

    private func sheetDidLeave() {
        // The app may present something when it is called, which needs the dismissal to be complete.
        guard let system = UIKitSystem.current else { return handle(.sheetWasDismissed) }
        system.frameLoop.perform(beforeLayout: { [self] in handle(.sheetWasDismissed) })
    }

    /// The system's and the app's activities that can do something with these items.
    private func activities(for placeholders: [Any]) -> [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let all = [CopyActivity()] + applicationActivities + [SaveToFilesActivity()]
        return all.filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
    }

    // MARK: Course

    private func choose(_ activity: UIActivity) {
        guard stateMachine.phase == .choosing else { return }
        chosen = activity
        failure = nil
        handle(.choose)
    }

    private func handle(_ event: ActivityRunStateMachine.Event) {
        guard let effects = stateMachine.handle(event) else { return }
        (viewIfLoaded as? ActivitySheetView)?.setBusy(stateMachine.phase.isBusy ? chosen : nil)
        perform(effects[...])
    }

    /// Performs effects in order; those after the sheet's dismissal wait for it.
    private func perform(_ effects: ArraySlice<ActivityRunStateMachine.Effect>) {
        var rest = effects
        while let effect = rest.popFirst() {
            if effect == .dismissSheet { return dismissSheet { [self, rest] in sheetDidClose(performing: rest) } }
            perform(effect)
        }
    }

    private func sheetDidClose(performing rest: ArraySlice<ActivityRunStateMachine.Effect>) {
        if presentingViewController != nil { handle(.sheetReturned) }
        perform(rest)
    }

    private func perform(_ effect: ActivityRunStateMachine.Effect) {
        switch effect {
        case .resolveItems:
            items.resolve(for: chosen?.activityType, in: self) { [weak self] in self?.itemsDidResolve($0) }
        case .cancelItems: items.cancel()
        case .perform: chosen?.perform()
        case .presentController: presentActivityController()
        case .dismissController:
            if presentedViewController != nil { dismiss(animated: true) }
        case .cancelActivity: chosen?.cancel()
        case .report(let completed): report(chosen, completed)
        case .reportCancellation: report(nil, false)
        case .dismissSheet: dismissSheet {}
        }
    }

    private func itemsDidResolve(_ fresh: [Any]) {
        guard let chosen, stateMachine.phase == .resolving else { return }
        chosen.onFinish = { [weak self] completed, error in
            self?.failure = error
            self?.activityController = nil
            self?.handle(.activityDidFinish(completed: completed))
        }
        chosen.prepare(withActivityItems: fresh)
        activityController = chosen.activityViewController
        (chosen as? SaveToFilesActivity)?.presenter = self
        handle(.itemsDidResolve(inController: activityController != nil || chosen.showsDesktopDialog))
    }

    private func presentActivityController() {
        guard let activityController else { return chosen?.perform() ?? () }
        present(activityController, animated: true)
    }

    private func dismissSheet(completion: @escaping () -> Void) {
        guard let presentingViewController else { return completion() }
        presentingViewController.dismiss(animated: true, completion: completion)
    }

    private func report(_ activity: UIActivity?, _ completed: Bool) {
        let handlers = (completionHandler, completionWithItemsHandler)
        if stateMachine.phase == .ended { (completionHandler, completionWithItemsHandler) = (nil, nil) }
        handlers.0?(activity?.activityType, completed)
        handlers.1?(activity?.activityType, completed, nil, failure)
    }

    /// As a sheet, it opens at half of the screen; scrolling or dragging expands it.
    @_spi(Core) open override func makePresentationController() -> UIPresentationController {
        let controller = super.makePresentationController()
        let sheet =
            controller as? UISheetPresentationController
            ?? (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        sheet?.detents = [.medium(), .large()]
        return controller
    }
}
