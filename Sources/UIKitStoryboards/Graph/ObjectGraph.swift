import Foundation
import InterfaceDocuments
import UIKitCollections
import UIKitContainers
import UIKitCore

/// Creates the objects of a scene, a cell or a nib, and connects them.
///
/// As in UIKit, all objects are created first, each by its `init(coder:)` with its attributes and subviews. Then
/// constraints, outlets and actions are set, then user-defined runtime attributes, and last every object awakes.
@MainActor final class ObjectGraph {
    let file: InterfaceFile
    /// The scene's controller, for segues; nil in nibs.
    let archive: SceneArchive?
    /// The graph with the objects around a cell; nil for none.
    private let parent: ObjectGraph?
    /// The objects by identifier. Not retained, because views and controllers own each other, and the graph lives on
    /// for segues and cells.
    private var objects: [String: WeakObject] = [:]
    /// The objects in the place of some that are not supported.
    private var replacements: [WeakObject] = []
    /// The objects until they are connected.
    private var retained: [NSObject] = []
    private var waking: [NSObject] = []
    private var connections: [(owner: NSObject, element: InterfaceElement)] = []
    private var runtimeAttributes: [(owner: NSObject, element: InterfaceElement)] = []
    private var constraintHolders: [(view: UIView, element: InterfaceElement)] = []
    private(set) var variations: [VariedObject] = []
    /// The identifier with which a cell's nib is registered.
    var reuseIdentifier: String?
    /// The controllers whose views are to be added when everything is connected.
    private var embeddings: [(container: UIView, segue: InterfaceElement)] = []

    init(_ file: InterfaceFile, archive: SceneArchive? = nil, parent: ObjectGraph? = nil) {
        self.file = file
        self.archive = archive
        self.parent = parent
    }

    // MARK: Nibs

    /// Creates the objects of a nib, and connects them with its owner.
    func instantiate(owner: NSObject?, external: [String: NSObject]) -> [Any] {
        var topLevel: [NSObject] = []
        for element in file.document.objects {
            guard element.name == "placeholder" else { continue }
            guard let id = element.id, let name = element["placeholderIdentifier"] else { continue }
            let object = name == "IBFilesOwner" ? owner : external[name]
            if let object {
                objects[id] = WeakObject(object)
                connections += connectionElements(of: element).map { (object, $0) }
            }
        }
        for element in file.document.objects where element.name != "placeholder" {
            if let object = object(of: element) { topLevel.append(object) }
        }
        finish()
        return topLevel
    }

    // MARK: Creating

    /// The object with an identifier; nil if it does not exist.
    func object(withIdentifier id: String) -> NSObject? {
        objects[id]?.object as? NSObject ?? parent?.object(withIdentifier: id)
    }

    /// The object of an element, created on the first call; nil for an element that is no object.
    func object(of element: InterfaceElement) -> NSObject? {
        if let id = element.id, let known = objects[id]?.object as? NSObject { return known }
        guard let libraryClass = ElementClasses.libraryClass(of: element) else { return nil }
        guard let reason = InterfaceCheck.unsupported[element.name] else { return make(element, libraryClass) }
        file.misuse("<\(element.name)> is not supported: \(reason)", at: element, raises: false)
        let object = make(element, libraryClass)
        if let object { replacements.append(WeakObject(object)) }
        return object
    }

    /// Whether the object is in the place of one that is not supported, such as a map, whose properties it lacks.
    func isReplacement(_ object: NSObject) -> Bool { replacements.contains { $0.object === object } }

    /// Makes the object of an element that has none yet. `creator` may make a controller in another way.
    func make(
        _ element: InterfaceElement, _ libraryClass: NSObject.Type, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> NSObject? {
        let type = objectClass(of: element, libraryClass)
        let coder = ElementCoder(element, in: self, libraryClass: libraryClass)
        let object: NSObject?
        switch type {
        case let type as UIView.Type: object = type.init(coder: coder)
        case let type as UIViewController.Type: object = creator?(coder) ?? type.init(coder: coder)
        case let type as UICollectionViewLayout.Type: object = type.init(coder: coder)
        case let type as UIGestureRecognizer.Type: object = makeGestureRecognizer(of: type)
        case is UIBarButtonItem.Type where type == libraryClass: object = SystemItems.barButton(of: element)
        default: object = makeObject(of: type)
        }
        guard let object else {
            file.misuse("\(type).init(coder:) returned nil.", at: element, raises: false)
            return nil
        }
        // A class whose initializer does not call that of the element's class, and objects that have no such one.
        if !coder.hasDecoded { decode(element, into: object) }
        return object
    }

    private func objectClass(of element: InterfaceElement, _ libraryClass: NSObject.Type) -> NSObject.Type {
        guard let name = element["customClass"] else { return libraryClass }
        if let type = ElementClasses.appClass(named: name, module: element["customModule"], in: file.bundle)
            as? NSObject.Type
        {
            return type
        }
        if let type = ElementClasses.uikitClass(named: name) { return type }
        file.misuse("Unknown class \(name) in Interface Builder file.", at: element, raises: false)
        return libraryClass
    }

    /// Applies what the element has for an object, and notes what is to be connected.
    func decode(_ element: InterfaceElement, into object: NSObject) {
        note(object, as: element)
        if let controller = object as? UIViewController, element === archive?.element {
            archive?.attach(to: controller)
        }
        AttributeSetter(element, graph: self, isComplete: true).apply(to: object)
    }

    /// Notes an object that the file has for `element`, also one that a view has made itself, such as a content view.
    func note(_ object: NSObject, as element: InterfaceElement) {
        if let id = element.id { objects[id] = WeakObject(object) }
        retained.append(object)
        waking.append(object)
        connections += connectionElements(of: element).map { (object, $0) }
        if let list = element.child("userDefinedRuntimeAttributes") {
            runtimeAttributes += list.children.map { (object, $0) }
        }
        if element.children.contains(where: { $0.name == "variation" }) {
            variations.append(VariedObject(object, element))
        }
    }

    /// Notes an object without attributes of its own, such as a layout guide.
    func note(_ object: NSObject, withIdentifier id: String) { objects[id] = WeakObject(object) }

    /// Tries connections of the controller again, now that its view is there.
    func connectAgain(_ waiting: [(owner: NSObject, element: InterfaceElement)]) {
        connections.insert(contentsOf: waiting, at: 0)
    }

    func noteConstraints(_ element: InterfaceElement, of view: UIView) { constraintHolders.append((view, element)) }

    private func connectionElements(of element: InterfaceElement) -> [InterfaceElement] {
        element.child("connections")?.children ?? []
    }

    // MARK: Connecting

    /// Connects everything that was created since the last call.
    func finish() {
        makeConstraints()
        VariedObject.apply(variations, traits: variationTraits, in: self)
        let connector = Connector(self)
        var waiting: [(owner: NSObject, element: InterfaceElement)] = []
        for (owner, element) in connections {
            if element["kind"] == "embed", let container = owner as? UIView {
                embeddings.append((container, element))
            } else if !connector.connect(owner, element) {
                waiting.append((owner, element))
            }
        }
        connections = []
        // A controller's outlets to what is in its view are connected when the view is loaded.
        archive?.waiting += waiting
        if archive == nil { for (_, element) in waiting { connector.reportMissing(element) } }
        let attributes = runtimeAttributes
        runtimeAttributes = []
        for (owner, element) in attributes { RuntimeAttribute(element, graph: self).apply(to: owner) }
        let waking = waking
        self.waking = []
        for object in waking { Self.wake(object) }
        retained = []
        let embeddings = embeddings
        self.embeddings = []
        for (container, segue) in embeddings { archive?.embed(segue, in: container) }
    }

    /// Responders have the method. Other classes of an app may declare it, and the plugin offers it by name.
    private static func wake(_ object: NSObject) {
        if let responder = object as? UIResponder { return responder.awakeFromNib() }
        let method = Selector("awakeFromNib")
        if object.responds(to: method) { object.perform(method) }
    }

    private func makeConstraints() {
        let holders = constraintHolders
        constraintHolders = []
        for (view, list) in holders {
            for element in list.children where element.name == "constraint" && element["placeholder"] != "YES" {
                guard let constraint = ConstraintReader(element, in: view, graph: self).constraint else { continue }
                // A constraint is retained by its view when it is active, and by outlets.
                note(constraint, as: element)
                pendingConstraints.append((constraint, element, view))
            }
        }
        let installed = pendingConstraints.filter { isInstalled($0.element, of: $0.holder) }.map(\.constraint)
        NSLayoutConstraint.activate(installed.filter(\.canBeActivated))
        pendingConstraints = []
    }

    private var pendingConstraints: [(constraint: NSLayoutConstraint, element: InterfaceElement, holder: UIView)] = []

    private func isInstalled(_ element: InterfaceElement, of holder: UIView) -> Bool {
        guard let id = element.id, let varied = variations.first(where: { $0.object === holder }) else { return true }
        return !varied.excludes(id, mask: "constraints", for: variationTraits)
    }

    /// The traits that choose among variations: the view's own after loading, before it the screen's.
    var variationTraits: UITraitCollection {
        (archive?.controller?.viewIfLoaded?.traitCollection).flatMap {
            $0.horizontalSizeClass == .unspecified ? nil : $0
        }
            ?? UIKitSystem.current?.screen.traitCollection ?? UITraitCollection.current
    }
}

extension NSLayoutConstraint {
    /// Whether both items are in one hierarchy: views that are not installed have none.
    fileprivate var canBeActivated: Bool {
        guard let second = secondItem else { return true }
        func root(_ item: AnyObject?) -> UIView? {
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return view.map { view in sequence(first: view) { $0.superview }.reduce(view) { $1 } }
        }
        guard let first = root(firstItem), let other = root(second) else { return true }
        return first === other
    }
}
