import CoreGraphics
import UIKitControls
import UIKitCore

/// The images of cell accessories, drawn by eye as template images. Points.
@MainActor enum CellAccessory {
    static let chevron = TemplateImage.makeImage(size: CGSize(width: 8, height: 13)) { rect in
        let line = TemplateImage.makeStroke(width: 2)
        line.move(to: CGPoint(x: 1.2, y: 1.2))
        line.addLine(to: CGPoint(x: rect.maxX - 1.4, y: rect.midY))
        line.addLine(to: CGPoint(x: 1.2, y: rect.maxY - 1.2))
        line.stroke()
    }

    static let checkmark = TemplateImage.makeImage(size: CGSize(width: 15, height: 14), isDirectional: false) {
        rect in
        let line = TemplateImage.makeStroke(width: 2.1)
        line.move(to: CGPoint(x: 1.3, y: rect.midY + 1))
        line.addLine(to: CGPoint(x: 5.3, y: rect.maxY - 1.5))
        line.addLine(to: CGPoint(x: rect.maxX - 1.4, y: 1.5))
        line.stroke()
    }

    /// The view for `type`; its button calls `tapped`. Nil for `none`.
    static func view(for type: UITableViewCell.AccessoryType, tapped: @escaping () -> Void) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return disclosureIndicator()
        case .checkmark: return UIImageView(image: checkmark)
        case .detailButton: return detailButton(tapped)
        case .detailDisclosureButton:
            let detail = detailButton(tapped)
            let arrow = disclosureIndicator()
            let pair = UIView(frame: CGRect(x: 0, y: 0, width: detail.bounds.width + 16 + 8, height: 22))
            arrow.frame.origin = CGPoint(x: pair.bounds.width - 8, y: 4.5)
            arrow.autoresizingMask = .flexibleLeftMargin
            pair.addSubview(detail)
            pair.addSubview(arrow)
            return pair
        }
    }

    /// A chevron that stays gray while an overlay dims the tint color.
    private static func disclosureIndicator() -> UIImageView {
        let view = UIImageView(image: chevron)
        view.tintColor = .tertiaryLabel
        view.tintAdjustmentMode = .normal
        return view
    }

    private static func detailButton(_ tapped: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        return button
    }
}
