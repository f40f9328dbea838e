import UIKit

extension Probe {
    static let colors = [systemColors]

    /// The system's colors, light and dark, with their opacity if they are not opaque.
    private static let systemColors = Probe("color", on: .any) { run in
        let colors: [(String, UIColor)] = [
            ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
            ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
            ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
            ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
            ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
            ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
            ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
            ("placeholderText", .placeholderText), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
            ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
            ("systemGroupedBackground", .systemGroupedBackground), ("systemFill", .systemFill), ("link", .link),
            ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
            ("quaternarySystemFill", .quaternarySystemFill), ("quaternaryLabel", .quaternaryLabel),
            ("tertiarySystemBackground", .tertiarySystemBackground),
        ]
        let styles: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]
        for (style, value) in styles {
            let traits = UITraitCollection(userInterfaceStyle: value)
            for (name, color) in colors {
                run.record("\(name).\(style)", components(of: color.resolvedColor(with: traits)))
            }
        }
    }

    private static func components(of color: UIColor) -> String {
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        guard let inRGB = color.cgColor.converted(to: space, intent: .defaultIntent, options: nil),
            let components = inRGB.components
        else { return "none" }
        let parts = components.prefix(3).map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
        let alpha = inRGB.alpha
        return alpha == 1 ? parts : parts + " at " + String(format: "%.2f", Double(alpha))
    }
}
