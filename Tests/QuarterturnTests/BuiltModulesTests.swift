import Foundation
import TestSupport
import Testing

@testable import quarterturn

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

  @Test func `previews are linked of what the program is, and not of what was left behind`() throws
  {
    for name in ["UIKit.build/New.o", "UIKit.build/Gone.o", "quarterturn.build/Own.o"] {
      try write("", "a build/debug/\(name)")
    }
    try write("\"-lpng16\" \"-fmodule-map-file=/m/C.modulemap\" \"-O\"", "debug.yaml")
    let listed = ["UIKit.build/New.o", "quarterturn.build/Own.o"].map { "'\(build.path)/\($0)'\n" }
    try write(listed.joined(), "a build/debug/quarterturn.product/Objects.LinkFileList")
    let modules = try BuiltModules(of: build.appendingPathComponent("quarterturn"))
    #expect(modules.objects.map(\.path) == ["\(build.path)/UIKit.build/New.o"])
    #expect(modules.flags == ["-I", build.path, "-Xcc", "-fmodule-map-file=/m/C.modulemap"])
  }

  @Test func `a program that lies elsewhere is told where it has to be`() throws {
    let error = #expect(throws: PreviewError.self) {
      _ = try BuiltModules(of: folder.file("bin/here/quarterturn"))
    }
    #expect(error == .noBuild(folder.url.path + "/here.yaml"))
  }
}
