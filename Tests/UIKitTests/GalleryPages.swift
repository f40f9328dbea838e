import Gallery
import Testing
import UIKit
import VelariumTesting

extension TestDevice {
    /// Shows the page of the gallery with this identifier until it is at rest, and records misuses.
    func showGalleryPage(_ id: String) throws -> UIViewController {
        let controller = try #require(GalleryPage.named(id)).makeController()
        recordsMisuses = true
        show(controller)
        try settle()
        return controller
    }
}

extension UIView {
    /// The first view of `type` in this one, bottom first.
    func first<Found: UIView>(_ type: Found.Type) -> Found? {
        (self as? Found) ?? subviews.lazy.compactMap { $0.first(type) }.first
    }
}
