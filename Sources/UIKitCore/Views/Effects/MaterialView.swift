/// Shows a material over the content behind it, or colors its subviews with one. It follows the traits, and is opaque
/// while the setting that reduces transparency is on.
@MainActor package final class MaterialView: UIView {
    package override class var layerClass: AnyClass { BackdropLayer.self }

    /// Creates a view that fills its bounds with `material`, and does not handle touches.
    package convenience init(filledWith material: Material) {
        self.init(frame: .zero)
        self.material = material
        role = .fill
        isUserInteractionEnabled = false
    }

    /// How the backdrop is used; `none` hides the material.
    package var role: BackdropRole {
        get { backdrop.role }
        set { backdrop.role = newValue }
    }

    package var material: Material? { didSet { applyMaterial() } }

    /// The covered area in this view's coordinates; nil for its bounds.
    package var path: CGPath? {
        get { backdrop.path }
        set { backdrop.path = newValue }
    }

    private var backdrop: BackdropLayer { layer as! BackdropLayer }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        applyMaterial()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyMaterial()
    }

    fileprivate func applyMaterial() {
        guard let material else { return }
        let settings = (window?.system ?? UIKitSystem.current)?.settings.accessibility
        let parameters = material.parameters(for: traitCollection, isOpaque: settings?.reducesTransparency ?? false)
        backdrop.blurRadius = parameters.blurRadius
        backdrop.saturation = parameters.saturation
        backdrop.tint = UIColor(parameters.tint).cgColor
    }
}

extension UIView {
    /// Applies the accessibility settings again to every material in this subtree.
    func updateMaterials() {
        for view in viewsInSubtree() { (view as? MaterialView)?.applyMaterial() }
    }
}
