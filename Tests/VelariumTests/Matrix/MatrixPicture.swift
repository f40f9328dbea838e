import Foundation
import UIKit
import VelariumTesting

/// Pictures of the matrix for visual review: files in the folder named by `VELARIUM_CONTACT_SHEETS`, if it is set.
@MainActor enum MatrixPicture {
    nonisolated static let folder = ProcessInfo.processInfo.environment["VELARIUM_CONTACT_SHEETS"]

    /// Writes `picture` at its own scale, with a gray area where the keyboard is.
    static func keep(_ picture: Picture, of screen: MatrixScreen, keyboard: CGRect?, as name: String) throws {
        guard let folder else { return }
        let file = "\(folder)/\(name) \(screen.surroundings).png".replacingOccurrences(of: " ", with: "-")
        try picture.save(to: file)
        guard let keyboard, let image = UIImage(contentsOfFile: file) else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = picture.scale
        let size = screen.bounds.size
        let covered = UIGraphicsImageRenderer(size: size, format: format).image { context in
            image.draw(in: CGRect(origin: .zero, size: size))
            UIColor(white: 0.5, alpha: 0.8).setFill()
            context.fill(keyboard)
        }
        try (covered.pngData() ?? Data()).write(to: URL(fileURLWithPath: file))
    }
}
