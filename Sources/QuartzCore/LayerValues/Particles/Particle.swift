import CoreGraphics

/// One particle as it was created; everything else follows from its age.
struct Particle {
    let birth: Seconds
    let life: Float
    /// How fast it ages.
    let speed: Float
    /// Points of the layer, y down.
    let position: SIMD3<Float>
    let velocity: SIMD3<Float>
    let acceleration: SIMD3<Float>
    let scale: Changing<Float>
    /// Radians per second.
    let spin: Float
    /// Red, green, blue and alpha.
    let color: Changing<SIMD4<Float>>
    /// Retained by the cell.
    let picture: Unmanaged<ParticlePicture>?
    /// The index of the cell in the system's table, and the seed of nested cells.
    var cell: Int
    let seed: UInt64

    /// A value that changes evenly with the age.
    struct Changing<Value> {
        let start: Value
        /// The change per second of age.
        let speed: Value
    }

    /// The age at the layer's time.
    func age(at time: Seconds) -> Float { Float(time - birth) * speed }

    /// Whether it is created and not yet gone at the layer's time.
    func isAlive(at time: Seconds) -> Bool {
        let age = age(at: time)
        return age >= 0 && age < life
    }

    func position(atAge age: Float) -> SIMD3<Float> { position + velocity * age + acceleration * (age * age / 2) }

    func scale(atAge age: Float) -> CGFloat { CGFloat(max(0, scale.start + scale.speed * age)) }

    func color(atAge age: Float) -> SIMD4<Float> {
        (color.start + color.speed * age).clamped(lowerBound: .zero, upperBound: .one)
    }
}
