import CoreGraphics
import Foundation

/// The living particles of an emitter layer.
///
/// The same seed, cells and times give the same particles. The time of a birth does not depend on the times of frames,
/// and where a particle is follows from its age, so a frame neither moves nor allocates particles.
final class ParticleSystem {
    private(set) var particles: [Particle] = []
    /// The cells that emit, and the state of each.
    private var sources: [Source] = []
    /// The values of all cells that living particles come from, nested ones included.
    private var cells: [EmitterCellValues] = []
    /// The indexes of the nested cells of each cell.
    private var nested: [[Int]] = []
    private var time: Seconds?
    private var isFullReported = false
    /// Indexes for painting by depth; kept between frames.
    private var order: [Int] = []

    /// The most particles of one layer; more are not created. Chosen: painting as many takes longer than a frame.
    static let limit = 20_000

    /// A cell of the layer that emits particles.
    private struct Source {
        let cell: Int
        /// The number of particles created so far, and the part of the next one that is due.
        var number: UInt64 = 0
        var due: Double = 0
    }

    /// Replaces the cells. Particles of earlier cells live on; a cell that was there before continues.
    func setCells(_ new: [EmitterCellValues]) {
        let old = sources
        let oldCells = cells
        removeUnusedCells()
        sources = new.map { values in
            var source = Source(cell: add(values))
            if let same = old.first(where: { oldCells[$0.cell].cell == values.cell }) {
                source.number = same.number
                source.due = same.due
            }
            return source
        }
    }

    /// Adds a cell and its nested cells to the table, which are right behind one another. Returns its index.
    private func add(_ values: EmitterCellValues) -> Int {
        let index = cells.count
        cells.append(values)
        nested.append([])
        for cell in values.cells {
            let inner = add(cell)
            nested[index].append(inner)
        }
        return index
    }

    /// Removes the first cells of the table, as far as no living particle comes from them.
    private func removeUnusedCells() {
        let unused = particles.reduce(cells.count) { min($0, $1.cell) }
        guard unused > 0 else { return }
        cells.removeFirst(unused)
        nested.removeFirst(unused)
        for index in nested.indices { nested[index] = nested[index].map { $0 - unused } }
        for index in particles.indices { particles[index].cell -= unused }
    }

    /// Whether a particle lives, or will be created after the layer's time.
    func isActive(after time: Seconds, _ emitter: EmitterValues) -> Bool {
        if !particles.isEmpty { return true }
        guard emitter.factors.birthRate > 0, emitter.factors.lifetime > 0 else { return false }
        return sources.contains { source in
            let cell = cells[source.cell]
            return cell.isEnabled && cell.birthRate > 0 && cell.speed > 0 && cell.lifetime.highest > 0
                && time < cell.begin + cell.duration
        }
    }

    /// Creates and removes particles up to the layer's time. Does nothing for an earlier time.
    ///
    /// The first time, the layer has been emitting since its time 0.
    func advance(to now: Seconds, _ emitter: EmitterValues) {
        guard now.isFinite, now > time ?? -.infinity else { return }
        let before = time ?? min(0, now)
        time = now
        for index in sources.indices { emit(from: index, between: before, and: now, emitter) }
        emitNested(between: before, and: now, emitter)
        particles.removeAll { !$0.isAlive(at: now) }
    }

    private func emit(from index: Int, between before: Seconds, and now: Seconds, _ emitter: EmitterValues) {
        var source = sources[index]
        let cell = cells[source.cell]
        let rate = Double(cell.birthRate * emitter.factors.birthRate * cell.speed)
        let end = min(now, cell.begin + cell.duration)
        let start = max(before, cell.begin)
        guard cell.isEnabled, rate > 0, rate.isFinite, end > start else { return }
        let total = source.due + (end - start) * rate
        let births = total.rounded(.down)
        // Those that are gone by now are only counted.
        let oldest = now - cell.longestLife(emitter.factors.lifetime)
        let gone = max(0, min(births, ((oldest - start) * rate + source.due).rounded(.down)))
        let seed = ParticleRandom.seed(UInt64(emitter.seed), index)
        for number in stride(from: gone + 1, through: births, by: 1) {
            guard hasRoom() else { break }
            let birth = start + (number - source.due) / rate
            let particle = makeParticle(
                of: source.cell, at: birth, seed: seed, number: source.number &+ UInt64(number), emitter, parent: nil)
            if particle.isAlive(at: now) || !nested[source.cell].isEmpty { particles.append(particle) }
        }
        source.number &+= UInt64(births)
        source.due = total - births
        sources[index] = source
    }

    /// Creates what living particles with nested cells emit. Nested particles emit too.
    private func emitNested(between before: Seconds, and now: Seconds, _ emitter: EmitterValues) {
        var index = 0
        while index < particles.count {
            let parent = particles[index]
            index += 1
            for (place, cell) in nested[parent.cell].enumerated() {
                emit(
                    cell, from: parent, seed: ParticleRandom.seed(parent.seed, place), between: before, and: now,
                    emitter)
            }
        }
    }

    private func emit(
        _ index: Int, from parent: Particle, seed: UInt64, between before: Seconds, and now: Seconds,
        _ emitter: EmitterValues
    ) {
        let cell = cells[index]
        let rate = Double(cell.birthRate * emitter.factors.birthRate * cell.speed)
        let start = parent.birth + cell.begin
        let death = parent.birth + Seconds(parent.life / max(parent.speed, 1e-3))
        let end = min(now, death, start + cell.duration)
        guard cell.isEnabled, rate > 0, rate.isFinite, end > start else { return }
        let oldest = max(before, now - cell.longestLife(emitter.factors.lifetime))
        let first = max(0, ((oldest - start) * rate).rounded(.down))
        let last = ((end - start) * rate).rounded(.down)
        for number in stride(from: first + 1, through: last, by: 1) {
            guard hasRoom() else { return }
            let birth = start + number / rate
            guard birth > before || before == 0 else { continue }
            particles.append(
                makeParticle(of: index, at: birth, seed: seed, number: UInt64(number), emitter, parent: parent))
        }
    }

    private func hasRoom() -> Bool {
        guard particles.count >= Self.limit else { return true }
        if !isFullReported {
            isFullReported = true
            LayerMisuse.report(
                "An emitter layer has \(Self.limit) particles; more are not created. Lower the birth rate or the lifetime.",
                raises: false)
        }
        return false
    }

    private func makeParticle(
        of index: Int, at birth: Seconds, seed: UInt64, number: UInt64, _ emitter: EmitterValues, parent: Particle?
    ) -> Particle {
        let cell = cells[index]
        let factors = emitter.factors
        var random = ParticleRandom(seed: seed, number: number)
        let start = parent.map { $0.position(atAge: $0.age(at: birth)) } ?? emitter.startPosition(&random)
        let longitude = cell.longitude + cell.emissionRange * (random.next() - 0.5)
        let velocity = cell.velocity.value(&random) * factors.velocity
        let across = cos(cell.latitude) * velocity
        var color = cell.color
        for part in color.indices { color[part] += cell.colorRange[part] * (random.next() - 0.5) }
        if let parent {
            var inherited = parent.color(atAge: parent.age(at: birth))
            inherited.w = 1
            color *= inherited
        }
        return Particle(
            birth: birth, life: max(0, cell.lifetime.value(&random) * factors.lifetime), speed: cell.speed,
            position: start,
            velocity: SIMD3(across * cos(longitude), across * sin(longitude), sin(cell.latitude) * velocity),
            acceleration: cell.acceleration,
            scale: .init(start: cell.scale.value(&random) * factors.scale, speed: cell.scaleSpeed * factors.scale),
            spin: cell.spin.value(&random) * factors.spin, color: .init(start: color, speed: cell.colorSpeed),
            picture: cell.picture.map(Unmanaged.passUnretained), cell: index,
            seed: ParticleRandom.seed(seed, Int(truncatingIfNeeded: number)))
    }
}

extension ParticleSystem {
    /// A particle as it is painted.
    struct Shown {
        let picture: ParticlePicture
        /// From the picture's points, with the origin in its middle, to the layer's.
        let placement: CGAffineTransform
        let color: SIMD4<Float>
    }

    /// Calls `body` with the visible particles at the layer's time, from back to front.
    func forEachShown(at time: Seconds, in mode: CAEmitterLayerRenderMode, _ body: (Shown) -> Void) {
        switch mode {
        case .oldestLast:
            for index in particles.indices.reversed() { show(particles[index], at: time, body) }
        case .backToFront:
            order.removeAll(keepingCapacity: true)
            order.append(contentsOf: particles.indices)
            order.sort { depth(of: $0, at: time) < depth(of: $1, at: time) }
            for index in order { show(particles[index], at: time, body) }
        default:
            for particle in particles { show(particle, at: time, body) }
        }
    }

    private func depth(of index: Int, at time: Seconds) -> Float {
        particles[index].position(atAge: particles[index].age(at: time)).z
    }

    private func show(_ particle: Particle, at time: Seconds, _ body: (Shown) -> Void) {
        guard particle.isAlive(at: time), let picture = particle.picture?.takeUnretainedValue() else { return }
        let age = particle.age(at: time)
        let color = particle.color(atAge: age)
        let scale = particle.scale(atAge: age)
        guard color.w > 0, scale > 0 else { return }
        let point = particle.position(atAge: age)
        let turn = CGAffineTransform(rotationAngle: CGFloat(particle.spin * age)).scaledBy(x: scale, y: scale)
        body(
            Shown(
                picture: picture,
                placement: turn.concatenating(CGAffineTransform(translationX: CGFloat(point.x), y: CGFloat(point.y))),
                color: color))
    }

    /// The rectangle that contains all visible particles at the layer's time, in points; null without any.
    func extent(at time: Seconds) -> CGRect {
        var low = SIMD2<Float>(repeating: .infinity)
        var high = SIMD2<Float>(repeating: -.infinity)
        for particle in particles where particle.isAlive(at: time) {
            guard let picture = particle.picture?.takeUnretainedValue() else { continue }
            let age = particle.age(at: time)
            let point = particle.position(atAge: age)
            let reach = Float(picture.reach * particle.scale(atAge: age))
            low = pointwiseMin(low, SIMD2(point.x, point.y) - reach)
            high = pointwiseMax(high, SIMD2(point.x, point.y) + reach)
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(
            x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x), height: CGFloat(high.y - low.y))
    }
}
