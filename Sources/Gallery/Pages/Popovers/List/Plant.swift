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
    var location: CGPoint
    /// The diameter in meters.
    var width: CGFloat
    let notes: String
    var isHidden = false

    /// The size of the garden in meters.
    static let garden = CGSize(width: 24, height: 16)

    static let all = [
        Plant(
            name: "Oak", kind: .tree, location: CGPoint(x: 0.22, y: 0.34), width: 7,
            notes: """
                This tree is older than the house. Two branches over the path were cut after the storm in March, and \
                the cuts are healing. Hardly anything grows below it except wood anemones, which flower before the \
                leaves open. The swing hangs from the strong branch on the south side: check its ropes every \
                spring. Acorns cover the lawn from October on, and jays bury most of them in the vegetable garden.
                """),
        Plant(
            name: "Cherry", kind: .tree, location: CGPoint(x: 0.80, y: 0.26), width: 4.5,
            notes: """
                Blooms in the second half of April, for about a week. Starlings eat the upper half of the harvest. \
                Prune it in summer, right after picking, never in winter.
                """),
        Plant(
            name: "Lavender", kind: .bush, location: CGPoint(x: 0.53, y: 0.22), width: 2.6,
            notes: "Cut it back by a third when the flowers turn brown. It needs sun and dry, stony soil."),
        Plant(
            name: "Pond", kind: .pond, location: CGPoint(x: 0.57, y: 0.66), width: 6,
            notes: """
                A meter and a half deep in the middle. There have been newts since last year, and no fish, because \
                fish eat newts. Remove half of the pondweed in September and leave it on the bank for a day, so \
                that the animals in it can return.
                """),
        Plant(
            name: "Peony", kind: .flower, location: CGPoint(x: 0.86, y: 0.74), width: 1.8,
            notes: "Do not move it. Tie the stems before the first rain of May."),
        Plant(
            name: "Iris", kind: .flower, location: CGPoint(x: 0.33, y: 0.80), width: 1.8,
            notes: "Grows at the edge of the water. Divide the clump every four years, after it has flowered."),
    ]
}
