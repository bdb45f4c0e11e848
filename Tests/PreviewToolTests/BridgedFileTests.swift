import Foundation
import TestSupport
import Testing

@testable import PreviewTool

/// The sources beyond an app's own Swift files: stubs of Objective-C declarations, and pods.
struct BridgedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "project.yml",
      """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: Shop
          settings:
            SWIFT_OBJC_BRIDGING_HEADER: Shop/Bridge.h
      """)
    try write("Shop/HerbView.swift", "class HerbView: UIView {}")
    try write("Shop/Bridge.h", "#import \"Pot.h\"\n")
    try write("Shop/Pot.h", "@interface Pot : UIView\n@end\n@interface Lid : UIView\n@end")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func file() throws -> BridgedFile {
    let scope = try ProjectScope(at: folder.url.path)
    let view = try #require(scope.views.views.first)
    return try #require(
      BridgedFile(scope.bridged(for: scope.target(of: view.path)), in: folder.url))
  }

  @Test func `the classes of a bridging header are one more file of the app`() throws {
    let file = try file()
    try file.write()
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.contains("open class Pot: UIView"))
  }

  @Test func `a stub in a closure is reported at its line of the header`() throws {
    let closure = folder.file("closure")
    try write("closure/7-Objective-C.3.swift", "open class Lid: UIView {}")
    let text = """
      {"asked": [], "folder": "\(closure.path)", "hasProgram": true, "isAsWritten": true,
      "views": [], "missing": [], "cuts": [], "stubs": 1, "written": 3, "rounds": 1,
      "seconds": 2.5, "errors": []}
      """
    let report = try #require(ClosureReport(Data(text.utf8)))
    let cuts = try file().stubs.named(in: report).cuts
    #expect(cuts.map { "\($0.name) \($0.line)" } == ["Lid 3"])
  }

  @Test func `the sources of pods that are in the project are compiled`() throws {
    try write("Podfile.lock", "PODS:\n  - Leaf (1.0)\n")
    try write("Pods/Leaf/Sources/Leaf.swift", "public struct Leaf {}")
    let scope = try ProjectScope(at: folder.url.path)
    let view = try #require(scope.views.views.first)
    let files = scope.files(for: scope.target(of: view.path))
    #expect(files.last == folder.file("Pods/Leaf/Sources/Leaf.swift").path)
  }
}
