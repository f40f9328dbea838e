/// Shows a material over what lies behind it, or gives vibrant colours to what is in it.
///
/// Content goes into `contentView`. In an animation block a change of `effect` to or from nil fades.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let material = MaterialView(frame: .zero)
    private let content = MaterialView(frame: .zero)
    private var ownEffect: UIVisualEffect?

    /// What the view does; nil, the default, for nothing.
    open var effect: UIVisualEffect? {
        get { ownEffect }
        set {
            ownEffect = newValue
            showEffect()
        }
    }

    /// Holds the content, as large as this view. Never put subviews into the effect view itself.
    open var contentView: UIView { content }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        becomeEffectView()
        self.effect = effect
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeEffectView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeEffectView()
    }

    private func becomeEffectView() {
        material.isUserInteractionEnabled = false
        material.alpha = 0
        addSubview(material)
        addSubview(content)
        layoutEffect()
    }

    private func showEffect() {
        switch ownEffect {
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
        content.frame = bounds
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== material, subview !== content else { return }
        misuse(
            "\(subview) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.",
            raises: true)
    }
}
