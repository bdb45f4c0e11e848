import Foundation
import PackagePlugin

/// The toolchain that builds the porting tool, with its modules of SwiftSyntax.
struct Toolchain {
  private let compiler: URL
  private let host: URL

  /// Finds the modules in the toolchain of a compiler.
  init(compiler: URL) throws {
    self.compiler = compiler
    // The compiler's path is often a symbolic link to the driver in a different folder.
    let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    host = folder.deletingLastPathComponent().appending(path: "lib/swift/host")
    let module = host.appending(path: "SwiftParser.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.place) else {
      throw PortUIKitError.noSyntaxTrees(module.place)
    }
  }

  /// Returns the command that builds the porting tool from its source, which is in a folder next to
  /// the plugin's source.
  ///
  /// The tool cannot be a target, since it needs compiler flags that SwiftPM does not accept in
  /// dependencies.
  func command(building tool: URL, in folder: URL) -> Command {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Porting/Tool")
    let files = PortUIKit.swiftFiles(in: source)
    let language = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]
    let libraries = ["-I", host.place, "-L", host.place, "-lSwiftSyntax", "-lSwiftParser"]
    var places = ["-Xlinker", "-rpath", "-Xlinker", host.place]
    #if os(macOS)
      // On macOS the sandbox allows a command to write only in the plugin's folder, so the cache of
      // compiled modules is there. On other systems the compiler's own cache is used, so that the
      // tool for a second target is built faster.
      places += ["-module-cache-path", folder.appending(path: "modules").place]
    #endif
    // The libraries are declared as inputs, so that the tool is built again if the toolchain is
    // replaced.
    let library = ["so", "dylib"].map { host.appending(path: "libSwiftParser.\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.place) }
    return .buildCommand(
      displayName: "Building the tool that ports", executable: compiler,
      // The tool is compiled without optimisation, since it spends nearly all of its time in the
      // toolchain's parser, which is optimised.
      arguments: ["-Onone", "-wmo", "-parse-as-library", "-module-name", "PortTool"] + language
        + libraries + places + files.map { $0.place } + ["-o", tool.place],
      inputFiles: files + library, outputFiles: [tool])
  }
}

extension URL {
  /// The file's path, without percent encoding.
  var place: String { path(percentEncoded: false) }

  /// Whether the file is an Interface Builder document.
  var isDocument: Bool { ["xib", "storyboard"].contains(pathExtension) }
}
