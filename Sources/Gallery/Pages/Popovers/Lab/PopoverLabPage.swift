import OverlayPlacement
import UIKit

extension GalleryPage {
    /// Every property of a popover, and why it is placed where it is.
    static let popoverLab = GalleryPage(
        id: "popover-lab", title: "Popover laboratory", summary: "Drag the anchor and see why it goes where it goes",
        group: .overlays, symbol: "location", tint: .systemGreen, tour: ["tap id:\"toggle\"", "settle"]
    ) { PopoverLabPage() }
}

/// A canvas with a draggable anchor, a panel with all settings, and the popover with its placement explanation drawn
/// around it. Changes take effect while the popover is shown.
final class PopoverLabPage: UIViewController {
    /// Minimum size, in points, for the panel in one column beside the canvas.
    private static let spacious = CGSize(width: 700, height: 560)
    private static let columnWidth: CGFloat = 336
    /// The panel's share of a compact page, and its maximum height in points.
    private static let panelShare: CGFloat = 0.42
    private static let highestPanel: CGFloat = 380

    let model = LabModel()
    let stage = LabStage()
    let drawing = PlacementDrawing()
    private(set) lazy var panel = LabPanel(model)
    /// The content that is presented or about to be.
    var content: LabContent?
    /// The top edge of the keyboard in the window, in points. Nil while it is hidden.
    private(set) var keyboardTop: CGFloat?
    private var keyboardObserver: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Popover laboratory"
        view.backgroundColor = .systemBackground
        [stage, panel].forEach(view.addSubview)
        model.onChange = { [unowned self] in take(model.settings) }
        panel.onToggle = { [unowned self] in togglePopover() }
        stage.onMove = { [unowned self] in followAnchor() }
        stage.anchor.onWish = { [unowned self] wish in fulfil(wish) }
        drawing.keptClear = [stage.counter]
        drawing.onChange = { [unowned self] explanation in
            panel.why.show(explanation, isPresented: content != nil)
        }
        watchKeyboard()
        take(model.settings)
    }

    private func fulfil(_ wish: LabAnchor.Wish) {
        switch wish {
        case .move(let way): stage.moveAnchor(by: way)
        case .grow(let way):
            // Only the dragged corner moves, so the center moves by half of that.
            let old = model.settings.anchorSize
            let size = CGSize(
                width: (old.width + way.x).kept(from: 8, to: 320), height: (old.height + way.y).kept(from: 8, to: 320))
            model.settings.anchorSize = size
            stage.moveAnchor(by: CGPoint(x: (size.width - old.width) / 2, y: (size.height - old.height) / 2))
            panel.controls.showAnchorSize()
        case .toggle: togglePopover()
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        if bounds.width >= Self.spacious.width, bounds.height >= Self.spacious.height {
            split(atDistance: Self.columnWidth + view.safeAreaInsets.right, from: .maxXEdge, .column)
        } else if bounds.width > bounds.height {
            split(atDistance: bounds.width * Self.panelShare, from: .maxXEdge, .tabs)
        } else {
            split(atDistance: min(bounds.height * Self.panelShare, Self.highestPanel), from: .maxYEdge, .tabs)
        }
    }

    private func split(atDistance distance: CGFloat, from edge: CGRectEdge, _ arrangement: LabPanel.Arrangement) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = edge == .maxXEdge && isMirrored ? .minXEdge : edge
        (panel.frame, stage.frame) = view.bounds.divided(atDistance: distance.rounded(), from: side)
        panel.arrangement = arrangement
        panel.innerEdge = side == .minXEdge ? .maxXEdge : side == .maxXEdge ? .minXEdge : .minYEdge
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        configurePopover()
    }

    // MARK: Keyboard

    private func watchKeyboard() {
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { self?.keyboardChanges(to: frame?.cgRectValue, on: screen) }
        }
    }

    private func keyboardChanges(to frame: CGRect?, on screen: UIScreen?) {
        guard let window = viewIfLoaded?.window, screen == nil || screen === window.screen else { return }
        let top = frame.map { window.convert($0, from: nil).minY } ?? .infinity
        keyboardTop = top < window.bounds.maxY ? top : nil
        configurePopover()
    }

    isolated deinit {
        keyboardObserver.map(NotificationCenter.default.removeObserver)
    }
}
