import Foundation
import OverlayPlacement

/// A phone of 390 × 844 points with a notch and a home indicator; its region is (10, 57, 370, 743).
let phone = PlacementInsets(top: 47, left: 0, bottom: 34, right: 0)

func request(_ anchor: CGRect, _ size: CGSize = CGSize(width: 200, height: 200)) -> PlacementRequest {
    PlacementRequest(
        anchor: anchor, container: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: phone, contentSize: size)
}

/// SplitMix64, with a fixed seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func length(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
}

/// Realistic requests, including partly and fully offscreen anchors, with a fixed seed.
struct RandomRequests: Sequence, IteratorProtocol {
    /// The number of requests; twenty times as many with VELARIUM_DEEP=1 in the environment.
    static let count: Int = getenv("VELARIUM_DEEP") == nil ? 5_000 : 100_000

    private var random: SeededGenerator
    private var left: Int = RandomRequests.count

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next() -> PlacementRequest? {
        guard left > 0 else { return nil }
        left -= 1
        let container = CGRect(
            x: random.length(-200...200).rounded(), y: random.length(-200...200).rounded(),
            width: random.length(60...1400).rounded(), height: random.length(60...1400).rounded())
        let anchor = CGRect(
            x: container.minX + random.length(-0.2...1.2) * container.width,
            y: container.minY + random.length(-0.2...1.2) * container.height, width: random.length(0...300),
            height: random.length(0...300))
        var request = PlacementRequest(
            anchor: anchor, container: container,
            contentSize: CGSize(width: random.length(0...700), height: random.length(0...700)))
        surround(&request)
        permit(&request)
        return request
    }

    private mutating func surround(_ request: inout PlacementRequest) {
        request.safeArea = PlacementInsets(
            top: random.length(0...60), left: random.length(0...60), bottom: random.length(0...60),
            right: random.length(0...60))
        request.layoutMargins = PlacementInsets(all: random.length(0...30))
        guard Bool.random(using: &random) else { return }
        let container = request.container
        let height = random.length(0...0.6) * container.height
        request.keyboard = CGRect(
            x: container.minX, y: container.maxY - height, width: container.width, height: height)
    }

    private mutating func permit(_ request: inout PlacementRequest) {
        request.permittedDirections = ArrowDirections(rawValue: UInt.random(in: 0...15, using: &random))
        request.canOverlapAnchor = Bool.random(using: &random)
        request.pixelScale = [1, 2, 3].randomElement(using: &random)!
        request.rules = [.legacy, .ios8, .ios13].randomElement(using: &random)!
        request.currentDirection =
            Bool.random(using: &random) ? ArrowDirection.allCases.randomElement(using: &random) : nil
    }
}

/// The container less insets, margins and keyboard, in points, computed independently.
func region(of request: PlacementRequest) -> CGRect {
    let box = request.container
    let safe = request.safeArea
    let margins = request.layoutMargins
    var bottom = box.maxY - safe.bottom - margins.bottom
    if let keyboard = request.keyboard, keyboard.height > 0 { bottom = min(bottom, keyboard.minY - margins.bottom) }
    let left = box.minX + safe.left + margins.left
    let top = box.minY + safe.top + margins.top
    let right = box.maxX - safe.right - margins.right
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
}

/// The anchor clamped to the container: its visible part, or the nearest edge or point.
func visibleAnchor(of request: PlacementRequest) -> CGRect {
    let box = request.container
    func kept(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(high, value)) }
    let left = kept(request.anchor.minX, box.minX, box.maxX)
    let right = kept(request.anchor.maxX, box.minX, box.maxX)
    let top = kept(request.anchor.minY, box.minY, box.maxY)
    let bottom = kept(request.anchor.maxY, box.minY, box.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}
