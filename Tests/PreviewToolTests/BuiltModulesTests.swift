import Foundation
import TestSupport
import Testing

@testable import PreviewTool

struct BuiltModulesTests {
  private let folder: TemporaryFolder
  private var build: URL { folder.file("a build/debug") }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A build whose previews need UIKit and a C library, and none of the other modules.
  private func describe() throws {
    let map = folder.file("m/C.modulemap").path
    try write("module C [system] {\n  link \"png16\"\n}", "m/C.modulemap")
    try write(
      """
      {
        "targetDependencyMap": {"LayoutPreviews": ["UIKit", "C"], "quarterturn": ["Gallery"]},
        "swiftCommands": {
          "C.UIKit.module": {"moduleName": "UIKit", "importPath": "/m", "otherArguments": ["-O"]},
          "C.LayoutPreviews.module": {
            "moduleName": "LayoutPreviews", "importPath": "/m/Modules", "isLibrary": true,
            "otherArguments": ["-Xcc", "-fmodule-map-file=\(map)", "-I/c", "-Onone"]
          }
        }
      }
      """, "a build/debug/description.json")
  }

  @Test func `previews are linked of what they need, and not of what was left behind`() throws {
    let objects = ["UIKit.build/New.o", "UIKit.build/Gone.o", "quarterturn.build/Own.o"]
    for name in objects + ["Gallery.build/G.o"] { try write("", "a build/debug/\(name)") }
    try describe()
    let listed = ["UIKit.build/New.o", "Gallery.build/G.o", "quarterturn.build/Own.o"]
    let lines = listed.map { "'\(build.path)/\($0)'\n" }
    try write(lines.joined(), "a build/debug/quarterturn.product/Objects.LinkFileList")
    let modules = try BuiltModules(of: build.appendingPathComponent("quarterturn"))
    #expect(modules.objects.map(\.path) == ["\(build.path)/UIKit.build/New.o"])
    let map = "-fmodule-map-file=\(folder.file("m/C.modulemap").path)"
    #expect(modules.flags == ["-I", "/m/Modules", "-Xcc", map, "-Xcc", "-I/c"])
    #expect(modules.libraries == ["-lpng16"])
  }

  @Test func `a program elsewhere names the file that it misses`() throws {
    let error = #expect(throws: PreviewError.self) {
      _ = try BuiltModules(of: folder.file("bin/here/quarterturn"))
    }
    #expect(error == .noBuild(folder.url.path + "/bin/here/description.json"))
  }
}
