import Foundation

/// Quarterturn's porting tool, built from its source beside this package as the plugin builds it.
struct PortingTool {
  private let program: String

  /// Builds the tool, unless a built one is newer than its source.
  init(of checkout: URL, in folder: URL) throws(FidelityError) {
    let source = checkout.appendingPathComponent("Sources/Porting/Tool")
    let files = Folder(source).files(withExtension: "swift").map(\.path)
    program = folder.appendingPathComponent("port").path
    if Self.isNewer(program, than: files) { return }
    let compiler = try Program("which", ["swiftc"]).output.trimmingCharacters(in: .newlines)
    let host = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    guard FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") else {
      throw .noToolchain("\(host)/SwiftParser.swiftmodule")
    }
    try Folder(folder).create()
    let run = try Program(
      "swiftc",
      ["-Onone", "-wmo", "-parse-as-library", "-module-name", "PortTool", "-swift-version", "6"]
        + ["-enable-upcoming-feature", "ExistentialAny", "-I", host, "-L", host]
        + ["-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host]
        + files + ["-o", program])
    guard run.status == 0 else { throw .failed("swiftc of the porting tool", output: run.output) }
  }

  private static func isNewer(_ program: String, than files: [String]) -> Bool {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let built = date(program) else { return false }
    return files.allSatisfy { (date($0) ?? .distantFuture) < built }
  }

  /// Ports the sources in a folder.
  ///
  /// - Returns: the tool's warnings.
  func port(_ folder: URL, to output: URL) throws(FidelityError) -> String {
    let run = try Program(program, ["--build", "--output", output.path, folder.path])
    guard run.status == 0 else { throw .failed("porting \(folder.path)", output: run.output) }
    return run.output
  }
}
