import ArgumentParser
import Foundation
import Manifest
import Structure

struct ImportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports",
        abstract: "Compares every import with the dependencies that Package.swift declares for its target.",
        discussion: "Also plants a wrong import in a copy of one target, and fails if it is not refused.")

    @OptionGroup var repository: Repository

    @Option(help: "The small target that is copied.") var planted = "StateMachines"

    func run() throws {
        let description = try PackageDescription(packageAt: repository.url)
        let system = Set(ListFile.words(in: try repository.text("Tools/system-modules.txt")))
        let implied = Set(ListFile.words(in: try repository.text("Tools/implied-modules.txt")))
        guard let target = description.targets.first(where: { $0.name == planted }) else {
            throw ValidationError("There is no target \(planted): name a small one with --planted.")
        }
        let failure = try PlantedImport.failure(copying: target, of: repository.url, systemModules: system)
        let check = ImportCheck(
            description, root: repository.url, systemModules: system, impliedModules: implied)
        let count = description.targets.count(where: \.isSwift)
        try report(
            (failure.map { [$0] } ?? []) + check.violations(),
            success: "Imports: \(count) targets import what they declare; a planted import was refused.",
            remedy: "Imports: declare what is imported in Package.swift, and only that.")
    }
}

struct ModulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modules", abstract: "Compares ARCHITECTURE.md's table of modules with Package.swift.")

    @OptionGroup var repository: Repository

    @Flag(help: "Writes the first two columns of the table. The third one is written by hand.") var write = false

    func run() throws {
        let description = try PackageDescription(packageAt: repository.url)
        let text = try repository.text("ARCHITECTURE.md")
        guard let table = ModuleTable(in: text) else {
            throw ValidationError("ARCHITECTURE.md has no table with the heading \(ModuleTable.heading)")
        }
        let expected = table.text(for: description)
        if write {
            try expected.write(to: repository.url.appending(path: "ARCHITECTURE.md"), atomically: true, encoding: .utf8)
        }
        let current = Set(text.split(separator: "\n"))
        let missing = write ? [] : expected.split(separator: "\n").filter { !current.contains($0) }.map(String.init)
        let isCorrect = write || expected == text
        try report(
            missing.isEmpty && !isCorrect ? ["The table has rows of modules that do not exist."] : missing,
            success: "Modules: ARCHITECTURE.md's table follows Package.swift.",
            remedy: "Modules: ARCHITECTURE.md has other rows; `.ci/modules --write` repairs them.")
    }
}
