extension UIWindowScene {
    /// Requested properties of a scene's geometry. Only the subclass `iOS` has an effect.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        fileprivate override init() { super.init() }

        /// The requested orientations of the interface.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// The interface rotates to one of these. An empty set cannot be satisfied.
            open var interfaceOrientations: UIInterfaceOrientationMask

            /// - Parameter interfaceOrientations: nil means all.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations ?? .all
                super.init()
            }
        }
    }

    /// Rotates the interface to one of the orientations in `geometryPreferences` that the frontmost controller
    /// supports.
    ///
    /// Takes effect in the next frame. Does nothing when the current orientation is one of them.
    /// - Parameter errorHandler: called immediately when none is supported.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        let supported = system.supportedOrientations
        guard !orientations.contains(system.orientation.mask) else { return }
        let goal = UIInterfaceOrientation.preferenceOrder.first {
            orientations.contains($0.mask) && supported.contains($0.mask) && system.device.canRotate(to: $0)
        }
        if let goal { return system.rotateInterface(to: goal) }
        let reason =
            "None of the requested orientations are supported by the view controller. "
            + "Requested: \(orientations.names); Supported: \(supported.names)"
        errorHandler?(SceneError.geometryRequestDenied.error(reason))
    }
}
