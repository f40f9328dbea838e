/// The frames of an animated image.
package struct AnimatedImageFrames: Equatable {
    let images: [UIImage]
    /// The duration of one cycle through all images, in seconds.
    let duration: TimeInterval

    /// The default duration of one image: a thirtieth of a second.
    package static let standardDuration: TimeInterval = 1 / 30
}

/// Animated images, which cycle through a list of images. Image views play them automatically.
extension UIImage {
    /// An image that cycles through `images`; nil when there are none.
    ///
    /// - Parameter duration: seconds for one cycle; 0 gives each image a thirtieth of a second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let natural = Double(images.count) * AnimatedImageFrames.standardDuration
        let frames = AnimatedImageFrames(
            images: images, duration: duration > 0 && duration.isFinite ? duration : natural)
        return UIImage(first.content, look: first.displayAttributes, frames: frames)
    }

    /// An image that cycles through the images called `name` plus a number, from 0 or 1 up to the first missing one.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Like `animatedImageNamed(_:duration:)`, with tiled images that have cap insets.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Like `animatedImageNamed(_:duration:)`, with images that have cap insets.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The same limit as UIKit's.
    private static let maximumNumberedImages = 1024

    private static func numberedImages(_ name: String) -> [UIImage] {
        let first = UIImage(named: name + "0").map { [$0] } ?? []
        var images = first
        for number in 1...maximumNumberedImages {
            guard let image = UIImage(named: name + String(number)) else { break }
            images.append(image)
        }
        return images
    }
}
