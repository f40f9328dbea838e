import Foundation
import InterfaceDocuments
import UIFoundation
import UIKitCore

/// Reads storyboards and nibs for the core, which finds this class by its name.
@MainActor final class StoryboardReader: NSObject, InterfaceFileReader {
    static func initialController(ofStoryboardNamed name: String) -> UIViewController? {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        guard storyboard.file != nil else { return nil }
        if let controller = storyboard.instantiateInitialViewController() { return controller }
        misuse(
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
                + "designated entry point is not set?",
            raises: false)
        return nil
    }

    static func nib(named name: String, in bundle: Bundle?) -> (any NibContents)? {
        InterfaceFile.find(name, .nib, in: bundle).map(FileContents.init)
    }

    static func nib(_ data: Data, in bundle: Bundle) -> (any NibContents)? {
        do {
            return FileContents(try InterfaceFile.make("data", Array(data), in: bundle))
        } catch {
            misuse("A nib in memory, line \(error.line): \(error.message)", raises: true)
            return nil
        }
    }

    static func loadView(of controller: UIViewController) -> Bool {
        if let name = controller.nibName {
            guard let file = InterfaceFile.find(name, .nib, in: controller.nibBundle) else {
                misuse(
                    "Could not load NIB in bundle: '\((controller.nibBundle ?? .main).bundlePath)' with name "
                        + "'\(name)'", raises: true)
                return false
            }
            return load(file, for: controller)
        }
        guard appHasNibs, let file = file(namedAfter: type(of: controller), in: controller.nibBundle) else {
            return false
        }
        return load(file, for: controller)
    }

    private static func load(_ file: InterfaceFile, for controller: UIViewController) -> Bool {
        _ = ObjectGraph(file).instantiate(owner: controller, external: [:])
        if controller.isViewLoaded { return true }
        misuse("loaded the \"\(file.name)\" nib but the view outlet was not set.", raises: true)
        return false
    }

    /// The nib with the name of the class, first without "Controller" at its end.
    private static func file(namedAfter type: UIViewController.Type, in bundle: Bundle?) -> InterfaceFile? {
        let known = filesByClass[ObjectIdentifier(type)]
        if let known { return known }
        let name = "\(type)"
        let names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
        let file = names.lazy.compactMap { InterfaceFile.find($0, .nib, in: bundle) }.first
        filesByClass[ObjectIdentifier(type)] = .some(file)
        return file
    }

    private static var filesByClass: [ObjectIdentifier: InterfaceFile?] = [:]

    /// Whether the app's bundles have any nib. Programs without one do not search for names.
    private static let appHasNibs = AppBundle.paths.contains { hasNib(in: $0) }

    /// Whether there is a nib where `InterfaceFile` looks for it: in `folder`, or in a language's folder in it.
    private static func hasNib(in folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            name.hasSuffix(".nib") || name.hasSuffix(".xib")
                || name.hasSuffix(".lproj") && hasNib(in: folder + "/" + name)
        }
    }
}
