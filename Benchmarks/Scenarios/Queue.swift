import StateMachines

/// 10,000 requests in the order of a scene's overlays: microseconds to queue one, and to present, dismiss and report
/// one. Half of them have deadlines; there are eight priorities.
func measureQueue(_ report: inout Report) {
    let count = 10_000
    report.title("queue: \(count) overlay requests, microseconds each")
    var queued = Samples()
    var presented = Samples()
    for _ in 0..<9 {
        var queue = OverlayQueue<Int>()
        queued.append(Cost.of { fill(&queue, count: count) }.milliseconds * 1000 / Double(count))
        presented.append(Cost.of { drain(&queue, count: count) }.milliseconds * 1000 / Double(count))
    }
    report.add("queue/queued", queued.median, unit: "µs")
    report.add("queue/presented", presented.median, unit: "µs")
}

private func fill(_ queue: inout OverlayQueue<Int>, count: Int) {
    for ticket in 1...count {
        let request = OverlayQueue<Int>.Request(
            ticket: ticket, id: ticket, priority: ticket &* 7919 % 8, deadline: ticket % 2 == 0 ? 1_000 : nil)
        precondition(queue.handle(.request(request), at: 0).isEmpty, "A request is presented in an inactive scene.")
    }
}

private func drain(_ queue: inout OverlayQueue<Int>, count: Int) {
    var reports = 0
    var effects = queue.handle(.sceneActivityDidChange(isActive: true), at: 0)
    while let effect = effects.last {
        guard case .present(let ticket) = effect else { break }
        _ = queue.handle(.didPresent(ticket: ticket), at: 0)
        effects = queue.handle(.didDismiss(ticket: ticket), at: 0)
        reports += 1
    }
    precondition(reports == count, "\(reports) of \(count) requests were presented.")
}
