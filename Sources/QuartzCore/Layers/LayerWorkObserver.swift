/// Is told which layers are laid out and drawn on one thread, for an inspector.
package protocol LayerWorkObserver: AnyObject {
    /// - Parameter layer: The `CALayer`, which transactions do not know.
    func layerDidLayOut(_ layer: AnyObject)
    /// - Parameter layer: The `CALayer`.
    func layerDidDisplay(_ layer: AnyObject)
}
