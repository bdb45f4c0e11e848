import Foundation
import PackagePlugin

/// Ports a target's iOS sources while it is built.
///
/// A plugin only adds sources to a target, so it ports those that the target's manifest leaves out:
///
/// ```
/// Sources/Shelf/Book.swift                    in `sources:`, compiled as it stands
/// Sources/Shelf/*.swift                       as they stand for iOS
/// plugins/outputs/…/PortUIKit/port-tool.docc  the tool, built by the first command
/// plugins/outputs/…/PortUIKit/ported/         what is compiled
/// ```
///
/// One command ports all files of a target, since a file is ported by what the others declare. It
/// runs when one of them has changed, and touches only what is different then, so nothing else is
/// compiled again.
@main struct PortUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let toolchain = try Toolchain(compiler: context.tool(named: "swiftc").url)
    let folder = context.pluginWorkDirectoryURL
    // What a plugin makes is taken for a resource and put into the target's bundle, unless its name
    // ends as a file's does that SwiftPM passes over.
    let tool = folder.appending(path: "port-tool.docc")
    let all = Self.swiftFiles(in: module.directoryURL)
    // The others are listed too, as files that nobody knows what to do with.
    let compiled = Set(module.sourceFiles.filter { $0.type == .source }.map { $0.url.place })
    let left = all.filter { !compiled.contains($0.place) }
    if left.isEmpty { throw PortUIKitError.nothingLeft(module.name) }
    return [
      toolchain.command(building: tool, in: folder),
      Self.command(porting: left, among: all, of: module, with: tool, in: folder),
    ]
  }

  private static func command(
    porting left: [URL], among all: [URL], of module: any SourceModuleTarget, with tool: URL,
    in folder: URL
  ) -> Command {
    let ported = folder.appending(path: "ported")
    let root = module.directoryURL.place
    let outputs = left.map { file in
      // The tool writes Row.ported.swift for Row.swift.
      let name = file.deletingPathExtension().place.dropFirst(root.count)
      return ported.appending(path: "\(name).ported.swift")
    }
    return .buildCommand(
      displayName: "Porting \(module.name)", executable: tool,
      arguments: ["--build", "--output", ported.place, module.directoryURL.place],
      inputFiles: all + [tool], outputFiles: outputs)
  }

  /// The Swift files below a folder, in the order of their names; hidden ones are passed over.
  static func swiftFiles(in folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = walk?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.place < $1.place }
  }
}

/// Why a target cannot be ported while it is built.
enum PortUIKitError: Error, CustomStringConvertible {
  case nothingLeft(String)
  case noSyntaxTrees(String)

  var description: String {
    switch self {
    case .nothingLeft(let target):
      """
      PortUIKit has nothing to port: it ports the files that the manifest leaves out, and \(target) \
      compiles all of its own as they stand. Name in sources: only files that need no porting, one \
      at least, as in sources: ["Book.swift"]
      """
    case .noSyntaxTrees(let path):
      """
      this toolchain has no syntax trees to port with: \(path) is not there. Toolchains of \
      swift.org have had them since Swift 5.9
      """
    }
  }
}
