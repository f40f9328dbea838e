/// Is told about changes of layers that no action animates, on one thread.
protocol LayerChangeObserver: AnyObject {
    /// Called before the value of `key` changes; with "contents", before the layer is drawn again.
    ///
    /// - Parameter layer: The `CALayer`, which transactions do not know.
    func layer(_ layer: AnyObject, willChange key: String)
}
