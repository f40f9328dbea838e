import UIKit

/// Draws the icons of the index: a white symbol on a rounded square.
@MainActor enum PageIcon {
    private static let side: CGFloat = 29
    private static var drawn: [String: UIImage] = [:]

    static func image(of page: GalleryPage) -> UIImage {
        if let image = drawn[page.id] { return image }
        let image = draw(page)
        drawn[page.id] = image
        return image
    }

    private static func draw(_ page: GalleryPage) -> UIImage {
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(bounds: square).image { _ in
            page.tint.setFill()
            UIBezierPath(roundedRect: square, cornerRadius: 6.5).fill()
            let size = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
            guard let symbol = UIImage(systemName: page.symbol, withConfiguration: size) else { return }
            let corner = CGPoint(x: (side - symbol.size.width) / 2, y: (side - symbol.size.height) / 2)
            symbol.withTintColor(.white).draw(at: corner)
        }
    }
}
