/// The presentations of one system that begin before the next layout pass.
@MainActor final class PendingPresentations: SystemService {
    var drivers: [PresentationDriver] = []

    init(system: UIKitSystem) {}
}

extension UIKitSystem {
    /// The presentations that begin before the next layout pass.
    var pendingPresentations: PendingPresentations { service(PendingPresentations.self) }
}
