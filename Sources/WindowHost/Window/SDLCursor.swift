import CSDL
import UIKitDevice

/// The cursors of a window, created when they are first shown.
@MainActor final class SDLCursor {
    private var cursors: [PointerCursor: OpaquePointer] = [:]
    /// The cursor that is shown.
    private(set) var current = PointerCursor.arrow
    /// How often the window system was called. It stays constant as long as the cursor does.
    private(set) var changes = 0

    /// Shows `cursor`.
    func show(_ cursor: PointerCursor) {
        guard cursor != current else { return }
        let wasHidden = current == .hidden
        current = cursor
        changes += 1
        if cursor == .hidden {
            SDL_ShowCursor(SDL_DISABLE)
            return
        }
        SDL_SetCursor(created(cursor))
        if wasHidden { SDL_ShowCursor(SDL_ENABLE) }
    }

    /// Releases the cursors. The window shows an arrow.
    func close() {
        show(.arrow)
        SDL_SetCursor(SDL_GetDefaultCursor())
        for cursor in cursors.values { SDL_FreeCursor(cursor) }
        cursors = [:]
    }

    /// Nil, which keeps the one before, if the window system cannot create it.
    private func created(_ cursor: PointerCursor) -> OpaquePointer? {
        if let known = cursors[cursor] { return known }
        let fresh: OpaquePointer? =
            switch cursor {
            case .arrow, .hidden: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW)
            case .verticalBeam: SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM)
            case .horizontalBeam: BeamBitmap().cursor()
            }
        cursors[cursor] = fresh
        return fresh
    }
}

/// The beam over vertical text, which SDL has no system cursor for: black with a white rim, 16 × 8 pixels.
struct BeamBitmap {
    static let width = 16
    static let height = 8
    /// One bit for each pixel, the leftmost is the highest: whether it is black, and whether it is opaque.
    let black: [UInt8]
    let opaque: [UInt8]

    init() {
        let rows: [UInt16] = [0, 0, 0x4002, 0x3FFC, 0x4002, 0, 0, 0]
        let rims: [UInt16] = [0, 0xE007, 0xFFFF, 0xFFFF, 0xFFFF, 0xE007, 0, 0]
        black = rows.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        opaque = rims.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    @MainActor func cursor() -> OpaquePointer? {
        SDL_CreateCursor(black, opaque, Int32(Self.width), Int32(Self.height), 8, 3)
    }
}
