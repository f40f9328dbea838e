import CoreGraphics
@_spi(Core) import UIKitCore

/// Contains what is shown at the keyboard's place: the accessory view above the input view or the drawn keyboard.
final class KeyboardHostView: UIView {
    /// The responder that provides the views: the next one for its accessory and input view. Nil when it is inside them,
    /// so that the chain ends.
    weak var owner: UIResponder? {
        didSet { if (owner as? UIView)?.isDescendant(of: self) == true { owner = nil } }
    }
    /// The background of the drawn keyboard and of input views; of the left half of a split keyboard.
    private let material = MaterialView(filledWith: .keyboard)
    /// The background of the right half of a split keyboard.
    private let rightMaterial = MaterialView(filledWith: .keyboard)
    /// Covers nothing: the drawn keyboard, or an input view.
    private(set) var content: UIView?
    private(set) var accessory: UIView?
    /// The bottom safe area of this view where it rests, also while it moves there. Points.
    var bottomSafeArea: CGFloat = 0 {
        didSet { if bottomSafeArea != oldValue { updateSafeAreaOfSubviews() } }
    }
    /// The heights of the parts. Points.
    var accessoryHeight: CGFloat = 0
    var contentHeight: CGFloat = 0

    init() {
        super.init(frame: .zero)
        addSubview(material)
        addSubview(rightMaterial)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override var next: UIResponder? { owner ?? super.next }

    /// Called at the end of each layout.
    var onLayout: () -> Void = {}

    /// The background's corners, for a keyboard that floats. Points.
    var cornerRadius: CGFloat = 0 {
        didSet { for material in [material, rightMaterial] { material.layer.cornerRadius = cornerRadius } }
    }

    /// The halves of a split keyboard, which leave the app visible between them; nil for one that is not split.
    var halves: KeyboardHalves? {
        didSet { if halves != oldValue { setNeedsLayout() } }
    }

    /// Shows these views in place of the others. Their constraints are solved for `width`, points, before the first layout.
    func show(_ content: UIView?, accessory: UIView?, width: CGFloat = 0) {
        for view in [content, accessory].compactMap({ $0 }) where view.superview !== self && width > 0 {
            view.frame.size.width = width
        }
        if content !== self.content {
            if let old = self.content, old.superview === self { old.removeFromSuperview() }
            self.content = content
            if let content { addSubview(content) }
        }
        if accessory !== self.accessory {
            if let old = self.accessory, old.superview === self { old.removeFromSuperview() }
            self.accessory?.safeAreaReferenceFrame = nil
            self.accessory = accessory
            if let accessory { addSubview(accessory) }
        }
        updateSafeAreaOfSubviews()
        setNeedsLayout()
    }

    /// Gives the content the keyboard's appearance.
    func setStyle(_ style: UIUserInterfaceStyle) {
        for material in [material, rightMaterial] { material.overrideUserInterfaceStyle = style }
    }

    override var safeAreaOfSubviews: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: bottomSafeArea, right: safeAreaInsets.right)
    }

    /// Gives the accessory view the safe area that it has at rest, before it has its height: at the lower edge when
    /// nothing is below it.
    private func updateSafeAreaOfSubviews() {
        let lower = content == nil ? bounds.maxY : bounds.minY - Self.referenceHeight
        accessory?.safeAreaReferenceFrame = CGRect(
            x: 0, y: lower - Self.referenceHeight, width: bounds.width, height: Self.referenceHeight)
        for view in subviews { view.updateSafeArea() }
    }

    /// Higher than any inset. Points.
    private static let referenceHeight: CGFloat = 10_000

    override func layoutSubviews() {
        super.layoutSubviews()
        updateSafeAreaOfSubviews()
        let height = max(0, bounds.height - accessoryHeight)
        let left = halves?.left ?? bounds.width
        let right = halves?.right ?? 0
        material.frame = CGRect(x: 0, y: accessoryHeight, width: left, height: height)
        rightMaterial.frame = CGRect(x: bounds.width - right, y: accessoryHeight, width: right, height: height)
        material.isHidden = content == nil
        rightMaterial.isHidden = content == nil || halves == nil
        place(accessory, CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight))
        place(content, CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: contentHeight))
        onLayout()
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        guard let view, view.frame != frame else { return }
        view.frame = frame
        view.layoutIfNeeded()
    }

    // Touches end here: they are not touches on the responder that provides the views.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let halves, point.y >= accessoryHeight, point.x >= halves.left, point.x < bounds.width - halves.right {
            return nil
        }
        let hit = super.hitTest(point, with: event)
        // Beside a transparent accessory the app is touched; the keyboard's own area never lets touches through.
        return hit === self && point.y < accessoryHeight ? nil : hit
    }
}

/// The widths of the halves of a split keyboard. Points.
struct KeyboardHalves: Equatable {
    let left, right: CGFloat
}
