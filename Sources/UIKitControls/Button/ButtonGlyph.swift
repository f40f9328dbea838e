import UIKitCore

/// The built-in image of a button type. Points; sizes and stroke widths are chosen by eye.
enum ButtonGlyph {
    case info
    case add
    case close

    /// Nil for the types without an image.
    init?(of type: UIButton.ButtonType) {
        switch type {
        case .custom, .system: return nil
        case .detailDisclosure, .infoLight, .infoDark: self = .info
        case .contactAdd: self = .add
        case .close: self = .close
        }
    }

    /// What the button is called that shows nothing else.
    @MainActor var name: String {
        switch self {
        case .info: SystemText.moreInfo.localized
        case .add: SystemText.add.localized
        case .close: SystemText.close.localized
        }
    }

    /// A template image for the tint; the close button's is in grays that suit light and dark.
    var image: UIImage {
        switch self {
        case .info, .add: makeImage(side: 22, draw: drawRing)
        case .close: makeImage(side: 30, draw: drawDisc).withRenderingMode(.alwaysOriginal)
        }
    }

    private func makeImage(side: CGFloat, draw: @escaping (CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = ButtonGlyph.scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        return renderer.image { _ in draw(CGRect(x: 0, y: 0, width: side, height: side)) }
    }

    private func drawRing(in rect: CGRect) {
        UIColor.black.set()
        let ring = UIBezierPath(ovalIn: rect.insetBy(dx: 1.5, dy: 1.5))
        ring.lineWidth = 1.5
        ring.stroke()
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        switch self {
        case .add:
            stroke(from: CGPoint(x: middle.x - 5, y: middle.y), to: CGPoint(x: middle.x + 5, y: middle.y), width: 1.5)
            stroke(from: CGPoint(x: middle.x, y: middle.y - 5), to: CGPoint(x: middle.x, y: middle.y + 5), width: 1.5)
        case .info, .close:
            UIBezierPath(ovalIn: CGRect(x: middle.x - 1.25, y: middle.y - 6, width: 2.5, height: 2.5)).fill()
            stroke(from: CGPoint(x: middle.x, y: middle.y - 1.5), to: CGPoint(x: middle.x, y: middle.y + 5), width: 2)
        }
    }

    private func drawDisc(in rect: CGRect) {
        UIColor(white: 0.5, alpha: 0.16).setFill()
        UIBezierPath(ovalIn: rect).fill()
        UIColor(white: 0.5, alpha: 1).setStroke()
        let cross = rect.insetBy(dx: 10, dy: 10)
        stroke(from: cross.origin, to: CGPoint(x: cross.maxX, y: cross.maxY), width: 2.5)
        stroke(from: CGPoint(x: cross.maxX, y: cross.minY), to: CGPoint(x: cross.minX, y: cross.maxY), width: 2.5)
    }

    private func stroke(from start: CGPoint, to end: CGPoint, width: CGFloat) {
        let line = UIBezierPath()
        line.move(to: start)
        line.addLine(to: end)
        line.lineWidth = width
        line.lineCapStyle = .round
        line.stroke()
    }

    /// High enough for every screen.
    private static let scale: CGFloat = 3
}
