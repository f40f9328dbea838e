import CoreGraphics
import Foundation

extension AnimatedProperty {
    /// `transform.scale`, `transform.rotation` and `transform.translation` with their axes.
    static let transformParts: [String: AnimatedProperty] = [
        "transform.scale": part({ ($0.scaleX + $0.scaleY) / 2 }, { ($0.scaleX, $0.scaleY) = ($1, $1) }),
        "transform.scale.x": part({ $0.scaleX }, { $0.scaleX = $1 }),
        "transform.scale.y": part({ $0.scaleY }, { $0.scaleY = $1 }),
        "transform.rotation": part({ $0.rotation }, { $0.rotation = $1 }),
        "transform.rotation.z": part({ $0.rotation }, { $0.rotation = $1 }),
        "transform.rotation.x": rotation(x: 1, y: 0, angle: { atan2($0.m23, $0.m22) }),
        "transform.rotation.y": rotation(x: 0, y: 1, angle: { atan2(-$0.m13, $0.m11) }),
        "transform.translation.x": part({ $0.translation.x }, { $0.translation.x = $1 }),
        "transform.translation.y": part({ $0.translation.y }, { $0.translation.y = $1 }),
        "transform.translation": AnimatedProperty(
            read: { AnimatedValue(PlanarTransformComponents($0.geometry.transform).translation) },
            write: { values, new in
                guard let list = new.components(count: 2) else { return }
                values.geometry.transform.m41 = list[0]
                values.geometry.transform.m42 = list[1]
            }),
    ]

    /// The rotation about an axis in the layer's own plane. Other parts of the transform, such as perspective, stay.
    ///
    /// - Parameter angle: Reads the angle in radians from a transform that has no other rotation.
    private static func rotation(
        x: CGFloat, y: CGFloat, angle: @escaping @Sendable (CATransform3D) -> CGFloat
    ) -> AnimatedProperty {
        AnimatedProperty(
            read: { .numbers([Double(angle($0.geometry.transform))]) },
            write: { values, new in
                guard let list = new.components(count: 1) else { return }
                let rest = list[0] - angle(values.geometry.transform)
                values.geometry.transform = CATransform3DRotate(values.geometry.transform, rest, x, y, 0)
            })
    }

    private static func part(
        _ get: @escaping @Sendable (PlanarTransformComponents) -> CGFloat,
        _ set: @escaping @Sendable (inout PlanarTransformComponents, CGFloat) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty(
            read: { .numbers([Double(get(PlanarTransformComponents($0.geometry.transform)))]) },
            write: { values, new in
                guard let list = new.components(count: 1) else { return }
                var parts = PlanarTransformComponents(values.geometry.transform)
                set(&parts, list[0])
                values.geometry.transform = parts.transform
            })
    }

    /// Properties that only layers of some kinds have.
    static let kindProperties: [String: AnimatedProperty] = [
        "path": outline,
        "fillColor": shape(
            { .color($0.fillColor ?? .clear) }, { if case .color(let color) = $1 { $0.fillColor = color } }),
        "strokeColor": shape(
            { .color($0.strokeColor ?? .clear) }, { if case .color(let color) = $1 { $0.strokeColor = color } }),
        "lineWidth": shape(\.lineWidth), "strokeStart": shape(\.strokeStart), "strokeEnd": shape(\.strokeEnd),
        "miterLimit": shape(\.miterLimit), "lineDashPhase": shape(\.lineDashPhase),
        "colors": gradient(
            { .colors($0.colors) }, { if case .colors(let colors) = $1 { $0.colors = colors } }),
        "locations": gradient(
            { $0.locations.map { AnimatedValue.numbers($0.map(Double.init)) } },
            { if case .numbers(let numbers) = $1 { $0.locations = numbers.map { CGFloat($0) } } }),
        "startPoint": gradient(
            { AnimatedValue($0.startPoint) },
            { if let list = $1.components(count: 2) { $0.startPoint = CGPoint(x: list[0], y: list[1]) } }),
        "endPoint": gradient(
            { AnimatedValue($0.endPoint) },
            { if let list = $1.components(count: 2) { $0.endPoint = CGPoint(x: list[0], y: list[1]) } }),
    ].merging(replicatorProperties.merging(emitterProperties) { first, _ in first }) { first, _ in first }

    private static let replicatorProperties: [String: AnimatedProperty] = [
        "instanceDelay": replicator(
            { .numbers([$0.delay]) }, { if let list = $1.components(count: 1) { $0.delay = Double(list[0]) } }),
        "instanceRedOffset": replicator(\.colorOffset.x), "instanceGreenOffset": replicator(\.colorOffset.y),
        "instanceBlueOffset": replicator(\.colorOffset.z), "instanceAlphaOffset": replicator(\.colorOffset.w),
        "instanceColor": replicator(
            { .color($0.color ?? .white) }, { if case .color(let color) = $1 { $0.color = color } }),
        "instanceTransform": replicator(
            { .transform($0.transform) }, { if case .transform(let transform) = $1 { $0.transform = transform } }),
    ]

    private static let emitterProperties: [String: AnimatedProperty] = [
        "birthRate": emitter(\.factors.birthRate), "lifetime": emitter(\.factors.lifetime),
        "velocity": emitter(\.factors.velocity), "scale": emitter(\.factors.scale), "spin": emitter(\.factors.spin),
        "emitterPosition": emitter(
            { AnimatedValue($0.position) },
            { if let list = $1.components(count: 2) { $0.position = CGPoint(x: list[0], y: list[1]) } }),
        "emitterSize": emitter(
            { AnimatedValue(CGPoint(x: $0.size.width, y: $0.size.height)) },
            { if let list = $1.components(count: 2) { $0.size = CGSize(width: list[0], height: list[1]) } }),
    ]

    /// The path of a shape layer or a backdrop layer.
    private static let outline = AnimatedProperty(
        read: { ($0.shape?.path ?? $0.backdrop?.path).map(AnimatedValue.path) },
        write: { values, new in
            guard case .path(let path) = new else { return }
            if var shape = values.shape {
                shape.path = path
                values.kind = .shape(shape)
            } else if var backdrop = values.backdrop {
                backdrop.path = path
                values.kind = .backdrop(backdrop)
            }
        })

    private static func shape(_ path: WritableKeyPath<ShapeValues, CGFloat> & Sendable) -> AnimatedProperty {
        shape(
            { .numbers([Double($0[keyPath: path])]) },
            { values, new in if let list = new.components(count: 1) { values[keyPath: path] = list[0] } })
    }

    private static func shape(
        _ get: @escaping @Sendable (ShapeValues) -> AnimatedValue?,
        _ set: @escaping @Sendable (inout ShapeValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty({ $0.shape }, { $0.kind = .shape($1) }, read: get, write: set)
    }

    private static func replicator(_ path: WritableKeyPath<ReplicatorValues, Float> & Sendable) -> AnimatedProperty {
        replicator(
            { .numbers([Double($0[keyPath: path])]) },
            { values, new in if let list = new.components(count: 1) { values[keyPath: path] = Float(list[0]) } })
    }

    private static func replicator(
        _ get: @escaping @Sendable (ReplicatorValues) -> AnimatedValue?,
        _ set: @escaping @Sendable (inout ReplicatorValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty({ $0.replicator }, { $0.kind = .replicator($1) }, read: get, write: set)
    }

    private static func emitter(_ path: WritableKeyPath<EmitterValues, Float> & Sendable) -> AnimatedProperty {
        emitter(
            { .numbers([Double($0[keyPath: path])]) },
            { values, new in if let list = new.components(count: 1) { values[keyPath: path] = Float(list[0]) } })
    }

    private static func emitter(
        _ get: @escaping @Sendable (EmitterValues) -> AnimatedValue?,
        _ set: @escaping @Sendable (inout EmitterValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty({ $0.emitter }, { $0.kind = .emitter($1) }, read: get, write: set)
    }

    private static func gradient(
        _ get: @escaping @Sendable (GradientValues) -> AnimatedValue?,
        _ set: @escaping @Sendable (inout GradientValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty({ $0.gradient }, { $0.kind = .gradient($1) }, read: get, write: set)
    }
}
