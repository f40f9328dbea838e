import UIKit

/// Changes the device for pages that need a tablet, and back when another page opens.
@MainActor final class TabletSwitch {
    /// Frames after which a page opens even if the device has not changed.
    private static let maximumFrames = 60

    private let link = FrameLink()
    private var isOnTablet = false

    /// Calls `open` when the device suits the page: at once, or when the device has changed.
    func prepare(for page: GalleryPage, open: @escaping () -> Void) {
        link.stop()
        guard let useTablet = GalleryAppDelegate.useTablet, page.needsTablet != isOnTablet else { return open() }
        // A device that is a tablet already stays.
        guard isOnTablet || UIDevice.current.userInterfaceIdiom == .phone else { return open() }
        isOnTablet = page.needsTablet
        useTablet(isOnTablet)
        link.start()
        wait(for: isOnTablet ? .pad : .phone, atMost: Self.maximumFrames, open)
    }

    private func wait(for idiom: UIUserInterfaceIdiom, atMost frames: Int, _ open: @escaping () -> Void) {
        link.perform(after: 0) { [weak self] in
            guard let self else { return }
            guard UIDevice.current.userInterfaceIdiom == idiom || frames == 0 else {
                return wait(for: idiom, atMost: frames - 1, open)
            }
            link.stop()
            open()
        }
    }
}
