import UIKitCore

/// Presents and dismisses every overlay over rows of text: once with all frames painted, as in a window, and once
/// without, as in a test.
@MainActor func measureOverlays(_ report: inout Report) {
    report.title("overlays: every kind in and out, over rows of text, phone@3x")
    for kind in OverlayKind.allCases {
        var trip = OverlayRoundTrips(of: kind)
        for round in 0..<7 { trip.measure(counts: round > 1) }
        trip.add(to: &report, as: "overlays/\(kind)")
    }
}

/// Repeated presentations of one kind of overlay, on a screen that is painted and on one that is not.
@MainActor private struct OverlayRoundTrips {
    private let kind: OverlayKind
    private let paintedScreen = BenchmarkScreen(.phone)
    private let unpaintedScreen = BenchmarkScreen(.phone, isSeen: false)
    private var coming = Samples()
    private var going = Samples()
    private var headless = Samples()
    private var stillAllocations = 0

    init(of kind: OverlayKind) { self.kind = kind }

    /// - Parameter counts: Whether the figures are recorded; the first rounds fill caches.
    mutating func measure(counts: Bool) {
        let shown = roundTrip(on: paintedScreen)
        let tested = roundTrip(on: unpaintedScreen)
        guard counts else { return }
        coming.append(shown.coming.milliseconds)
        going.append(shown.going.milliseconds)
        headless.append(tested.coming.milliseconds + tested.going.milliseconds)
        stillAllocations = max(stillAllocations, shown.still.allocations)
    }

    private func roundTrip(on screen: BenchmarkScreen) -> (coming: Cost, still: Cost, going: Cost) {
        screen.system.activate()
        var end: ((Bool) -> Void)?
        let coming = Cost.of {
            end = kind.show(over: screen.rootController, animated: true)
            screen.settle()
        }
        let still = Cost.of { screen.step() }
        let going = Cost.of {
            end?(true)
            screen.settle()
        }
        return (coming, still, going)
    }

    func add(to report: inout Report, as name: String) {
        report.add("\(name)/in", coming)
        report.add("\(name)/out", going)
        report.add("\(name)/in-and-out-unseen", headless)
        report.add("\(name)/still/allocations", Double(stillAllocations))
    }
}
