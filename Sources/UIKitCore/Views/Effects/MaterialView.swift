/// Shows a material over what lies behind it, or gives its subviews the colours of one. It follows the light, and is
/// solid while transparency is reduced.
@MainActor final class MaterialView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    /// What the material is for; `none` shows nothing of it.
    var role: BackdropRole {
        get { backdrop.role }
        set { backdrop.role = newValue }
    }

    var material: Material? { didSet { showMaterial() } }

    /// What is covered, in the view's own points; nil for its bounds.
    var path: CGPath? {
        get { backdrop.path }
        set { backdrop.path = newValue }
    }

    private var backdrop: BackdropLayer { layer as! BackdropLayer }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        showMaterial()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showMaterial()
    }

    fileprivate func showMaterial() {
        guard let material else { return }
        let settings = (window?.system ?? UIKitSystem.current)?.settings.accessibility
        let look = material.look(for: traitCollection, isSolid: settings?.reducesTransparency ?? false)
        backdrop.blurRadius = look.blurRadius
        backdrop.saturation = look.saturation
        backdrop.tint = UIColor(look.tint).cgColor
    }
}

extension UIView {
    /// Has every material in this view look at the settings again.
    func updateMaterials() {
        for view in viewsInside() { (view as? MaterialView)?.showMaterial() }
    }
}
