import Foundation
import PackagePlugin

/// The toolchain, which brings the syntax trees that the tool is built with.
struct Toolchain {
  private let compiler: URL
  private let host: URL

  /// Finds the modules beside a compiler.
  init(compiler: URL) throws {
    self.compiler = compiler
    // The name is often a link to the driver, elsewhere.
    let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    host = folder.deletingLastPathComponent().appending(path: "lib/swift/host")
    let module = host.appending(path: "SwiftParser.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.place) else {
      throw PortUIKitError.noSyntaxTrees(module.place)
    }
  }

  /// The command that builds the tool from the source that is beside the plugin's.
  ///
  /// No target could: SwiftPM takes the flags that this needs from nobody's dependencies.
  func command(building tool: URL, in folder: URL) -> Command {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Porting/Tool")
    let files = PortUIKit.swiftFiles(in: source)
    let language = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]
    let libraries = ["-I", host.place, "-L", host.place, "-lSwiftSyntax", "-lSwiftParser"]
    var places = ["-Xlinker", "-rpath", "-Xlinker", host.place]
    #if os(macOS)
      // The sandbox lets a command write to the plugin's folder alone. Elsewhere the compiler's
      // cache is shared, and the second target has its tool in a third of the time.
      places += ["-module-cache-path", folder.appending(path: "modules").place]
    #endif
    // Another toolchain in the same place builds another tool.
    let library = ["so", "dylib"].map { host.appending(path: "libSwiftParser.\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.place) }
    return .buildCommand(
      displayName: "Building the tool that ports", executable: compiler,
      // Parsing takes nearly all of the tool's time, and the toolchain's parser is optimised.
      arguments: ["-Onone", "-wmo", "-parse-as-library", "-module-name", "PortTool"] + language
        + libraries + places + files.map { $0.place } + ["-o", tool.place],
      inputFiles: files + library, outputFiles: [tool])
  }
}

extension URL {
  /// The path as the file system has it, with its spaces.
  var place: String { path(percentEncoded: false) }
}
