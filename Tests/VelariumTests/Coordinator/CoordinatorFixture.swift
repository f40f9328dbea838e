import UIKit
import Velarium
import VelariumTesting

/// A device with a plain screen, and the coordinator of its scene.
@MainActor final class CoordinatorFixture {
    let device = TestDevice(.iPhone14)
    let root = UIViewController()
    let coordinator: OverlayCoordinator
    /// The ends of the requests, as "name end", in their order.
    private(set) var ends: [String] = []

    init() throws {
        root.view.backgroundColor = .systemBackground
        let window = device.show(root)
        guard let scene = window.windowScene else { throw MissingScene() }
        coordinator = OverlayCoordinator.coordinator(for: scene)
    }

    struct MissingScene: Error {}

    /// Requests `controller`, and records its end.
    @discardableResult
    func request(
        _ name: String, _ controller: UIViewController, _ options: OverlayRequest.Options = .init()
    ) -> OverlayRequest {
        let request = coordinator.present(controller, options: options)
        request.onEnd = { [weak self] in self?.ends.append("\(name) \($0)") }
        return request
    }

    /// A dialog with a small block.
    func makeDialog() -> BlockDialog { BlockDialog(DialogSizing(.small, .fit)) }

    /// What is presented on the screen, back to front.
    var presented: [UIViewController] {
        var controllers: [UIViewController] = []
        var top = root
        while let above = top.presentedViewController {
            controllers.append(above)
            top = above
        }
        return controllers
    }
}
