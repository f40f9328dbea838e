import CoreGraphics

/// The reports of one frame that form one event: consecutive moves, or fingers that come down or go up at the same
/// time.
struct TouchBatch {
    private(set) var reports: [TouchReport] = []

    var isEmpty: Bool { reports.isEmpty }
    var phase: TouchPhase? { reports.first?.phase }
    /// The fingers in the order they were reported, each once.
    var fingers: [Int] {
        reports.map(\.finger).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns false, changing nothing, when `report` needs an event of its own.
    mutating func appendIfCompatible(_ report: TouchReport) -> Bool {
        if let first = reports.first {
            guard first.phase == report.phase else { return false }
            let isTogether = first.time == report.time && !reports.contains { $0.finger == report.finger }
            guard report.phase == .moved || isTogether else { return false }
        }
        reports.append(report)
        return true
    }

    func samples(of finger: Int) -> [TouchSample] {
        reports.filter { $0.finger == finger }.map { TouchSample(location: $0.location, time: $0.time) }
    }
}
