import CoreGraphics
import UIKitCore

/// Covers the window while an edit menu is shown, without blocking touches: the menu closes for a touch outside, which
/// the app receives too.
package final class EditMenuContainerView: UIView, OverlayDescribing, UIGestureRecognizerDelegate {
    /// The menu that is shown.
    weak var presentation: EditMenuPresentation?
    /// Why the menu is where it is; nil before it is placed.
    var placement: String?
    let bar = EditMenuBarView()
    private let outsideTouches = OutsideTouchRecognizer()
    private let scene = SceneObservation()
    private var installedSize: CGSize?

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("EditMenuContainerView does not support init(coder:); an edit menu creates it.")
    }

    func install(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        installedSize = bounds.size
        outsideTouches.excluded = bar
        outsideTouches.onTouch = { [weak self] in self?.presentation?.dismiss() }
        window.addGestureRecognizer(outsideTouches)
        scene.begin(window.windowScene) { [weak self] in self?.presentation?.dismiss(animated: false) }
    }

    func uninstall() {
        scene.end()
        installedSize = nil
        outsideTouches.view?.removeGestureRecognizer(outsideTouches)
        removeFromSuperview()
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, installedSize != nil { presentation?.dismiss(animated: false) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let installedSize, installedSize != bounds.size else { return }
        presentation?.dismiss(animated: false)
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard presentation?.isOpen == true else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Describing

    package var overlayKind: String { "editMenu" }
    package var overlayPhase: String { presentation?.isOpen == true ? "shown" : "leaving" }
    package var overlayFrame: CGRect { convert(bar.frame, to: nil) }
    package var overlayPlacement: String? { placement }
}

/// Reports touches outside a view, and never recognizes anything.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
    weak var excluded: UIView?
    var onTouch: () -> Void = {}

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        allowedPressTypes = []
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
        let isOutside = touches.contains { touch in
            guard let excluded, let view = touch.view else { return true }
            return !view.isDescendant(of: excluded)
        }
        if isOutside { onTouch() }
    }
}
