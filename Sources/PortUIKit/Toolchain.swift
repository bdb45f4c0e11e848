import Foundation
import PackagePlugin

/// The toolchain, which contains the modules of SwiftSyntax that the tool is built with.
struct Toolchain {
  private let compiler: URL
  private let host: URL

  /// Finds the modules in the toolchain of a compiler.
  init(compiler: URL) throws {
    self.compiler = compiler
    // The compiler's path is often a link to the driver in a different folder.
    let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    host = folder.deletingLastPathComponent().appending(path: "lib/swift/host")
    let module = host.appending(path: "SwiftParser.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.place) else {
      throw PortUIKitError.noSyntaxTrees(module.place)
    }
  }

  /// Returns the command that builds the tool from its source, which is beside the plugin's.
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
      // On macOS the sandbox lets a command write only to the plugin's folder. On other systems the
      // compiler's cache is shared, so a second target's tool is built in a third of the time.
      places += ["-module-cache-path", folder.appending(path: "modules").place]
    #endif
    // These libraries are inputs, so that the tool is built again if the toolchain is replaced.
    let library = ["so", "dylib"].map { host.appending(path: "libSwiftParser.\($0)") }
      .filter { FileManager.default.fileExists(atPath: $0.place) }
    return .buildCommand(
      displayName: "Building the tool that ports", executable: compiler,
      // The tool is built without optimisation, since it spends nearly all of its time in the
      // toolchain's parser, which is optimised.
      arguments: ["-Onone", "-wmo", "-parse-as-library", "-module-name", "PortTool"] + language
        + libraries + places + files.map { $0.place } + ["-o", tool.place],
      inputFiles: files + library, outputFiles: [tool])
  }
}

extension URL {
  /// The file's path, without percent encoding.
  var place: String { path(percentEncoded: false) }

  /// Whether the file is a document of Interface Builder.
  var isDocument: Bool { ["xib", "storyboard"].contains(pathExtension) }
}
