extension UIWindowScene {
    /// What an app asks of a scene's geometry; only the kind of this system, `iOS`, is understood.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        fileprivate override init() { super.init() }

        /// The orientations that the interface shall be turned to one of.
        @preconcurrency @MainActor open class iOS: GeometryPreferences {
            /// Nil, and an empty set, ask for nothing.
            open var interfaceOrientations: UIInterfaceOrientationMask

            /// - Parameter interfaceOrientations: nil for all.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations ?? .all
                super.init()
            }
        }
    }

    /// Turns the interface to one of the orientations in `geometryPreferences` that the controller in front supports,
    /// in the next frame. Nothing happens when it stands in one already.
    ///
    /// - Parameter errorHandler: called at once when none is supported.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let supported = system.supportedOrientations
        guard !wanted.contains(system.orientation.mask) else { return }
        let goal = UIInterfaceOrientation.byPreference.first {
            wanted.contains($0.mask) && supported.contains($0.mask) && system.device.canTurn(to: $0)
        }
        if let goal { return system.turn(to: goal) }
        let reason =
            "None of the requested orientations are supported by the view controller. "
            + "Requested: \(wanted.names); Supported: \(supported.names)"
        errorHandler?(SceneError.geometryRequestDenied.error(reason))
    }
}
