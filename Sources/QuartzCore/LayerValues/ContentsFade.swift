import CoreGraphics

/// The contents that a layer has shown before, and their share in what it shows: the rest is its current contents.
///
/// The pixels are mixed, because two pictures over each other would let what is behind them shine through.
struct ContentsFade: Equatable, Sendable {
    /// The key path of the animated property: the share of the former contents.
    static let keyPath = "formerContents"

    /// What was shown before: pixels with a color.
    let former: Bitmap
    /// From 1, only what was shown before, to 0.
    let share: Double
    private let frames: Frames

    /// The pixels of the frame that is displayed. All frames of a fade use the same ones, on the main thread.
    private final class Frames: @unchecked Sendable {
        var bitmap: Bitmap?
    }

    /// - Parameter share: Limited to 0 to 1, because springs overshoot.
    init(_ former: Bitmap, share: Double) {
        self.init(former, share: share, frames: Frames())
    }

    private init(_ former: Bitmap, share: Double, frames: Frames) {
        self.former = former
        self.share = min(max(share, 0), 1)
        self.frames = frames
    }

    /// The same contents with a part of the share.
    func scaled(by part: Double) -> ContentsFade { ContentsFade(former, share: share * part, frames: frames) }

    /// The mixture with `current` for the frame that is about to be displayed, valid until the next one; `current` itself
    /// if the two do not have the same size and format.
    func nextFrame(with current: Bitmap) -> Bitmap {
        let mixture = mixed(with: current, into: frames.bitmap)
        if mixture !== current { frames.bitmap = mixture }
        return mixture
    }

    /// The mixture with `current`; `current` itself if the two do not have the same size and format.
    ///
    /// - Parameter bitmap: The bitmap to use if it has their size.
    func mixed(with current: Bitmap, into bitmap: Bitmap? = nil) -> Bitmap {
        guard current !== former, current.width == former.width, current.height == former.height,
            current.format == .color, former.format == .color
        else { return current }
        let result: Bitmap
        if let bitmap, bitmap.width == current.width, bitmap.height == current.height {
            result = bitmap
        } else {
            result = Bitmap(width: current.width, height: current.height)
        }
        let weight = UInt32((share * 256).rounded())
        for row in 0..<current.height {
            let old = former.row(row)
            let new = current.row(row)
            let mixture = result.row(row)
            for column in 0..<current.width {
                let sum =
                    SIMD4<UInt32>(truncatingIfNeeded: old[column]) &* weight
                    &+ SIMD4<UInt32>(truncatingIfNeeded: new[column]) &* (256 - weight)
                mixture[column] = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 8)
            }
        }
        return result
    }

    static func == (left: ContentsFade, right: ContentsFade) -> Bool {
        left.former === right.former && left.share == right.share
    }
}

extension Bitmap {
    fileprivate func row(_ index: Int) -> UnsafeMutablePointer<SIMD4<UInt8>> {
        (pixels + index * bytesPerRow).assumingMemoryBound(to: SIMD4<UInt8>.self)
    }
}
