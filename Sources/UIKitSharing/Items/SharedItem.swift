import Foundation
import UIKitCore

/// An item that the system's own activities can use.
package enum SharedItem {
    case text(String)
    case url(URL)
    case image(UIImage)

    /// Nil for objects of other types, which only the app's activities use.
    init?(_ item: Any) {
        switch item {
        case let text as String: self = .text(text)
        case let text as NSAttributedString: self = .text(text.string)
        case let url as URL: self = .url(url)
        case let image as UIImage: self = .image(image)
        default: return nil
        }
    }
}

/// What a share sheet's header shows about its items.
struct SharePreview {
    let title: String
    let subtitle: String
    /// A picture of the item, or a symbol that is tinted.
    let image: UIImage?
    let isSymbol: Bool

    @MainActor init(of items: [SharedItem], title subject: String?, image thumbnail: UIImage?) {
        let picture: UIImage? =
            thumbnail ?? items.lazy.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
        image = picture ?? items.first.flatMap { UIImage(systemName: $0.symbolName) }
        isSymbol = picture == nil
        let count = items.count > 1 ? SystemText.itemCount.localized(items.count) : nil
        title = subject ?? items.first?.title ?? SystemText.share.localized
        subtitle = count ?? items.first?.kind ?? ""
    }
}

extension SharedItem {
    fileprivate var symbolName: String {
        switch self {
        case .text: "doc.text"
        case .url(let url): url.isFileURL ? "doc" : "globe"
        case .image: "photo"
        }
    }

    @MainActor fileprivate var title: String {
        switch self {
        case .text(let text): text
        case .url(let url): url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
        case .image: SystemText.image.localized
        }
    }

    @MainActor fileprivate var kind: String {
        switch self {
        case .text: SystemText.plainText.localized
        case .url(let url): url.isFileURL ? url.pathExtension.uppercased() : url.absoluteString
        case .image(let image):
            "\(Int(image.size.width * image.scale)) × \(Int(image.size.height * image.scale))"
        }
    }
}
