import CoreGraphics
import UIKitControls
import UIKitCore

/// The images of cell accessories, drawn by eye as template images. Points.
@MainActor enum CellAccessory {
    /// The shape is 7 points wide and 12 high.
    static let chevron = TemplateImage.makeImage(size: CGSize(width: 31.0 / 3, height: 14)) { rect in
        let line = TemplateImage.makeStroke(width: 2)
        line.move(to: CGPoint(x: rect.midX - 2.5, y: rect.midY - 5))
        line.addLine(to: CGPoint(x: rect.midX + 2.2, y: rect.midY))
        line.addLine(to: CGPoint(x: rect.midX - 2.5, y: rect.midY + 5))
        line.stroke()
    }

    static let checkmark = TemplateImage.makeImage(size: CGSize(width: 24, height: 14), isDirectional: false) {
        rect in
        let line = TemplateImage.makeStroke(width: 2.1)
        line.move(to: CGPoint(x: 5.8, y: rect.midY + 1))
        line.addLine(to: CGPoint(x: 9.8, y: rect.maxY - 1.5))
        line.addLine(to: CGPoint(x: rect.maxX - 5.9, y: 1.5))
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
            let pair = UIView(
                frame: CGRect(
                    x: 0, y: 0, width: detail.bounds.width + 16 + arrow.bounds.width, height: detail.bounds.height))
            arrow.frame.origin = CGPoint(
                x: pair.bounds.width - arrow.bounds.width, y: (pair.bounds.height - arrow.bounds.height) / 2)
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
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        return button
    }
}
