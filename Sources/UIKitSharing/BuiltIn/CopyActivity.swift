import Foundation
import UIKitCore
import UIKitText

/// Copies texts, links and images to the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [SharedItem] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemText.copy.localized }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { SharedItem($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.compactMap { SharedItem($0) }
    }

    override func perform() {
        UIPasteboard.general.items = items.map { item in
            let value: Any =
                switch item {
                case .text(let text): text
                case .url(let url): url.isFileURL ? url.path : url
                case .image(let image): image
                }
            return [UIPasteboard.typeAutomatic: value]
        }
        activityDidFinish(!items.isEmpty)
    }
}
