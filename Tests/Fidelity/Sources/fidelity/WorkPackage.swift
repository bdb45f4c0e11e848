import Foundation

/// The package that is written for a project: its ported modules, the stand-ins that they need, and
/// a program for each module of tests.
///
/// All projects are written to one folder, one after the other, so that Quarterturn is built once.
struct WorkPackage {
  let places: Places
  let modules: [ProjectList.Module]
  let standIns: [String]

  /// Writes the manifest.
  func writeManifest() throws(FidelityError) {
    let targets = modules.map(target) + standIns.map(standIn)
    let text = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "work",
        dependencies: [
          .package(name: "quarterturn", path: "\(places.quarterturn.path)"),
          .package(name: "Fidelity", path: "\(places.package.path)"),
        ],
        targets: [
      \(targets.joined(separator: ",\n"))
        ],
        swiftLanguageModes: [.v5])

      """
    let file = places.work.appendingPathComponent("Package.swift")
    try Folder.write(text, to: file)
    // With an older date, files that were added to Quarterturn since the last build are not found.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
  }

  private func target(_ module: ProjectList.Module) -> String {
    let path = "Sources/\(module.project.folder)/\(module.target.name)"
    let isTest = module.target.isTest ?? false
    return Self.target(
      module.target.name, path: path, needs: module.target.needs ?? [], isProgram: isTest,
      resources: module.target.resources ?? [])
  }

  private func standIn(_ name: String) -> String {
    Self.target(name, path: "StandIns/\(name)", needs: [], isProgram: false, resources: [])
  }

  private static func target(
    _ name: String, path: String, needs: [String], isProgram: Bool, resources: [String]
  ) -> String {
    let own = needs.map { "\"\($0)\"" }
    let others = [
      ".product(name: \"UIKit\", package: \"quarterturn\")",
      ".product(name: \"Drawings\", package: \"Fidelity\")",
    ]
    let copies = resources.map { ".copy(\"\(($0 as NSString).lastPathComponent)\")" }
    let files = copies.isEmpty ? "" : ", resources: [\(copies.joined(separator: ", "))]"
    return """
          .\(isProgram ? "executableTarget" : "target")(
            name: "\(name)", dependencies: [\((own + others).joined(separator: ", "))],
            path: "\(path)"\(files))
      """
  }

  /// Links the stand-ins' folders into the package.
  func linkStandIns() throws(FidelityError) {
    let folder = places.work.appendingPathComponent("StandIns")
    try Folder(folder).create()
    for name in standIns {
      let link = folder.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: link)
      do {
        try FileManager.default.createSymbolicLink(
          at: link, withDestinationURL: places.standIns.appendingPathComponent(name))
      } catch {
        throw .unwritable(link.path, error.localizedDescription)
      }
    }
  }

  /// Builds a program, and returns its path.
  ///
  /// - Throws: `FidelityError.failed` with the compiler's errors.
  func build(_ name: String) throws(FidelityError) -> String {
    // With `-num-threads`, the compiler writes an object file for each source file.
    let flags = ["-whole-module-optimization", "-num-threads", "2", "-gnone", "-suppress-warnings"]
    let run = try Program(
      "swift",
      ["build", "--package-path", places.work.path, "--product", name, "--disable-index-store"]
        + flags.flatMap { ["-Xswiftc", $0] })
    guard run.status == 0 else {
      // Messages begin with a path; the compiler repeats them below the line that they are about.
      let lines = run.output.components(separatedBy: "\n").filter {
        $0.hasPrefix("/") && $0.contains(": error:")
      }
      let errors = Set(lines).sorted().joined(separator: "\n")
      throw .failed("building \(name)", output: errors.isEmpty ? run.output : errors)
    }
    return places.work.appendingPathComponent(".build/debug/\(name)").path
  }
}
