import CoreGraphics
import UIKitCore

/// Where steps are performed: a system with an app on it, and what of the world around the steps may use.
@MainActor
package struct Stage {
    package let system: UIKitSystem
    /// What file names are relative to.
    package let folder: Folder

    /// Whether every `picture` shows the device around the screen.
    package let framesPictures: Bool

    package init(system: UIKitSystem, folder: Folder = Folder(), framesPictures: Bool = false) {
        self.system = system
        self.framesPictures = framesPictures
        self.folder = folder
    }

    /// Brings layout and pixels up to the present, so that what is looked at is what a person would see now.
    package func refresh() {
        system.activate()
        system.frameLoop.runFrame()
    }
}
