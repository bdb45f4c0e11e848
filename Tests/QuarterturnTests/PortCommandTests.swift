import Foundation
import TestSupport
import Testing

@Suite(.programs, .serialized) struct PortCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let source = "import UIKit\n\nclass Layout: UICollectionViewLayout {\n  @objc var gap = 3\n}\n"
    try Data(source.utf8).write(to: folder.file("Layout.swift"))
  }

  /// Runs the command, which keeps its tool beside the tests and not with the user's things.
  private func run(_ words: String...) throws -> CommandRun {
    try CommandRun(words, in: folder.url, variables: ["XDG_CACHE_HOME": KeptTools.caches.path])
  }

  @Test func `source is ported into a folder of its own, and each change is said`() throws {
    let run = try run("port", "Layout.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == "Layout.swift:4:3: @objc taken out: there is no Objective-C runtime\n")
    let text = try String(contentsOf: folder.file("ported/Layout.swift"), encoding: .utf8)
    #expect(text.hasPrefix("#sourceLocation(file: "))
    #expect(text.contains("\n  var gap = 3\n"))
  }

  @Test func `a patch is printed alone, and no folder is made`() throws {
    let run = try run("port", "--patch", "Layout.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("--- a/Layout.swift\n+++ b/Layout.swift\n@@ "))
    #expect(run.output.contains("\n-  @objc var gap = 3\n+  var gap = 3\n"))
    #expect(folder.names == ["Layout.swift"])
  }

  @Test func `what is in the way ends the command with 1, and the rest is written`() throws {
    try Data("import SwiftUI\nstruct Row: View {}\n".utf8).write(to: folder.file("Row.swift"))
    let run = try run("port", ".", "--output", "out", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Not ported:\nRow.swift:2:13: import SwiftUI"))
    #expect(FileManager.default.fileExists(atPath: folder.file("out/Layout.swift").path))
  }

  @Test func `without a path, and with a wrong one, the command says so and ends with 2`() throws {
    #expect(try run("port").status == 2)
    let run = try run("port", "nowhere.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("nowhere.swift cannot be read: there is no such file"))
  }
}
