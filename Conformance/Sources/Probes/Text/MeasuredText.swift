import UIKit

/// A text with a font of the system.
struct MeasuredText: Sendable {
    enum Weight: String {
        case regular, medium, semibold, bold
    }

    let size: CGFloat
    let weight: Weight
    let text: String

    init(_ size: CGFloat, _ weight: Weight, _ text: String) {
        self.size = size
        self.weight = weight
        self.text = text
    }

    /// Its part of a value's name.
    var name: String { "\(Int(size)).\(weight.rawValue).\(text)" }

    @MainActor var font: UIFont {
        switch weight {
        case .regular: .systemFont(ofSize: size)
        case .medium: .systemFont(ofSize: size, weight: .medium)
        case .semibold: .systemFont(ofSize: size, weight: .semibold)
        case .bold: .systemFont(ofSize: size, weight: .bold)
        }
    }
}
