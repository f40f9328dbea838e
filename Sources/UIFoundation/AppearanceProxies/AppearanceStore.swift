/// The appearance proxies of one app, and what they set.
@MainActor package final class AppearanceStore {
    private var proxies: [AppearanceProxy.Scope: any AppearanceTarget] = [:]
    private var rules: [AppearanceRule] = []
    private var recordedCount = 0
    /// The rules for the objects of a class, found when the first one is shown.
    private var rulesByClass: [ObjectIdentifier: [AppearanceRule]] = [:]

    /// What the app sets while there is no system. A system begins with what is set here when it is created.
    package static let withoutSystem = AppearanceStore()

    private init() {}

    /// Creates a store in which everything that is set in `base` counts as set before.
    package init(basedOn base: AppearanceStore) {
        rules = base.rules
        recordedCount = base.recordedCount
        dependsOnTraits = base.dependsOnTraits
    }

    /// Whether no proxy has been used.
    package var isEmpty: Bool { rules.isEmpty }
    /// Whether a change of traits can change what applies.
    package private(set) var dependsOnTraits = false

    /// The object that stands for `type` in the given containers and traits.
    ///
    /// - Parameter make: Creates the object. Called once for each combination.
    package func proxy<Target: AppearanceTarget>(
        for type: Target.Type, in containers: [AnyClass], traits: UITraitCollection?, make: () -> Target
    ) -> Target {
        let scope = AppearanceProxy.Scope(
            type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) }, traits: traits)
        if let known = proxies[scope] as? Target { return known }
        let object = make()
        object.appearanceMarks.becomeProxy(
            AppearanceProxy(type: type, containers: containers, traits: traits, store: self))
        proxies[scope] = object
        return object
    }

    package func record(_ rule: AppearanceRule) {
        var rule = rule
        rule.order = recordedCount
        recordedCount += 1
        rules.removeAll { $0.proxy === rule.proxy && $0.key == rule.key }
        rules.append(rule)
        rulesByClass = [:]
        if rule.proxy.traits != nil { dependsOnTraits = true }
    }

    /// Sets on `target` what the proxies set, except for the properties that the app has set itself.
    ///
    /// - Parameters:
    ///   - traits: The traits of the object.
    ///   - containers: The views and controllers that contain the object, the window first. Read only if a proxy asks
    ///     for containers.
    package func apply(to target: any AppearanceTarget, traits: UITraitCollection, in containers: () -> [AnyObject]) {
        let candidates = rules(for: type(of: target))
        guard !candidates.isEmpty else { return }
        let chain = candidates.contains { !$0.proxy.containers.isEmpty } ? containers() : []
        var best: [AppearanceKey: (rule: AppearanceRule, precedence: AppearancePrecedence)] = [:]
        for rule in candidates where !target.appearanceMarks.contains(rule.key) {
            let proxy = rule.proxy
            if let requested = proxy.traits, !traits.containsTraits(in: requested) { continue }
            guard let positions = proxy.positions(in: chain) else { continue }
            let precedence = AppearancePrecedence(
                depth: proxy.depth, positions: positions, hasTraits: proxy.traits != nil, order: rule.order)
            if let found = best[rule.key], precedence < found.precedence { continue }
            best[rule.key] = (rule, precedence)
        }
        for (rule, _) in best.values.sorted(by: { $0.rule.order < $1.rule.order }) {
            AppearanceApplication.perform(on: target, rule.key) { rule.set(target) }
        }
    }

    private func rules(for type: AnyClass) -> [AppearanceRule] {
        let id = ObjectIdentifier(type)
        if let known = rulesByClass[id] { return known }
        let types = AppearanceProxy.superclasses(of: type)
        let found = rules.filter { rule in types.contains { $0 == rule.proxy.type } }
        rulesByClass[id] = found
        return found
    }
}
