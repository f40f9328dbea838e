import CoreGraphics
import Foundation

extension EmitterValues {
    /// Where a particle is created, in points of the layer.
    func startPosition(_ random: inout ParticleRandom) -> SIMD3<Float> {
        let center = SIMD3(Float(position.x), Float(position.y), Float(zPosition))
        let half = SIMD3(Float(size.width), Float(size.height), Float(depth)) / 2
        switch shape {
        case .line: return center + SIMD3(alongLine(half.x, &random), 0, 0)
        case .rectangle: return center + inBox(SIMD3(half.x, half.y, 0), &random)
        case .cuboid: return center + inBox(half, &random)
        case .circle: return center + inCircle(Float(size.width), &random)
        case .sphere: return center + inSphere(Float(size.width), &random)
        default: return center
        }
    }

    private func alongLine(_ half: Float, _ random: inout ParticleRandom) -> Float {
        mode == .points ? (random.next() < 0.5 ? -half : half) : half * (2 * random.next() - 1)
    }

    private func inBox(_ half: SIMD3<Float>, _ random: inout ParticleRandom) -> SIMD3<Float> {
        let inside = SIMD3(random.next(), random.next(), random.next()) * 2 - 1
        switch mode {
        case .points: return half * SIMD3(inside.x < 0 ? -1 : 1, inside.y < 0 ? -1 : 1, inside.z < 0 ? -1 : 1)
        case .outline: return onOutline(half, inside, &random)
        case .surface where half.z > 0: return onFace(half, inside, &random)
        default: return half * inside
        }
    }

    /// A point on the front or back outline, with the same density on all edges.
    private func onOutline(
        _ half: SIMD3<Float>, _ inside: SIMD3<Float>, _ random: inout ParticleRandom
    ) -> SIMD3<Float> {
        let isOnHorizontalEdge = random.next() * (half.x + half.y) < half.x
        let side: Float = random.next() < 0.5 ? -1 : 1
        let z: Float = inside.z < 0 ? -1 : 1
        return half * (isOnHorizontalEdge ? SIMD3(inside.x, side, z) : SIMD3(side, inside.y, z))
    }

    private func onFace(_ half: SIMD3<Float>, _ inside: SIMD3<Float>, _ random: inout ParticleRandom) -> SIMD3<Float> {
        let areas = SIMD3(half.y * half.z, half.x * half.z, half.x * half.y)
        let chosen = random.next() * areas.sum()
        var position = inside
        let axis = chosen < areas.x ? 0 : chosen < areas.x + areas.y ? 1 : 2
        position[axis] = position[axis] < 0 ? -1 : 1
        return half * position
    }

    private func inCircle(_ radius: Float, _ random: inout ParticleRandom) -> SIMD3<Float> {
        var angle = 2 * Float.pi * random.next()
        if mode == .points { angle = (angle / (Float.pi / 2)).rounded(.down) * (Float.pi / 2) }
        // The square root spreads points evenly over the area.
        let distance = mode == .points || mode == .outline ? radius : radius * random.next().squareRoot()
        return SIMD3(cos(angle), sin(angle), 0) * distance
    }

    private func inSphere(_ radius: Float, _ random: inout ParticleRandom) -> SIMD3<Float> {
        guard mode != .points, mode != .outline else { return inCircle(radius, &random) }
        let z = 2 * random.next() - 1
        let angle = 2 * Float.pi * random.next()
        let across = (1 - z * z).squareRoot()
        let distance = mode == .surface ? radius : radius * pow(random.next(), 1.0 / 3)
        return SIMD3(across * cos(angle), across * sin(angle), z) * distance
    }
}
