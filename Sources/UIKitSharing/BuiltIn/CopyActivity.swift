import Foundation
import UIKitCore

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
        let images = items.compactMap { if case .image(let image) = $0 { image } else { nil } }
        let texts: [String] = items.compactMap { item in
            switch item {
            case .text(let text): text
            case .url(let url): url.isFileURL ? url.path : url.absoluteString
            case .image: nil
            }
        }
        if texts.isEmpty { UIPasteboard.general.images = images } else { UIPasteboard.general.strings = texts }
        activityDidFinish(!items.isEmpty)
    }
}
