/// One random walk.
struct WalkCase: CustomStringConvertible {
    let seed: Int

    var description: String { "walk \(seed)" }

    static let all: [WalkCase] = (1...100).map(WalkCase.init)
}
