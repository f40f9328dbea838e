import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitText

/// What steps act on: a system that runs an app, and the files that steps may use.
@MainActor
package struct StepContext {
    /// The system that runs the app.
    package let system: UIKitSystem
    /// The folder that file names are relative to.
    package let folder: Folder

    /// Whether every `picture` includes the device's frame.
    package let picturesShowDevice: Bool
    /// The path of the program that films are given to; nil for the `ffmpeg` on the `PATH`.
    package let filmEncoder: String?

    package init(
        system: UIKitSystem, folder: Folder = Folder(), picturesShowDevice: Bool = false, filmEncoder: String? = nil
    ) {
        self.system = system
        self.picturesShowDevice = picturesShowDevice
        self.filmEncoder = filmEncoder
        self.folder = folder
    }

    /// Runs a frame, so that layout and pixels are what the user would see now.
    package func refresh() {
        system.activate()
        system.frameLoop.runFrame()
    }

    /// The pixels of the screen, with dots for secrets. The last typed character is readable only on the screen itself.
    package var pixels: Bitmap {
        if system.hideLastTypedCharacters() { refresh() }
        return system.frameLoop.pixels
    }
}
