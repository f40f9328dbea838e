import Foundation
import OverlayPlacement

/// Overlay placements per second, without and with the explanation, over twenty anchors on a desktop's screen. The
/// overlay fits below some of them.
func measurePlacements(_ report: inout Report) {
    report.title("placements: 20 anchors on 1280x800, content 300x400 with an arrow, a gap and margins")
    let requests = anchors.map { anchor in
        PlacementRequest(
            anchor: anchor, container: CGRect(x: 0, y: 0, width: 1280, height: 800),
            layoutMargins: PlacementInsets(all: 8), contentSize: CGSize(width: 300, height: 400))
    }
    for request in requests {
        precondition(
            request.place() == request.explain().placement, "The explanation of \(request) has another result.")
    }
    report.add("placements/not-below", Double(requests.count { $0.place().direction != .up }))
    measure(&report, name: "decided", requests: requests) { $0.place().frame.origin.x }
    measure(&report, name: "explained", requests: requests) { request in
        let explanation = request.explain()
        return explanation.placement.frame.origin.x + explanation.up.penalty
    }
    guard let peer = Peer(named: "VELARIUM_PLACEMENT_PEER") else { return }
    report.title("placements: the peer, and how many times as many ours are")
    peer.compare(in: &report, "placements", unit: "/s", isRate: true)
}

private let anchors = (0..<20).map { index in
    CGRect(x: 40 + CGFloat(index % 5) * 240, y: 40 + CGFloat(index / 5) * 190, width: 160, height: 48)
}

/// Measures the calls of `decide` per second, and its allocations. The results are summed, so that no call is optimized
/// away.
private func measure(
    _ report: inout Report, name: String, requests: [PlacementRequest], decide: (PlacementRequest) -> CGFloat
) {
    let rounds = 2_000
    var samples = Samples()
    var sum = CGFloat(0)
    var allocations = 0
    for _ in 0..<9 {
        let cost = Cost.of {
            for _ in 0..<rounds {
                for request in requests { sum += decide(request) }
            }
        }
        samples.append(Double(rounds * requests.count) / cost.milliseconds * 1000)
        allocations = cost.allocations
    }
    precondition(sum.isFinite, "A placement is not finite.")
    report.add("placements/\(name)", samples.median, unit: "/s")
    report.add("placements/\(name)/allocations", Double(allocations))
}
