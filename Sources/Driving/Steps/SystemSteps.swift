import Foundation
import UIKitCore

/// What the system does with the app.
extension StepKind {
    static let systemSteps = [memoryWarning, shake, open, scene, device]

    static let memoryWarning = StepKind("memory-warning") { _ in .memoryWarning }

    static let shake = StepKind("shake") { _ in .shake }

    static let open = StepKind("open \"URL\"") { reader throws(SyntaxProblem) in
        let text = try reader.string("a URL")
        guard let url = URL(string: text), url.scheme != nil else {
            throw SyntaxProblem("\(quoted(text)) is not a URL with a scheme, as \"app://page\" is")
        }
        return .open(url)
    }

    static let scene = StepKind(
        "scene " + ScenePhase.allCases.map(\.rawValue).joined(separator: "|")
    ) { reader throws(SyntaxProblem) in
        .scene(try reader.choice("a scene phase"))
    }

    /// Device names contain spaces, so all remaining words form one name.
    static let device = StepKind("device NAME") { reader throws(SyntaxProblem) in
        var name = try reader.name("a device")
        while case .word(let word) = reader.next {
            name += " " + word
            _ = try reader.word(word)
        }
        guard let device = DeviceModel.named(name) else {
            let choices = NearestName.choices(for: name, among: DeviceModel.all.map(\.name))
            throw SyntaxProblem("\(quoted(name)) is not a device; \(choices)")
        }
        return .device(device.name)
    }
}

extension Step {
    /// Warns the app that memory is low.
    package static var memoryWarning: Step {
        Step(.memoryWarning) { context in
            context.system.application.receiveMemoryWarning()
            return [.oneFrame]
        }
    }

    /// Shakes the device.
    package static var shake: Step {
        Step(.shake) { context in
            context.system.application.shake()
            return [.oneFrame]
        }
    }

    /// Opens a URL in the app.
    package static func open(_ url: URL) -> Step {
        Step(.open, quoted(url.absoluteString)) { context in
            context.system.application.receive(url: url)
            return [.oneFrame]
        }
    }

    /// Moves the app's front scene to a phase, as the user would.
    package static func scene(_ phase: ScenePhase) -> Step {
        Step(.scene, phase.rawValue) { context throws(StepFailure) in
            do throws(SceneTransitionError) {
                try context.system.moveScene(to: phase)
            } catch {
                throw StepFailure(error.description)
            }
            return [.oneFrame]
        }
    }

    /// Replaces the device with the one of this name.
    package static func device(_ name: String) -> Step {
        Step(.device, quoted(name)) { context throws(StepFailure) in
            guard let device = DeviceModel.named(name) else { throw StepFailure("there is no device \(quoted(name))") }
            context.system.changeDevice(to: device)
            return [.oneFrame]
        }
    }
}
