/// A view that applies a material to the content behind it, or vibrancy to its own content.
///
/// Add content to `contentView`. A change of `effect` to or from nil in an animation block fades.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let material = MaterialView(frame: .zero)
    private let content = MaterialView(frame: .zero)
    private var assignedEffect: UIVisualEffect?

    /// The effect that the view shows. Default nil: none.
    open var effect: UIVisualEffect? {
        get { assignedEffect }
        set {
            assignedEffect = newValue
            applyEffect()
        }
    }

    /// The container of the content, as large as this view. Adding subviews to the effect view itself is a misuse.
    open var contentView: UIView { content }

    /// Creates an effect view with a zero frame.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        installEffectSubviews()
        self.effect = effect
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        installEffectSubviews()
    }

    /// Creates a view without an effect; nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        installEffectSubviews()
        coder.decodeContents(of: self, as: UIVisualEffectView.self)
    }

    private func installEffectSubviews() {
        material.isUserInteractionEnabled = false
        material.alpha = 0
        addSubview(material)
        addSubview(content)
        layoutEffect()
    }

    private func applyEffect() {
        material.backgroundColor = nil
        switch assignedEffect {
        case let glass as UIGlassEffect:
            content.role = .none
            material.material = Material(glass.material)
            material.role = .fill
            material.backgroundColor = glass.overlay
            material.alpha = 1
        case let blur as UIBlurEffect:
            content.role = .none
            material.material = Material(blur.style)
            material.role = .fill
            material.alpha = 1
        case let vibrancy as UIVibrancyEffect:
            material.alpha = 0
            content.material = Material(vibrancy.style, over: vibrancy.blur.style)
            content.role = .contents
        default:
            content.role = .none
            material.alpha = 0
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutEffect()
    }

    private func layoutEffect() {
        material.frame = bounds
        if contentConstraints == nil { content.frame = bounds }
    }

    /// The constraints that make the content view as large as a view with constraints, so that those inside the content
    /// determine the size; nil for a view that follows its autoresizing mask.
    private var contentConstraints: [NSLayoutConstraint]?

    open override var translatesAutoresizingMaskIntoConstraints: Bool {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints == (contentConstraints != nil) else { return }
            if let contentConstraints { NSLayoutConstraint.deactivate(contentConstraints) }
            contentConstraints = nil
            content.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
            guard !translatesAutoresizingMaskIntoConstraints else { return layoutEffect() }
            let constraints = [
                content.leftAnchor.constraint(equalTo: leftAnchor),
                content.rightAnchor.constraint(equalTo: rightAnchor),
                content.topAnchor.constraint(equalTo: topAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            contentConstraints = constraints
        }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== material, subview !== content else { return }
        misuse(
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect "
                + "view itself, instead add them to the -contentView.",
            raises: true)
    }
}
