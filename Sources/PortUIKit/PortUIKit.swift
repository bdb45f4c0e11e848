import Foundation
import PackagePlugin

/// A plugin that ports a target's iOS sources while the target is built.
///
/// A plugin can only add sources to a target, and not replace any. So this plugin ports the files
/// that the manifest leaves out of `sources:`:
///
/// ```
/// Sources/Shelf/Book.swift                    in `sources:`, compiled as it is
/// Sources/Shelf/*.swift                       unchanged iOS source
/// plugins/outputs/…/PortUIKit/port-tool.docc  the tool, built by the first command
/// plugins/outputs/…/PortUIKit/ported/         the files that are compiled
/// ```
///
/// Nibs and storyboards that the manifest does not declare are copied into the target's bundle.
///
/// One command ports all files of a target, since the result for one file depends on the
/// declarations in the others. The command runs when a file has changed, and writes only files
/// whose contents differ, so that unchanged files are not compiled again. On macOS the files
/// compile without changes, so they are only copied.
@main struct PortUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    // `sourceFiles` also contains the files that `sources:` leaves out, as files of unknown type,
    // but neither the manifest nor the files in `exclude:`.
    let files = module.sourceFiles.filter { $0.url.pathExtension == "swift" }
    let left = files.filter { $0.type != .source }.map(\.url).sorted { $0.place < $1.place }
    let folder = context.pluginWorkDirectoryURL
    let documents = Self.documents(of: module, in: folder)
    if left.isEmpty {
      try UntouchedTarget(module).check()
      return documents
    }
    #if os(macOS)
      return left.map { Self.command(taking: $0, of: module, in: folder) }
    #else
      let toolchain = try Toolchain(compiler: context.tool(named: "swiftc").url)
      // SwiftPM would copy the tool, an output of the plugin, into the target's bundle as a
      // resource, if its name did not have an extension that SwiftPM ignores, such as `docc`.
      let tool = folder.appending(path: "port-tool.docc")
      let all = files.map(\.url).sorted { $0.place < $1.place }
      let port = Self.command(porting: left, among: all, of: module, with: tool, in: folder)
      let symbols = Self.command(namingAssetsOf: module, for: all, with: tool, in: folder)
      return documents + [toolchain.command(building: tool, in: folder), port]
        + (symbols.map { [$0] } ?? [])
    #endif
  }

  /// Returns the commands that copy nibs and storyboards that the manifest does not declare.
  ///
  /// On macOS there are no such commands, because the package manager compiles nibs and
  /// storyboards.
  private static func documents(of module: any SourceModuleTarget, in folder: URL) -> [Command] {
    #if os(macOS)
      return []
    #else
      let files = module.sourceFiles.filter { $0.type == .unknown }.map(\.url)
      return files.filter(\.isDocument).map { file in
        let copy = folder.appending(path: "documents").appending(path: file.lastPathComponent)
        return .buildCommand(
          displayName: "Copying \(file.lastPathComponent)",
          executable: URL(filePath: "/bin/cp"),
          arguments: [file.place, copy.place], inputFiles: [file], outputFiles: [copy])
      }
    #endif
  }

  private static func command(
    porting left: [URL], among all: [URL], of module: any SourceModuleTarget, with tool: URL,
    in folder: URL
  ) -> Command {
    // The paths of all documents are passed to the tool, because it generates a table of the
    // classes in them.
    let documents = module.sourceFiles.map(\.url).filter(\.isDocument)
    return .buildCommand(
      displayName: "Porting \(module.name)", executable: tool,
      arguments: ["--build", "--output", ported(in: folder).place, module.directoryURL.place],
      inputFiles: all + documents + [tool],
      outputFiles: left.map { output(of: $0, of: module, in: folder) })
  }

  /// Returns the command that writes the Swift names of images and colours, as Xcode generates
  /// them; nil if the target has no asset catalogue.
  private static func command(
    namingAssetsOf module: any SourceModuleTarget, for sources: [URL], with tool: URL,
    in folder: URL
  ) -> Command? {
    let catalogues = module.sourceFiles.map(\.url).filter { $0.pathExtension == "xcassets" }
    if catalogues.isEmpty { return nil }
    let output = ported(in: folder).appending(path: "AssetSymbols.ported.swift")
    return .buildCommand(
      displayName: "Naming the assets of \(module.name)", executable: tool,
      arguments: ["--symbols", output.place] + catalogues.flatMap { ["--catalogue", $0.place] }
        + sources.map(\.place),
      inputFiles: sources + catalogues + [tool], outputFiles: [output])
  }

  /// Returns the command that copies a file, with a `#sourceLocation` directive for the original's
  /// path before its text.
  private static func command(
    taking file: URL, of module: any SourceModuleTarget, in folder: URL
  ) -> Command {
    let output = output(of: file, of: module, in: folder)
    let script = """
      mkdir -p "$(dirname "$2")" && { printf '#sourceLocation(file: %s, line: 1)\\n' "$3"; \
      cat "$1"; } > "$2"
      """
    return .buildCommand(
      displayName: "Taking \(file.lastPathComponent)", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", script, "sh", file.place, output.place, file.place.debugDescription],
      inputFiles: [file], outputFiles: [output])
  }

  private static func ported(in folder: URL) -> URL { folder.appending(path: "ported") }

  /// Returns the path of the ported file: Row.ported.swift for Row.swift.
  private static func output(
    of file: URL, of module: any SourceModuleTarget, in folder: URL
  ) -> URL {
    let root = module.directoryURL.place
    let name = file.deletingPathExtension().place.dropFirst(root.count)
    return ported(in: folder).appending(path: "\(name).ported.swift")
  }

  /// Returns the Swift files below a folder, without hidden ones, sorted by path.
  static func swiftFiles(in folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let files = walk?.compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.place < $1.place }
  }
}

/// The reason why a target cannot be ported while it is built.
enum PortUIKitError: Error, CustomStringConvertible {
  /// The manifest leaves out no files. The values are the target, a file that needs porting, a file
  /// that does not (nil if there is none), and the target's folder.
  case nothingLeft(String, needing: String, plain: String?, folder: String)
  case noSyntaxTrees(String)

  var description: String {
    switch self {
    case .nothingLeft(let target, let file, let plain, let folder):
      """
      PortUIKit has nothing to port: a plugin adds sources to a target and takes none away, and \
      \(target) compiles all its files, of which \(file) needs porting. In Package.swift, add to \
      \(target) the line
          sources: ["\(plain ?? "Empty.swift")"],
      \(plain.map { "\($0) looks as if it compiles unchanged" } ?? Self.making(in: folder)); all \
      others are ported then.
      """
    case .noSyntaxTrees(let path):
      """
      this toolchain has no syntax trees to port with: \(path) does not exist. Toolchains of \
      swift.org have had them since Swift 5.9
      """
    }
  }

  private static func making(in folder: String) -> String {
    "and create the file, since one is required: touch '\(folder)Empty.swift'"
  }
}
