import CoreGraphics

extension CALayer {
    final func setOption<Value: Equatable>(_ path: WritableKeyPath<LayerOptions, Value>, to value: Value) {
        guard options[keyPath: path] != value else { return }
        options[keyPath: path] = value
        markChanged()
    }
}
