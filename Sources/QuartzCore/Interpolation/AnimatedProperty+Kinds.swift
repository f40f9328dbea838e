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
        "transform.rotation.x": turn(1, 0, { atan2($0.m23, $0.m22) }),
        "transform.rotation.y": turn(0, 1, { atan2(-$0.m13, $0.m11) }),
        "transform.translation.x": part({ $0.translation.x }, { $0.translation.x = $1 }),
        "transform.translation.y": part({ $0.translation.y }, { $0.translation.y = $1 }),
        "transform.translation": AnimatedProperty(
            get: { AnimatedValue(TransformParts($0.transform).translation) },
            set: { values, new in
                guard let list = new.list(2) else { return }
                (values.transform.m41, values.transform.m42) = (list[0], list[1])
            }),
    ]

    /// The rotation about an axis in the layer's own plane. Other parts of the transform, such as perspective, stay.
    ///
    /// - Parameter angle: Reads the angle in radians from a transform that has no other rotation.
    private static func turn(
        _ x: CGFloat, _ y: CGFloat, _ angle: @escaping @Sendable (CATransform3D) -> CGFloat
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .numbers([Double(angle($0.transform))]) },
            set: { values, new in
                guard let list = new.list(1) else { return }
                let rest = list[0] - angle(values.transform)
                values.transform = CATransform3DRotate(values.transform, rest, x, y, 0)
            })
    }

    private static func part(
        _ get: @escaping @Sendable (TransformParts) -> CGFloat,
        _ set: @escaping @Sendable (inout TransformParts, CGFloat) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty(
            get: { .numbers([Double(get(TransformParts($0.transform)))]) },
            set: { values, new in
                guard let list = new.list(1) else { return }
                var parts = TransformParts(values.transform)
                set(&parts, list[0])
                values.transform = parts.transform
            })
    }

    /// Properties that only layers of some kinds have.
    static let kinds: [String: AnimatedProperty] = [
        "path": outline,
        "fillColor": shape(
            { .colour($0.fillColor ?? .clear) }, { if case .colour(let colour) = $1 { $0.fillColor = colour } }),
        "strokeColor": shape(
            { .colour($0.strokeColor ?? .clear) }, { if case .colour(let colour) = $1 { $0.strokeColor = colour } }),
        "lineWidth": shape(\.lineWidth), "strokeStart": shape(\.strokeStart), "strokeEnd": shape(\.strokeEnd),
        "miterLimit": shape(\.miterLimit), "lineDashPhase": shape(\.lineDashPhase),
        "colors": gradient(
            { .colours($0.colors) }, { if case .colours(let colours) = $1 { $0.colors = colours } }),
        "locations": gradient(
            { $0.locations.map { AnimatedValue.numbers($0.map(Double.init)) } },
            { if case .numbers(let numbers) = $1 { $0.locations = numbers.map { CGFloat($0) } } }),
        "startPoint": gradient(
            { AnimatedValue($0.startPoint) },
            { if let list = $1.list(2) { $0.startPoint = CGPoint(x: list[0], y: list[1]) } }),
        "endPoint": gradient(
            { AnimatedValue($0.endPoint) },
            { if let list = $1.list(2) { $0.endPoint = CGPoint(x: list[0], y: list[1]) } }),
    ]

    /// The path of a shape layer or a backdrop layer.
    private static let outline = AnimatedProperty(
        get: { ($0.shape?.path ?? $0.backdrop?.path).map(AnimatedValue.path) },
        set: { values, new in
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
            { values, new in if let list = new.list(1) { values[keyPath: path] = list[0] } })
    }

    private static func shape(
        _ get: @escaping @Sendable (ShapeValues) -> AnimatedValue?,
        _ set: @escaping @Sendable (inout ShapeValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty({ $0.shape }, { $0.kind = .shape($1) }, get: get, set: set)
    }

    private static func gradient(
        _ get: @escaping @Sendable (GradientValues) -> AnimatedValue?,
        _ set: @escaping @Sendable (inout GradientValues, AnimatedValue) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty({ $0.gradient }, { $0.kind = .gradient($1) }, get: get, set: set)
    }
}
