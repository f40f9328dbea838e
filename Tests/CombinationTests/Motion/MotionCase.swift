import VelariumTesting

/// One motion on a device, there and back, or turned back on its way.
@MainActor struct MotionCase: CustomStringConvertible {
    let motion: Motion
    let model: TestDevice.Model
    /// The part of its time after which it is turned back, 0 to 1; nil to let it end.
    let interruption: Double?

    nonisolated var description: String {
        "\(motion)\(interruption.map { ", turned back at \($0)" } ?? ""), \(model.rawValue)"
    }

    /// Every motion on a phone and a tablet, whole and turned back early and late.
    static let all: [MotionCase] = [TestDevice.Model.iPhoneSE, .iPadMini].flatMap { model in
        Motion.all.flatMap { motion in
            [nil, 0.3, 0.7].map { MotionCase(motion: motion, model: model, interruption: $0) }
        }
    }
}
