import CoreGraphics

/// The numbers and the noise of fields.
enum FieldRule {
    /// The distance at which a falloff changes nothing, in points. Chosen.
    static let unitDistance = 100.0
    /// The size of a cell of noise, in points, at a smoothness of 0 and of 1. Chosen.
    private static let cellSizes = (rough: 20.0, smooth: 400.0)

    /// A direction with a length of at most 1, the same for the same place and time.
    static func noise(at place: Vector, time: Double, smoothness: Double) -> Vector {
        let size = cellSizes.rough + (cellSizes.smooth - cellSizes.rough) * smoothness
        return Vector(value(place / size, time, seed: 1), value(place / size, time, seed: 2)) * 0.5.squareRoot()
    }

    /// A number from -1 to 1 that changes smoothly: between those of the corners of a cell, now and a second later.
    private static func value(_ place: Vector, _ time: Double, seed: UInt64) -> Double {
        let cell = place.rounded(.down)
        let part = place - cell
        let eased = part * part * (3 - 2 * part)
        let second = time.rounded(.down)
        func plane(_ second: Double) -> Double {
            func corner(_ x: Double, _ y: Double) -> Double {
                random(Int64(cell.x + x), Int64(cell.y + y), Int64(second), seed: seed)
            }
            let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * eased.x
            let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * eased.x
            return top + (bottom - top) * eased.y
        }
        return plane(second) + (plane(second + 1) - plane(second)) * (time - second)
    }

    /// A number from -1 to 1 for a corner.
    private static func random(_ x: Int64, _ y: Int64, _ time: Int64, seed: UInt64) -> Double {
        var hash = seed &* 0x9E37_79B9_7F4A_7C15
        for part in [x, y, time] {
            hash = (hash ^ UInt64(bitPattern: part)) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 29
        }
        return Double(hash >> 11) / Double(1 << 52) - 1
    }
}
