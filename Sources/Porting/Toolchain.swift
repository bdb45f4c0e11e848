package import Foundation

/// The Swift toolchain of the command line, as far as the porting tool is built with it.
///
/// ```
/// usr/bin/swiftc                                     the compiler
/// usr/lib/swift/host/SwiftParser.swiftmodule         syntax trees
/// usr/lib/swift/host/libSwiftParser.so               (.dylib on macOS)
/// ```
package struct Toolchain: Sendable {
  package let compiler: URL
  /// The folder of the modules and libraries that the compiler's own plugins are built with.
  package let host: URL

  /// Finds the toolchain.
  ///
  /// - Parameter path: the folders of programs, as `PATH` has them.
  /// - Throws: that there is no compiler, or none with syntax trees.
  package init(path: String) throws(PortingError) {
    let compiler = try Self.compiler(in: path)
    // The name on the command line is often a link to the driver, elsewhere.
    let folder = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
    host = folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    self.compiler = compiler
    let module = host.appendingPathComponent("SwiftParser.swiftmodule")
    guard FileManager.default.fileExists(atPath: module.path) else {
      throw .noSyntaxTrees(module.path)
    }
  }

  private static func compiler(in path: String) throws(PortingError) -> URL {
    let places = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    #if os(macOS)
      // There, what PATH has only looks for the toolchain that was chosen.
      if let chosen = try? ChildRun(URL(fileURLWithPath: "/usr/bin/xcrun"), ["--find", "swiftc"]),
        chosen.status == 0
      {
        return URL(fileURLWithPath: chosen.output.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    #endif
    guard let found else { throw .noCompiler }
    return found
  }

  /// The arguments by which the tool is compiled from its files.
  package func arguments(compiling files: [String], to program: String) -> [String] {
    let language = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]
    let libraries = ["-I", host.path, "-L", host.path, "-lSwiftSyntax", "-lSwiftParser"]
    let places = ["-Xlinker", "-rpath", "-Xlinker", host.path]
    // Parsing takes nearly all of the tool's time, and the toolchain's parser is optimised.
    return ["-Onone", "-wmo", "-parse-as-library", "-module-name", "PortTool"] + language
      + libraries + places + files + ["-o", program]
  }

  /// The fingerprint of the library that is linked, which distinguishes toolchains at the same
  /// place.
  var fingerprint: String {
    let library = host.appendingPathComponent("libSwiftParser.so").path
    let module = host.appendingPathComponent("SwiftParser.swiftmodule").path
    let facts = [library, module].map { path in
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      let size = values?[.size] as? Int ?? 0
      let date = values?[.modificationDate] as? Date ?? .distantPast
      return "\(path) \(size) \(date.timeIntervalSince1970)"
    }
    return facts.joined(separator: "\n")
  }
}
