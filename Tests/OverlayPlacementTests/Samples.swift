import Foundation
import OverlayPlacement
import TestSupport

/// A phone of 390 × 844 points with a notch and a home indicator; its region is (10, 57, 370, 743).
let phone = PlacementInsets(top: 47, left: 0, bottom: 34, right: 0)

func request(_ anchor: CGRect, _ size: CGSize = CGSize(width: 200, height: 200)) -> PlacementRequest {
    PlacementRequest(
        anchor: anchor, container: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: phone, contentSize: size)
}

/// Realistic requests, including partly and fully offscreen anchors, with a fixed seed.
struct RandomRequests: Sequence, IteratorProtocol {
    /// The number of requests; twenty times as many with VELARIUM_DEEP=1 in the environment.
    static let count: Int = TestRun.isDeep ? 100_000 : 5_000

    private var random: SeededRandom
    private var left: Int = RandomRequests.count

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func next() -> PlacementRequest? {
        guard left > 0 else { return nil }
        left -= 1
        let container = CGRect(
            x: random.length(in: -200...200).rounded(), y: random.length(in: -200...200).rounded(),
            width: random.length(in: 60...1400).rounded(), height: random.length(in: 60...1400).rounded())
        let anchor = CGRect(
            x: container.minX + random.length(in: -0.2...1.2) * container.width,
            y: container.minY + random.length(in: -0.2...1.2) * container.height, width: random.length(in: 0...300),
            height: random.length(in: 0...300))
        var request = PlacementRequest(
            anchor: anchor, container: container,
            contentSize: CGSize(width: random.length(in: 0...700), height: random.length(in: 0...700)))
        surround(&request)
        permit(&request)
        return request
    }

    private mutating func surround(_ request: inout PlacementRequest) {
        request.safeArea = PlacementInsets(
            top: random.length(in: 0...60), left: random.length(in: 0...60), bottom: random.length(in: 0...60),
            right: random.length(in: 0...60))
        request.layoutMargins = PlacementInsets(all: random.length(in: 0...30))
        guard Bool.random(using: &random) else { return }
        let container = request.container
        let height = random.length(in: 0...0.6) * container.height
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
