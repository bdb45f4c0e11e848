package import Foundation

/// The build of the running tests, for compiling more source against it.
///
/// ```
/// .build/debug/NAME.xctest                        the running tests
/// .build/debug/PROGRAM                            a program of the package
/// .build/debug/NAME.product/Objects.LinkFileList  the objects that they are linked from
/// .build/debug/Modules/*.swiftmodule              what can be imported
/// .build/debug/*.build/module.modulemap           the C targets
/// Sources/…/module.modulemap                      the C libraries of the system
/// ```
package struct BuildFolder: Sendable {
  private let bundle: URL
  private let package: URL

  /// Finds the folder of the running tests.
  package init() {
    bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private var folder: URL { bundle.deletingLastPathComponent() }

  /// The file of a program that was built with the tests.
  package func program(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The arguments by which the compiler finds every module.
  package func importing() throws -> [String] {
    let modules = folder.appendingPathComponent("Modules").path
    let maps = try moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    return try ["-I", modules] + maps + Self.libraries("--cflags")
  }

  /// The arguments by which a program is linked with every object that is not of a test.
  package func linking() throws -> [String] {
    let name = bundle.deletingPathExtension().lastPathComponent
    let list = folder.appendingPathComponent("\(name).product/Objects.LinkFileList")
    guard let lines = try? String(contentsOf: list, encoding: .utf8) else {
      throw ClientProgramError.noFile(list.path)
    }
    let objects = lines.split(separator: "\n").map(String.init)
    return try objects.filter { !$0.contains("Tests.build/") } + Self.libraries("--libs")
  }

  private func moduleMaps() throws -> [String] {
    let sources = package.appendingPathComponent("Sources")
    let shims = sources.appendingPathComponent("CPNG")
    return try [sources, shims, folder].flatMap { place in
      try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        .map { place.appendingPathComponent("\($0)/module.modulemap").path }
        .filter(FileManager.default.fileExists)
    }
  }

  /// Returns the output of `pkg-config` for the libraries that the package's manifest names.
  private static func libraries(_ question: String) throws -> [String] {
    let names = ["freetype2", "harfbuzz", "fribidi", "libunibreak", "libpng", "libdeflate"]
    let run = try ProgramRun(ClientProgram.tool("pkg-config"), [question] + names)
    guard run.status == 0 else { throw ClientProgramError.failed("pkg-config", run.errors) }
    return String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }
}
