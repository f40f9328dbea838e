import CoreGraphics

/// Stands in the place of a presenter's view, which it holds, while that steps back behind a card: black around it.
@MainActor final class PresenterBackdrop: UIView {
    let plate: SheetPlate

    /// Takes the place of `view` in its superview. Nil where it has none.
    init?(around view: UIView) {
        guard let holder = view.superview else { return nil }
        plate = SheetPlate(frame: CGRect(origin: .zero, size: view.frame.size))
        super.init(frame: view.frame)
        backgroundColor = .black
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.insertSubview(self, aboveSubview: view)
        addSubview(plate)
        plate.stand(at: bounds)
        plate.hold(view)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PresenterBackdrop is made by a sheet, not from an archive.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The window's new size reaches this view before the sheet, which then says how far the plate steps back.
        if plate.bounds.size != bounds.size { plate.stand(at: bounds) }
    }

    /// Gives `view` its old place back, unless somebody else has taken it meanwhile.
    func giveBack(_ view: UIView) {
        if view.isDescendant(of: self), let superview {
            superview.insertSubview(view, aboveSubview: self)
            view.frame = frame
        }
        removeFromSuperview()
    }
}
