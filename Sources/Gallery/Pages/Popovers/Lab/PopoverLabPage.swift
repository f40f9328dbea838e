import OverlayPlacement
import UIKit

extension GalleryPage {
    /// Every property of a popover, and why it is placed where it is.
    static let popoverLab = GalleryPage(
        id: "popover-lab", title: "Popover lab", summary: "Drag the anchor and see how placement works",
        group: .overlays, symbol: "location", tint: .systemGreen, tour: ["tap id:\"toggle\"", "settle"]
    ) { PopoverLabPage() }
}

/// A canvas with a draggable anchor, a panel with all settings, and the popover with its placement explanation drawn
/// around it. Changes take effect while the popover is shown.
final class PopoverLabPage: UIViewController {
    /// Minimum size, in points, for the panel in one column beside the canvas.
    private static let minimumWideSize = CGSize(width: 700, height: 560)
    private static let columnWidth: CGFloat = 336
    /// The panel's share of a compact page, and its maximum height in points.
    private static let panelShare: CGFloat = 0.42
    private static let maximumPanelHeight: CGFloat = 380

    let model = LabModel()
    let canvas = LabCanvas()
    let drawing = PlacementDrawing()
    private(set) lazy var panel = LabPanel(model)
    /// The content that is presented or about to be.
    var content: LabContent?
    /// The top edge of the keyboard in the window, in points. Nil while it is hidden.
    private(set) var keyboardTop: CGFloat?
    private var keyboardObserver: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Popover lab".localized
        view.backgroundColor = .systemBackground
        [canvas, panel].forEach(view.addSubview)
        model.onChange = { [unowned self] in apply(model.settings) }
        panel.onToggle = { [unowned self] in togglePopover() }
        canvas.onMove = { [unowned self] in anchorDidMove() }
        canvas.anchor.onAction = { [unowned self] action in perform(action) }
        drawing.avoidedViews = [canvas.counter]
        drawing.onChange = { [unowned self] explanation in
            panel.explanation.show(explanation, isPresented: content != nil)
        }
        observeKeyboard()
        apply(model.settings)
    }

    private func perform(_ action: LabAnchor.AnchorAction) {
        switch action {
        case .move(let translation): canvas.moveAnchor(by: translation)
        case .resize(let translation):
            // Only the dragged corner moves, so the center moves by half of that.
            let old = model.settings.anchorSize
            let size = CGSize(
                width: (old.width + translation.x).clamped(from: 8, to: 320),
                height: (old.height + translation.y).clamped(from: 8, to: 320))
            model.settings.anchorSize = size
            canvas.moveAnchor(by: CGPoint(x: (size.width - old.width) / 2, y: (size.height - old.height) / 2))
            panel.controls.showAnchorSize()
        case .toggle: togglePopover()
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        if bounds.width >= Self.minimumWideSize.width, bounds.height >= Self.minimumWideSize.height {
            layOut(panelLength: Self.columnWidth + view.safeAreaInsets.right, from: .maxXEdge, arrangement: .column)
        } else if bounds.width > bounds.height {
            layOut(panelLength: bounds.width * Self.panelShare, from: .maxXEdge, arrangement: .tabs)
        } else {
            layOut(
                panelLength: min(bounds.height * Self.panelShare, Self.maximumPanelHeight), from: .maxYEdge,
                arrangement: .tabs)
        }
    }

    private func layOut(panelLength distance: CGFloat, from edge: CGRectEdge, arrangement: LabPanel.Arrangement) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = edge == .maxXEdge && isMirrored ? .minXEdge : edge
        (panel.frame, canvas.frame) = view.bounds.divided(atDistance: distance.rounded(), from: side)
        panel.arrangement = arrangement
        panel.innerEdge = side == .minXEdge ? .maxXEdge : side == .maxXEdge ? .minXEdge : .minYEdge
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        configurePopover()
    }

    // MARK: Keyboard

    private func observeKeyboard() {
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { self?.keyboardFrameWillChange(to: frame?.cgRectValue, on: screen) }
        }
    }

    private func keyboardFrameWillChange(to frame: CGRect?, on screen: UIScreen?) {
        guard let window = viewIfLoaded?.window, screen == nil || screen === window.screen else { return }
        let top = frame.map { window.convert($0, from: nil).minY } ?? .infinity
        keyboardTop = top < window.bounds.maxY ? top : nil
        configurePopover()
    }

    isolated deinit {
        keyboardObserver.map(NotificationCenter.default.removeObserver)
    }
}
