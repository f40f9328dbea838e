import CSDL
import CoreGraphics
import UIFoundation

/// Sizes and positions a window on the desktop. Lengths are units of the window system, unless they are called points.
@MainActor
struct WindowSizing {
    private let window: OpaquePointer
    /// The requested pixels per point; nil uses the display's.
    private let requestedScale: CGFloat?
    /// Units per point by the display's settings.
    private let displayScale: CGFloat
    /// Whether a window that does not fit the display keeps its scale.
    private let keepsScale: Bool
    /// What the window was last given.
    private var assigned: WindowGeometry
    /// Whether the window's size stayed the same although its points have changed, so that no event is sent.
    private(set) var needsMeasuring = false
    private var hasCorrectedPosition = false

    /// - Parameters:
    ///   - size: The size of the window when it was opened, in points and units.
    ///   - requestedScale: Pixels per point; nil for the display's.
    ///   - displayScale: Units per point by the display's settings.
    ///   - keepsScale: Whether a window that does not fit the display keeps its scale.
    init(
        _ window: OpaquePointer, size: CGSize, requestedScale: CGFloat?, displayScale: CGFloat, keepsScale: Bool
    ) {
        self.window = window
        self.keepsScale = keepsScale
        self.requestedScale = requestedScale
        self.displayScale = displayScale
        assigned = WindowGeometry(size: size)
    }

    /// The size in points of a window that fits the display at its natural scale, at most `size`.
    func fittingSize(_ size: CGSize) -> CGSize {
        let frame = placement(of: size, keepsScale: false).frame
        let scale = naturalScale
        return CGSize(width: frame.width / scale, height: frame.height / scale)
    }

    /// The size in points of the largest window that fits the display at its natural scale; nil if the display's is
    /// unknown.
    var availableSize: CGSize? {
        guard let usable = SDLWindow.usableBounds(around: window) else { return nil }
        let scale = naturalScale
        let borders = SDLWindow.borders(of: window) ?? WindowPlacement.expectedBorders(scale: scale)
        let size = usable.inset(by: borders).size
        return CGSize(width: size.width / scale, height: size.height / scale)
    }

    /// Resizes the window, in points, with the requested scale, otherwise the largest with which it fits the display.
    ///
    /// - Parameter center: The preferred center; nil for the middle of the display.
    mutating func resize(to size: CGSize, around center: CGPoint? = nil) {
        let placement = placement(of: size, around: center, keepsScale: keepsScale)
        assigned = WindowGeometry(size: size, unitsPerPoint: placement.unitsPerPoint)
        // Until SDL knows the borders, it positions the content as if there was no title bar.
        let isFramed = SDLWindow.borders(of: window) != nil
        let borders = isFramed ? .zero : WindowPlacement.expectedBorders(scale: naturalScale)
        let before = SDLWindow.sizes(of: window).units
        SDLWindow.move(window, to: placement.frame.offsetBy(dx: -borders.left, dy: -borders.top))
        needsMeasuring = SDLWindow.sizes(of: window).units == before
    }

    /// Resizes the window, in points, around its center.
    mutating func resizeInPlace(to size: CGSize) {
        resize(to: size, around: SDLWindow.frame(of: window).center)
    }

    /// Reads the window's size.
    mutating func measure() -> WindowGeometry {
        needsMeasuring = false
        return WindowGeometry(assigned, measured: SDLWindow.sizes(of: window))
    }

    /// Moves a window that the window system has positioned partly off the display, once its borders are known.
    mutating func correctPosition() {
        guard !hasCorrectedPosition, let borders = SDLWindow.borders(of: window) else { return }
        hasCorrectedPosition = true
        let frame = SDLWindow.frame(of: window)
        guard let usable = SDLWindow.usableBounds(around: window) else { return }
        let requested = WindowPlacement(
            of: frame.size, scale: 1, isScaleFixed: true, in: usable, borders: borders, center: frame.center
        ).frame
        guard requested.origin != frame.origin else { return }
        SDL_SetWindowPosition(window, Int32(requested.minX), Int32(requested.minY))
    }

    /// Units per point if there is enough space: as requested, otherwise from the display's settings.
    private var naturalScale: CGFloat {
        requestedScale.map { $0 / WindowGeometry.pixelsPerUnit(of: SDLWindow.sizes(of: window)) } ?? displayScale
    }

    private func placement(
        of size: CGSize, around center: CGPoint? = nil, keepsScale: Bool
    ) -> WindowPlacement {
        let scale = naturalScale
        let unlimited = CGRect(x: 0, y: 0, width: CGFloat(Int16.max), height: CGFloat(Int16.max))
        return WindowPlacement(
            of: size, scale: scale, isScaleFixed: requestedScale != nil || keepsScale,
            in: SDLWindow.usableBounds(around: window) ?? unlimited,
            borders: SDLWindow.borders(of: window) ?? WindowPlacement.expectedBorders(scale: scale), center: center)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
