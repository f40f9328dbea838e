import Foundation
import UIKitCore

/// Reads the names that options have as their values.
package enum ChoiceNames {
    /// Parses names that commas separate. Repeated ones count once.
    ///
    /// - Parameter option: What the failure names.
    package static func list<Value>(
        _ text: String, of option: String, _ parse: (String) throws(LaunchFailure) -> Value,
        isSame: (Value, Value) -> Bool
    ) throws(LaunchFailure) -> [Value] {
        var values: [Value] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else {
                throw .usage("\(option) has an empty name: separate names with one comma.")
            }
            let value = try parse(name)
            if !values.contains(where: { isSame($0, value) }) { values.append(value) }
        }
        return values
    }

    /// One of the raw values of `Choice`.
    package static func choice<Choice>(_ name: String, of option: String) throws(LaunchFailure) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let choice = Choice(rawValue: name) else {
            let known = Choice.allCases.map(\.rawValue)
            let guess = NearestName.suggestion(for: name, among: known)
            throw .usage("\(option) is \"\(name)\": \(guess)choose one of \(known.joined(separator: ", ")).")
        }
        return choice
    }

    /// - Parameter remedy: How the user finds the names of all devices. Nil, the default, to list them.
    package static func device(_ name: String, remedy: String? = nil) throws(LaunchFailure) -> DeviceModel {
        guard let device = DeviceModel.named(name) else {
            let known = DeviceModel.all.map(\.name)
            let guess = NearestName.suggestion(for: name, among: known)
            let advice = remedy ?? "choose from \(known.joined(separator: ", "))."
            throw .usage("There is no device \"\(name)\": \(guess)\(advice)")
        }
        return device
    }

    package static func textSize(_ name: String) throws(LaunchFailure) -> Step.Setting.TextSize {
        guard let size = Step.Setting.TextSize(named: name) else {
            let known = Step.Setting.TextSize.allCases
            let guess = NearestName.suggestion(for: name, among: known.map(\.rawValue))
            throw .usage(
                "There is no text size \"\(name)\": \(guess)choose from "
                    + "\(known.map(\.shortName).joined(separator: ", ")), or UIKit's names.")
        }
        return size
    }
}
