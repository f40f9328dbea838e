import Foundation
import StateMachines

/// The queue of an `OverlayCoordinator`.
typealias CoordinatorQueue = OverlayQueue<String>

extension OverlayRequest.Options {
    /// These options with valid times. Reports the others.
    @MainActor func validated() -> OverlayRequest.Options {
        var valid = self
        valid.minimumDuration = Self.validTime(minimumDuration, "minimumDuration") ?? 0
        valid.maximumDuration = Self.validTime(maximumDuration, "maximumDuration")
        valid.deadline = Self.validTime(deadline, "deadline")
        if let maximum = valid.maximumDuration, maximum < valid.minimumDuration {
            OverlayDiagnostics.report(
                "maximumDuration \(maximum) is less than minimumDuration \(valid.minimumDuration): the minimum counts "
                    + "for both. Set a larger maximum.")
            valid.maximumDuration = valid.minimumDuration
        }
        return valid
    }

    @MainActor private static func validTime(_ time: TimeInterval?, _ name: String) -> TimeInterval? {
        guard let time else { return nil }
        if time >= 0, time.isFinite { return time }
        OverlayDiagnostics.report(
            "\(name) cannot be \(time) seconds: the default counts. Set a finite number from 0, or none.")
        return nil
    }

    /// The request for the queue.
    func queueRequest(ticket: Int, at now: Double) -> CoordinatorQueue.Request {
        CoordinatorQueue.Request(
            ticket: ticket, id: id, policy: policy.queuePolicy, priority: priority, minimumDuration: minimumDuration,
            maximumDuration: maximumDuration, deadline: deadline.map { now + $0 })
    }
}

extension OverlayRequest.Policy {
    fileprivate var queuePolicy: CoordinatorQueue.Policy {
        switch self {
        case .enqueue: .enqueue
        case .replace: .replace
        case .stack: .stack
        case .drop: .drop
        }
    }
}

extension OverlayRequest.Rejection {
    init(_ rejection: CoordinatorQueue.Rejection) {
        switch rejection {
        case .busy: self = .busy
        case .duplicate: self = .duplicate
        case .replaced: self = .replaced
        case .timeOut: self = .timeOut
        case .withdrawn: self = .cancelled
        case .sceneClosed: self = .sceneClosed
        case .failed: self = .failed
        }
    }
}

extension DismissReason {
    init(_ cause: CoordinatorQueue.DismissalCause) {
        switch cause {
        case .replaced: self = .replaced
        case .timeOut: self = .timeOut
        }
    }
}
