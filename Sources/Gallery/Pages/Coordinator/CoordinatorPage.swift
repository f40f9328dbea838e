import UIKit
import Velarium

extension GalleryPage {
    /// The order of an `OverlayCoordinator`, shown live.
    static let coordinator = GalleryPage(
        id: "coordinator", title: "Overlay coordinator", summary: "One order over all overlays of a scene",
        group: .overlays, symbol: "list.bullet", tint: .systemTeal, tour: ["tap \"Three in a row\"", "settle"]
    ) { CoordinatorPage() }
}

private final class CoordinatorPage: TracedExamplesController {
    private static let policies: [(name: String, policy: OverlayRequest.Policy)] = [
        ("Enqueue", .enqueue), ("Replace", .replace), ("Stack", .stack), ("Drop", .drop),
    ]

    private let requests = ButtonGrid(["Request a dialog", "Request a sheet", "Three in a row", "Dismiss all"])
    private let policy = UISegmentedControl(items: policies.map(\.name))
    private let switches = SwitchList([
        "High priority", "Same id", "5 seconds at most", "3 seconds deadline", "Refuses",
    ])
    private let queue = QueueView()
    private var lastNumber = 0
    /// The requests that have not ended, with their names.
    private var names: [ObjectIdentifier: String] = [:]

    override func makeExamples() -> [Example] {
        title = "Overlay coordinator".localized
        policy.selectedSegmentIndex = 0
        policy.accessibilityIdentifier = "policy"
        requests.onChoice = { [unowned self] index, _ in choose(index) }
        return [
            Example(
                "Queue", note: "Filled: on the screen, back to front. Outlined: waiting, in order. Red: high priority.",
                queue),
            Example("Request", note: "While one is on the screen, the policy decides about the next.", requests),
            Example("Policy", ControlRow(policy)),
            Example("Options", note: "They are for the next request.", switches),
        ]
    }

    private var coordinator: OverlayCoordinator? {
        guard let scene = viewIfLoaded?.window?.windowScene else { return nil }
        let coordinator = OverlayCoordinator.coordinator(for: scene)
        coordinator.onChange = { [weak self, weak coordinator] in self?.showQueue(of: coordinator) }
        return coordinator
    }

    private func choose(_ index: Int) {
        switch index {
        case 0: request(isSheet: false)
        case 1: request(isSheet: true)
        case 2: for number in 0..<3 { request(isSheet: number == 1) }
        default:
            let staying = coordinator?.dismissAll() ?? []
            trace.add("dismissAll", staying.isEmpty ? "the way is clear" : "\(staying.count) stay")
        }
    }

    private func request(isSheet: Bool) {
        guard let coordinator else { return }
        lastNumber += 1
        let name = "\(isSheet ? "Sheet" : "Dialog") \(lastNumber)"
        let content = isSheet ? UIViewController() : RequestedContent.dialog
        content.isModalInPresentation = switches.isOn[4]
        RequestedContent.install(named: name, in: content) { [weak self] in self?.request(isSheet: isSheet) }
        let request = coordinator.present(
            content,
            options: .init(
                id: switches.isOn[1] ? "same" : nil, policy: Self.policies[max(0, policy.selectedSegmentIndex)].policy,
                priority: switches.isOn[0] ? 1 : 0, maximumDuration: switches.isOn[2] ? 5 : nil,
                deadline: switches.isOn[3] ? 3 : nil))
        trace.add("request", name)
        names[ObjectIdentifier(request)] = name
        showQueue(of: coordinator)
        request.onEnd = { [weak self, unowned request] end in
            self?.names[ObjectIdentifier(request)] = nil
            switch end {
            case .dismissed(let reason): self?.trace.add(name, "dismissed, \(reason)")
            case .notShown(let rejection): self?.trace.add(name, "not shown, \(rejection)")
            }
        }
    }

    private func showQueue(of coordinator: OverlayCoordinator?) {
        guard let coordinator else { return }
        let requests = coordinator.shownRequests + coordinator.waitingRequests
        queue.show(
            requests.compactMap { request in
                guard let name = names[ObjectIdentifier(request)] else { return nil }
                return .init(name: name, isShown: request.state == .shown, isUrgent: request.options.priority > 0)
            })
        // The height of the card depends on the number of chips.
        view.setNeedsLayout()
    }
}

/// What the page shows: a name, a button for another request, and one that closes it.
@MainActor private enum RequestedContent {
    private static let margin: CGFloat = 16

    /// A dialog that is no wider than its few words need, on a tablet too.
    static var dialog: DialogController {
        var configuration = DialogConfiguration(sizing: DialogSizing(.small, .fit))
        configuration.maximumWidth = 320
        return DialogController(configuration: configuration)
    }

    static func install(named name: String, in controller: UIViewController, onRequest: @escaping () -> Void) {
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        let more = WrappingButton.make("Request another") { onRequest() }
        let close = WrappingButton.make("Close") { [weak controller] in controller?.dismiss(animated: true) }
        for button in [more, close] { button.useLabelColorForMoreContrast() }
        let column = UIStackView(arrangedSubviews: [label, more, close])
        column.axis = .vertical
        column.spacing = margin
        column.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .secondarySystemGroupedBackground
        controller.view.addSubview(column)
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: margin),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: margin),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -margin),
        ])
        // A dialog is as high as its content.
        guard controller is DialogController else { return }
        column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -margin).isActive = true
    }
}
