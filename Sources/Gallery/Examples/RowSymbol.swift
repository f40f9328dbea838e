import UIKit

extension UIImage {
    /// The symbol centered in a square, so that texts next to symbols of different widths are aligned.
    static func rowSymbol(_ name: String) -> UIImage? {
        guard let symbol = UIImage(systemName: name) else { return nil }
        let square = CGRect(x: 0, y: 0, width: 28, height: 28)
        let image = UIGraphicsImageRenderer(bounds: square).image { _ in
            let size = symbol.size
            symbol.draw(at: CGPoint(x: square.midX - size.width / 2, y: square.midY - size.height / 2))
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
