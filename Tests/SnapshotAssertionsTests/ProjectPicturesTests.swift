import FigureSnapshots
import Foundation
import LayoutStage
import PictureComparison
import RasterCore
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import SnapshotAssertions

/// Pictures of a project's views, by a program in place of the command.
@MainActor struct ProjectPicturesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a program that keeps its arguments in a file, and then runs lines of a shell script.
  private func command(_ script: String) throws -> URL {
    let program = folder.file("quarterturn")
    let text = """
      #!/bin/sh
      printf '%s\\n' "$@" > '\(folder.file("arguments").path)'
      while [ "$1" != --output ]; do shift; done
      \(script)

      """
    try Data(text.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return program
  }

  private func picture() throws -> LayoutPicture {
    let figure = Figure(name: "view", on: .iPhoneSE) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemTeal
      return controller
    }
    return try LayoutPicture(figure.rendered().picture(), scale: 1)
  }

  private func writePicture() throws -> String {
    let file = folder.file("view.png")
    try GoldenFile.encode(try picture(), name: "view").write(to: file)
    return file.path
  }

  @Test func `the command gets project, views and options, and its pictures are read`() throws {
    let path = try writePicture()
    let program = try command("cp '\(path)' \"$2/BasketCell.portrait.png\"")
    let pictures = ProjectPictures(
      project: "/shop/Shop.xcodeproj", views: ["BasketCell"], options: ["--appearance", "dark"])
    let outcome = try pictures.draw(by: program)
    #expect(outcome.drawn.map(\.name) == ["BasketCell"] && outcome.failure == nil)
    let expected = try picture()
    #expect(outcome.drawn.first?.picture.metadata == expected.metadata)
    #expect(outcome.drawn.first?.picture.bitmap == expected.bitmap)
    let words = try String(contentsOf: folder.file("arguments"), encoding: .utf8)
    #expect(
      words.hasPrefix("preview\n--project\n/shop/Shop.xcodeproj\nBasketCell\n--appearance\ndark\n"))
  }

  @Test func `the messages of a command that fails are kept beside what it drew`() throws {
    let path = try writePicture()
    let program = try command(
      "cp '\(path)' \"$2/A.landscape.png\"; echo 'B.swift does not compile' >&2; exit 1")
    let outcome = try ProjectPictures(project: "/shop", views: [], options: []).draw(by: program)
    #expect(outcome.drawn.map(\.name) == ["A"])
    #expect(outcome.failure == "B.swift does not compile")
  }

  @Test func `a variable names the program, and without any the next step is named`() throws {
    let named = try ProjectPictures.command(in: [ProjectPictures.variable: "/opt/quarterturn"])
    #expect(named.path == "/opt/quarterturn")
    #expect("\(CommandNotFound())".contains("swift build --product quarterturn"))
  }
}
