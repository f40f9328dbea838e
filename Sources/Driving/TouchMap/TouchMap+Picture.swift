import CoreGraphics
import UIKitCore

extension TouchMap {
    /// The picture with the map in front of it: controls, rows and views with recognizers each in a color of their own, and
    /// gray where a touch does nothing. Controls that are smaller than 44 points have a red edge.
    ///
    /// - Parameter picture: The screen. One pixel of the result is one of the picture's.
    package func draw(over picture: UIImage) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = picture.size.width * picture.scale / max(size.width, 1)
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            picture.draw(in: CGRect(origin: .zero, size: size))
            draw(in: context.cgContext)
        }
    }

    /// Draws the map in points of the screen.
    package func draw(in context: CGContext) {
        for (index, region) in regions.enumerated() {
            context.setFillColor(region.color(index).cgColor)
            context.fill(region.rects)
        }
        context.setStrokeColor(UIColor.systemRed.cgColor)
        for region in regions where region.isSmall { context.stroke(region.bounds.insetBy(dx: 1, dy: 1), width: 2) }
    }

    /// The regions in words, a line each: what reacts, and how large it is.
    package var text: String {
        regions.map { region in
            let size = "\(plain(region.bounds.width)) × \(plain(region.bounds.height)) points"
            switch region.kind {
            case .control: return "\(region.name): a control\(region.isSmall ? " of only \(size)" : "")"
            case .gesture: return "\(region.name): has recognizers"
            case .row: return "\(region.name): a row of a list"
            case .nothing: return "\(region.name): does nothing with a touch"
            case .noView: return "no view gets a touch: \(size)"
            }
        }.joined(separator: "\n")
    }
}

extension TouchMap.Region {
    /// The golden ratio: neighbors get hues that differ.
    private static let hueStep = 0.618_034

    fileprivate func color(_ index: Int) -> UIColor {
        let hue = (Double(index) * Self.hueStep).truncatingRemainder(dividingBy: 1)
        return switch kind {
        case .control: UIColor(hue: hue, saturation: 0.9, brightness: 0.9, alpha: 0.55)
        case .row: UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 0.4)
        case .gesture: UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 0.22)
        case .nothing: UIColor(white: 0.5, alpha: 0.3)
        case .noView: UIColor(white: 0, alpha: 0.6)
        }
    }
}
