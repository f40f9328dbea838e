import UIKit
import Velarium

/// Controls for an overlay's layout and its effect on the app behind it.
final class ModalLayoutOptions: UIView {
    static let note =
        "A layout block replaces margins and width. Key window and tint apply only to overlays in their own window."

    private let margin = LengthSlider("Margins", label: "Margins", value: 20, in: 0...120)
    private let width = LengthSlider(
        "Maximum width", label: "Maximum width", value: ModalPresentationAppearance.legacyMaximumContentViewWidth,
        in: 120...700)
    private let switches = SwitchList([
        "Respects the safe area", "Portrait only", "Becomes key window", "Dims the app's tint",
        "Only own keyboard events",
    ])
    private let column: VerticalStack

    init() {
        column = VerticalStack([margin, width, switches])
        super.init(frame: .zero)
        switches.isOn = [true, false, true, true, true]
        addSubview(column)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func configure(_ overlay: ModalPresentationViewController) {
        let side = margin.value
        let isOn = switches.isOn
        overlay.contentViewMargins = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
        overlay.maximumContentViewWidth = width.value
        overlay.insetsContentFromSafeArea = isOn[0]
        overlay.supportedOrientationMask = isOn[1] ? .portrait : nil
        overlay.shouldBecomeKeyWindow = isOn[2]
        overlay.shouldDimmedAppAutomatically = isOn[3]
        overlay.onlyRespondsToKeyboardEventFromDescendantViews = isOn[4]
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { column.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        column.frame = bounds
    }
}
