import CoreGraphics

/// A property that animations can change, by its key path.
struct AnimatedProperty: Sendable {
    let read: @Sendable (LayerValues) -> AnimatedValue?
    let write: @Sendable (inout LayerValues, AnimatedValue) -> Void

    /// The property with this key path; nil when it does not exist or does not animate.
    static func named(_ keyPath: String?) -> AnimatedProperty? {
        keyPath.flatMap { all[$0] }
    }

    private typealias Path<Value> = WritableKeyPath<LayerValues, Value> & Sendable

    private static let all: [String: AnimatedProperty] = {
        var all = transformParts.merging(kindProperties) { first, _ in first }
        let numbers: [String: Path<CGFloat>] = [
            "zPosition": \.geometry.zPosition, "anchorPointZ": \.geometry.anchorPointZ,
            "cornerRadius": \.box.cornerRadius,
            "borderWidth": \.box.borderWidth, "shadowRadius": \.shadow.radius, "contentsScale": \.contents.scale,
            "position.x": \.geometry.position.x, "position.y": \.geometry.position.y,
            "anchorPoint.x": \.geometry.anchorPoint.x,
            "anchorPoint.y": \.geometry.anchorPoint.y, "bounds.origin.x": \.geometry.bounds.origin.x,
            "bounds.origin.y": \.geometry.bounds.origin.y, "bounds.size.width": \.geometry.bounds.size.width,
            "bounds.size.height": \.geometry.bounds.size.height, "shadowOffset.width": \.shadow.offset.width,
            "shadowOffset.height": \.shadow.offset.height,
        ]
        for (name, path) in numbers { all[name] = number(path) }
        for (name, path) in ["opacity": \.opacity, "shadowOpacity": \.shadow.opacity] as [String: Path<Float>] {
            all[name] = number(path)
        }
        let points: [String: Path<CGPoint>] = [
            "position": \.geometry.position, "anchorPoint": \.geometry.anchorPoint,
            "bounds.origin": \.geometry.bounds.origin,
        ]
        for (name, path) in points { all[name] = point(path) }
        let sizes: [String: Path<CGSize>] = ["bounds.size": \.geometry.bounds.size, "shadowOffset": \.shadow.offset]
        for (name, path) in sizes { all[name] = size(path) }
        let rects: [String: Path<CGRect>] = [
            "bounds": \.geometry.bounds, "contentsRect": \.contents.rect, "contentsCenter": \.contents.center,
        ]
        for (name, path) in rects { all[name] = rect(path) }
        let colors: [String: Path<CGColor?>] = [
            "backgroundColor": \.box.backgroundColor, "borderColor": \.box.borderColor, "shadowColor": \.shadow.color,
        ]
        for (name, path) in colors { all[name] = color(path) }
        for (name, path) in ["hidden": \.isHidden, "masksToBounds": \.masksToBounds] as [String: Path<Bool>] {
            all[name] = flag(path)
        }
        all["shadowPath"] = path(\.shadow.path)
        all[ContentsFade.keyPath] = AnimatedProperty(
            read: { .fade($0.contents.fade) },
            write: { values, new in if case .fade(let fade) = new { values.contents.fade = fade } })
        all["transform"] = transform(\.geometry.transform)
        all["sublayerTransform"] = transform(\.geometry.sublayerTransform)
        return all
    }()
}

extension AnimatedProperty {
    /// Creates a property of shape or gradient layers.
    init<Value>(
        _ kind: @escaping @Sendable (LayerValues) -> Value?,
        _ setKind: @escaping @Sendable (inout LayerValues, Value) -> Void,
        read: @escaping @Sendable (Value) -> AnimatedValue?,
        write: @escaping @Sendable (inout Value, AnimatedValue) -> Void
    ) {
        self.read = { values in kind(values).flatMap(read) }
        self.write = { values, new in
            guard var value = kind(values) else { return }
            write(&value, new)
            setKind(&values, value)
        }
    }

    private static func number(_ path: Path<CGFloat>) -> AnimatedProperty {
        AnimatedProperty(
            read: { .numbers([Double($0[keyPath: path])]) },
            write: { values, new in if let list = new.components(count: 1) { values[keyPath: path] = list[0] } })
    }

    private static func number(_ path: Path<Float>) -> AnimatedProperty {
        AnimatedProperty(
            read: { .numbers([Double($0[keyPath: path])]) },
            write: { values, new in if let list = new.components(count: 1) { values[keyPath: path] = Float(list[0]) } })
    }

    private static func point(_ path: Path<CGPoint>) -> AnimatedProperty {
        AnimatedProperty(
            read: { AnimatedValue($0[keyPath: path]) },
            write: { values, new in
                if let list = new.components(count: 2) { values[keyPath: path] = CGPoint(x: list[0], y: list[1]) }
            })
    }

    private static func size(_ path: Path<CGSize>) -> AnimatedProperty {
        AnimatedProperty(
            read: { AnimatedValue(CGPoint(x: $0[keyPath: path].width, y: $0[keyPath: path].height)) },
            write: { values, new in
                if let list = new.components(count: 2) {
                    values[keyPath: path] = CGSize(width: list[0], height: list[1])
                }
            })
    }

    private static func rect(_ path: Path<CGRect>) -> AnimatedProperty {
        AnimatedProperty(
            read: { values in
                let rect = values[keyPath: path]
                return .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init))
            },
            write: { values, new in
                guard let list = new.components(count: 4) else { return }
                values[keyPath: path] = CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
            })
    }

    private static func color(_ path: Path<CGColor?>) -> AnimatedProperty {
        AnimatedProperty(
            read: { .color($0[keyPath: path] ?? .clear) },
            write: { values, new in if case .color(let color) = new { values[keyPath: path] = color } })
    }

    private static func flag(_ path: Path<Bool>) -> AnimatedProperty {
        AnimatedProperty(
            read: { .flag($0[keyPath: path]) },
            write: { values, new in if case .flag(let flag) = new { values[keyPath: path] = flag } })
    }

    private static func path(_ path: Path<CGPath?>) -> AnimatedProperty {
        AnimatedProperty(
            read: { $0[keyPath: path].map(AnimatedValue.path) },
            write: { values, new in if case .path(let shape) = new { values[keyPath: path] = shape } })
    }

    private static func transform(_ path: Path<CATransform3D>) -> AnimatedProperty {
        AnimatedProperty(
            read: { .transform($0[keyPath: path]) },
            write: { values, new in if case .transform(let matrix) = new { values[keyPath: path] = matrix } })
    }
}

extension AnimatedValue {
    init(_ point: CGPoint) {
        self = .numbers([Double(point.x), Double(point.y)])
    }

    /// The numbers, if there are exactly `count`.
    func components(count: Int) -> [CGFloat]? {
        guard case .numbers(let numbers) = self, numbers.count == count else { return nil }
        return numbers.map { CGFloat($0) }
    }
}
