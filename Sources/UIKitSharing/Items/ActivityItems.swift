import CoreGraphics
import Foundation
import UIKitCore

/// The items of a share sheet: their placeholders, and the items themselves for the chosen activity.
@MainActor final class ActivityItems {
    private let given: [Any]
    private var providers: [UIActivityItemProvider] = []
    private let queue = OperationQueue()

    init(_ given: [Any]) {
        self.given = given
    }

    /// The placeholders until an activity is chosen.
    func placeholders(for controller: UIActivityViewController) -> [Any] {
        given.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? $0 }
    }

    /// The title and picture that the sources choose for the preview.
    func preview(in controller: UIActivityViewController, size: CGSize) -> (title: String?, image: UIImage?) {
        for case let source as any UIActivityItemSource in given {
            let title = source.activityViewController(controller, subjectForActivityType: nil)
            let image = source.activityViewController(
                controller, thumbnailImageForActivityType: nil, suggestedSize: size)
            if !title.isEmpty || image != nil { return (title.isEmpty ? nil : title, image) }
        }
        return (nil, nil)
    }

    /// Calls `completion` with the items for `type`: at once, or when the providers are done. A canceled provider that
    /// has not run yet is run no more, so its item is missing.
    func resolve(
        for type: UIActivity.ActivityType?, in controller: UIActivityViewController,
        completion: @escaping @MainActor ([Any]) -> Void
    ) {
        providers = given.compactMap { $0 as? UIActivityItemProvider }.filter { !$0.isFinished && !$0.isExecuting }
        guard !providers.isEmpty else { return completion(items(for: type, in: controller)) }
        for provider in providers { provider.setActivityType(type) }
        queue.addOperations(providers, waitUntilFinished: false)
        queue.addBarrierBlock { [weak self, weak controller] in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self, let controller else { return }
                    // Work from outside a frame belongs to the system of its window.
                    controller.viewIfLoaded?.window?.system.activate()
                    completion(self.items(for: type, in: controller))
                }
            }
        }
    }

    /// Cancels providers that have not finished.
    func cancel() {
        for provider in providers where !provider.isFinished { provider.cancel() }
    }

    private func items(for type: UIActivity.ActivityType?, in controller: UIActivityViewController) -> [Any] {
        given.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(controller, itemForActivityType: type)
        }
    }
}
