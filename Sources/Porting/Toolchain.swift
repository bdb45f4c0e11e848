package import Foundation

/// The parts of the Swift toolchain found through `PATH` with which the porting tool is built.
///
/// ```
/// usr/bin/swiftc                                     the compiler
/// usr/lib/swift/host/SwiftParser.swiftmodule         the library of syntax trees
/// usr/lib/swift/host/libSwiftParser.so               its binary (.dylib on macOS)
/// ```
package struct Toolchain: Sendable {
  package let compiler: URL
  /// The folder with the modules and libraries that the toolchain provides for compiler plugins and
  /// macros.
  package let host: URL

  /// Finds the toolchain.
  ///
  /// - Parameter path: the folders of programs, in the format of `PATH`.
  /// - Throws: `PortingError` if there is no compiler, or if its toolchain does not contain the
  ///   library of syntax trees.
  package init(path: String) throws(PortingError) {
    let compiler = try Self.compiler(in: path)
    // Links are resolved, because `swiftc` in PATH is often a link into the toolchain's folder.
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
      // On macOS, `swiftc` in PATH is only a stub that finds the selected toolchain, so `xcrun` is
      // called for its path.
      if let chosen = try? ChildRun(URL(fileURLWithPath: "/usr/bin/xcrun"), ["--find", "swiftc"]),
        chosen.status == 0
      {
        return URL(fileURLWithPath: chosen.output.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    #endif
    guard let found else { throw .noCompiler }
    return found
  }

  /// Returns the compiler's arguments for compiling the tool from its files.
  package func arguments(compiling files: [String], to program: String) -> [String] {
    let language = ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]
    let libraries = ["-I", host.path, "-L", host.path, "-lSwiftSyntax", "-lSwiftParser"]
    let places = ["-Xlinker", "-rpath", "-Xlinker", host.path]
    // The tool itself is compiled without optimisation, because it spends nearly all of its time in
    // the toolchain's parser, which is optimised.
    return ["-Onone", "-wmo", "-parse-as-library", "-module-name", "PortTool"] + language
      + libraries + places + files + ["-o", program]
  }

  /// The paths, sizes and dates of the linked library and its module, which differ between two
  /// toolchains installed at the same path.
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
