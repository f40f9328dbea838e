import CSDL
import CoreGraphics

/// The pixels of a window. Resizing the window invalidates them; it then needs a new canvas.
@MainActor
struct WindowCanvas {
    let bitmap: Bitmap
    /// The surface that `bitmap` must be converted to; nil if `bitmap` wraps the window's own pixels.
    private let converted: UnsafeMutablePointer<SDL_Surface>?

    /// - Throws: `noPixels` when the driver provides no surface.
    init(of window: OpaquePointer) throws(WindowFailure) {
        guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
            throw .noPixels(reason: String(cString: SDL_GetError()))
        }
        let width = Int(surface.pointee.w)
        let height = Int(surface.pointee.h)
        let format = surface.pointee.format.pointee.format
        if format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue {
            bitmap = Bitmap(wrapping: pixels, width: width, height: height, bytesPerRow: Int(surface.pointee.pitch))
            converted = nil
        } else {
            bitmap = Bitmap(width: width, height: height)
            converted = surface
        }
    }

    /// Shows `damage`, in pixels of the bitmap; returns false when the window has been resized since.
    func present(_ damage: [PixelRect], in window: OpaquePointer) -> Bool {
        let rects = damage.map { $0.intersection(bitmap.bounds) }.filter { !$0.isEmpty }.map {
            SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
        }
        if rects.isEmpty { return true }
        if let converted { for rect in rects { convert(rect, to: converted) } }
        return SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0
    }

    private func convert(_ rect: SDL_Rect, to surface: UnsafeMutablePointer<SDL_Surface>) {
        let x = Int(rect.x)
        let y = Int(rect.y)
        let bytes = Int(surface.pointee.format.pointee.BytesPerPixel)
        SDL_ConvertPixels(
            rect.w, rect.h, SDL_PIXELFORMAT_ARGB8888.rawValue, bitmap.pixels + y * bitmap.bytesPerRow + x * 4,
            Int32(bitmap.bytesPerRow), surface.pointee.format.pointee.format,
            surface.pointee.pixels + y * Int(surface.pointee.pitch) + x * bytes, surface.pointee.pitch)
    }
}
