import CoreGraphics

/// The particles that a node shows.
struct ShownParticles {
    let system: ParticleSystem
    let mode: CAEmitterLayerRenderMode
    /// The layer's time.
    let time: Seconds
    /// The rectangle that contains them, in the layer's points; null without any.
    let extent: CGRect

    init(_ emitter: EmitterValues, at time: Seconds) {
        system = emitter.particles
        mode = emitter.renderMode
        self.time = time
        extent = system.extent(at: time)
    }
}

extension CALayer {
    /// The particles of an emitter layer at its time; nil for other layers, and without particles.
    final func shownParticles(_ values: LayerValues, at time: Seconds, for purpose: RenderPurpose) -> ShownParticles? {
        guard let emitter = values.emitter else { return nil }
        if purpose == .screen {
            emitter.particles.advance(to: time, emitter)
            marks.isEmitting = emitter.particles.isActive(after: time, emitter)
        }
        guard !emitter.particles.particles.isEmpty else { return nil }
        return ShownParticles(emitter, at: time)
    }
}
