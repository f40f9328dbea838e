import UIKit

/// A plant or pond in the garden.
struct Plant {
    enum Kind: String, CaseIterable {
        case tree = "Tree"
        case bush = "Bush"
        case flower = "Flower"
        case pond = "Pond"

        var color: UIColor {
            switch self {
            case .tree: .systemGreen
            case .bush: .systemMint
            case .flower: .systemPink
            case .pond: .systemBlue
            }
        }
    }

    var name: String
    let kind: Kind
    /// The center, as a fraction of the garden's width and height.
    var place: CGPoint
    /// The diameter in meters.
    var width: CGFloat
    let notes: String
    var isHidden = false

    /// The size of the garden in meters.
    static let garden = CGSize(width: 24, height: 16)

    static let all = [
        Plant(
            name: "Oak", kind: .tree, place: CGPoint(x: 0.22, y: 0.34), width: 7,
            notes:
                "Older than the house. Two branches over the path were taken off in the storm of March; the cuts are healing. Nothing much grows below it but wood anemones, which come up before the leaves do. The swing hangs from the strong branch to the south: look at its ropes every spring. Acorns lie on the lawn from October on, and jays bury most of them in the vegetable patch."
        ),
        Plant(
            name: "Cherry", kind: .tree, place: CGPoint(x: 0.80, y: 0.26), width: 4.5,
            notes:
                "Blossoms in the second half of April, for a week. Starlings take the upper half of the harvest, which is as it should be. Cut it in summer, right after picking, never in winter."
        ),
        Plant(
            name: "Lavender", kind: .bush, place: CGPoint(x: 0.53, y: 0.22), width: 2.6,
            notes: "Cut back by a third when the flowers are brown. It wants sun, stones and no water at all."),
        Plant(
            name: "Pond", kind: .pond, place: CGPoint(x: 0.57, y: 0.66), width: 6,
            notes:
                "A metre and a half at its deepest. Newts since last year; no fish, or there would be no newts. Take half of the weed out in September and leave it on the bank for a day, so that what lives in it can walk back."
        ),
        Plant(
            name: "Peony", kind: .flower, place: CGPoint(x: 0.86, y: 0.74), width: 1.8,
            notes: "Do not move it. Tie the stems before the first rain of May."),
        Plant(
            name: "Iris", kind: .flower, place: CGPoint(x: 0.33, y: 0.80), width: 1.8,
            notes: "At the edge of the water. Divide the clump every fourth year, after it has flowered."),
    ]
}
