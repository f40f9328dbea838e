/// What an animated image goes through.
struct ImageFrames: Equatable {
    let images: [UIImage]
    /// How long all of them take together, in seconds.
    let duration: TimeInterval

    /// How long an image is shown when nobody says it: a thirtieth of a second.
    static let standardDuration: TimeInterval = 1 / 30
}

/// Images that go through a row of others, again and again. Image views do so by themselves.
extension UIImage {
    /// An image that shows `images` in turn; nil without any.
    ///
    /// - Parameter duration: seconds for all of them; 0 gives each a thirtieth of a second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let natural = Double(images.count) * ImageFrames.standardDuration
        let frames = ImageFrames(images: images, duration: duration > 0 && duration.isFinite ? duration : natural)
        return UIImage(first.content, look: first.look, frames: frames)
    }

    /// An image that shows the images called `name` and a number in turn, from 0 or 1 up to the first that is missing.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numbered(name), duration: duration)
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numbered(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: images, duration: duration)
    }

    /// The images that this one goes through; nil for one that stands still.
    public var images: [UIImage]? { frames?.images }

    /// Seconds that all images take together; 0 for one that stands still.
    public var duration: TimeInterval { frames?.duration ?? 0 }

    /// As many as UIKit looks for.
    private static let mostNumbered = 1024

    private static func numbered(_ name: String) -> [UIImage] {
        let first = UIImage(named: name + "0").map { [$0] } ?? []
        var images = first
        for number in 1...mostNumbered {
            guard let image = UIImage(named: name + String(number)) else { break }
            images.append(image)
        }
        return images
    }
}
