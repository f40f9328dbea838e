import UIKitCore

/// What pictures to take in many combinations, and how a process takes those of one.
package struct ShootRequest: Sendable {
    /// What the user has typed, for messages.
    package struct Commands: Sendable {
        /// What takes pictures, such as `--shoot`.
        let shoot: String
        /// What accepts them, such as `./run --accept`.
        let accept: String

        package init(shoot: String, accept: String) {
            self.shoot = shoot
            self.accept = accept
        }
    }

    /// What one process does.
    package struct Job: Sendable {
        package let combination: Combination
        /// The names of the pictures, if no script takes them.
        package var pages: [String] = []
        /// The name of the script in the working directory.
        package var script: String?
        /// The working directory, where the pictures belong; an absolute path.
        package let folder: String
    }

    /// The program's name, for the page.
    package let title: String
    /// The folder for the pictures.
    package let folder: String
    package let commands: Commands
    /// At least one of each.
    package var devices = [DeviceModel.iPhone14]
    package var styles = [Step.Style.light]
    package var textSizes = [Step.Setting.TextSize.large]
    package var directions = [Step.Setting.Direction.leftToRight]
    /// The script that takes the pictures; nil to take the `pages`.
    package var script: String?
    /// The names of the pictures that are taken of a device without a script.
    package var pages: @Sendable (DeviceModel) -> [String] = { _ in [] }
    /// Whether the user has chosen some of the pages.
    package var choosesPages = false
    /// The folder of the earlier pictures; nil to compare with none.
    package var earlier: String?
    /// The arguments of the program for a job, and its variables; nil for those of this process.
    package let launch: @Sendable (Job) -> (arguments: [String], environment: [String: String]?)

    package init(
        title: String, folder: String, commands: Commands,
        launch: @escaping @Sendable (Job) -> (arguments: [String], environment: [String: String]?)
    ) {
        self.title = title
        self.folder = folder
        self.commands = commands
        self.launch = launch
    }

    /// All combinations, the directions changing first.
    var combinations: [Combination] {
        devices.flatMap { device in
            styles.flatMap { style in
                textSizes.flatMap { textSize in
                    directions.map { direction in
                        Combination(device: device, style: style, textSize: textSize, direction: direction)
                    }
                }
            }
        }
    }
}
