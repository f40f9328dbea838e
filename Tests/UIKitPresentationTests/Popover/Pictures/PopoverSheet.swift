import Foundation
import UIKitCore
import VelariumTesting

/// Contact sheets of popovers for review: a sheet for each side, a row for each position of the anchor.
@MainActor enum PopoverSheet {
    /// The size of the part of each screen, in points.
    private static let part = CGSize(width: 210, height: 190)
    private static let columns = 4
    private static let caption: CGFloat = 18

    static func write(_ outcomes: [PopoverGrid.Outcome], to folder: String, named name: String) throws {
        for direction in [UIPopoverArrowDirection.up, .down, .left, .right] {
            let sheet = draw(outcomes.filter { $0.example.direction == direction })
            let file = "\(folder)/\(name)-\(direction.name ?? "").png"
            try (sheet.pngData() ?? Data()).write(to: URL(fileURLWithPath: file))
        }
    }

    private static func draw(_ outcomes: [PopoverGrid.Outcome]) -> UIImage {
        let rows = (outcomes.count + columns - 1) / columns
        let pitch = CGSize(width: part.width + 8, height: part.height + caption + 8)
        let format = UIGraphicsImageRendererFormat()
        format.scale = outcomes.first?.picture.scale ?? 1
        let size = CGSize(width: pitch.width * CGFloat(columns) + 8, height: pitch.height * CGFloat(rows) + 8)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, outcome) in outcomes.enumerated() {
                let corner = CGPoint(
                    x: 8 + CGFloat(index % columns) * pitch.width, y: 8 + CGFloat(index / columns) * pitch.height)
                cut(outcome).draw(at: corner)
                let words = NSAttributedString(
                    string: outcome.example.description,
                    attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.white])
                words.draw(at: CGPoint(x: corner.x, y: corner.y + part.height + 2))
            }
        }
    }

    /// The part of the screen around popover and anchor.
    private static func cut(_ outcome: PopoverGrid.Outcome) -> UIImage {
        let picture = outcome.picture
        let all = outcome.frame.union(outcome.anchor)
        let scale = picture.scale
        let screen = CGSize(width: CGFloat(picture.pixelWidth) / scale, height: CGFloat(picture.pixelHeight) / scale)
        let origin = CGPoint(
            x: max(0, min(all.midX - part.width / 2, screen.width - part.width)).rounded(),
            y: max(0, min(all.midY - part.height / 2, screen.height - part.height)).rounded())
        let pixels = CGRect(
            x: origin.x * scale, y: origin.y * scale, width: part.width * scale, height: part.height * scale)
        let whole = CGImage(bitmap: picture.bitmap)
        return UIImage(cgImage: whole.cropping(to: pixels) ?? whole, scale: scale, orientation: .up)
    }
}
