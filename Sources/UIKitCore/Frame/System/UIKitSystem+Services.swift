/// A part of one system that a feature keeps in its own folder, such as the status bar.
@MainActor package protocol SystemService: AnyObject {
    /// Creates the service of `system`, which retains it: keep the system `unowned`.
    init(system: UIKitSystem)
}

/// A module above the core that takes part in every system.
@MainActor package protocol SystemModule {
    /// Provides what the module does for `system`, which was just created.
    static func install(in system: UIKitSystem)
}

/// The services of one system by their types, and what modules provide by its contract.
@MainActor struct ServiceRegistry {
    fileprivate var services: [ObjectIdentifier: AnyObject] = [:]
    fileprivate var providers: [ObjectIdentifier: Any] = [:]
}

/// A feature adds an accessor beside its service:
///
///     extension UIKitSystem {
///         package var statusBar: StatusBar { service(StatusBar.self) }
///     }
extension UIKitSystem {
    /// This system's service of a type. It is created when it is first asked for.
    package func service<Service: SystemService>(_ type: Service.Type) -> Service {
        let key = ObjectIdentifier(type)
        if let known = registry.services[key] { return unsafeDowncast(known, to: Service.self) }
        let service = Service(system: self)
        registry.services[key] = service
        return service
    }

    /// What a module above the core provides for a contract that the core declares; nil in a system without the module.
    package func provider<Contract>(of contract: Contract.Type) -> Contract? {
        registry.providers[ObjectIdentifier(contract)] as? Contract
    }

    /// Lets the core call `provider` for everything of its contract. A module calls it when it is installed.
    package func provide<Contract>(_ provider: Contract, for contract: Contract.Type) {
        registry.providers[ObjectIdentifier(contract)] = provider
    }
}
