import Foundation
import LayoutCore
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import MCPServer

struct AnswerPicturesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ width: Int, _ height: Int) throws {
    let bitmap = Drawing { _ in }.rasterized(width: width, height: height)
    try PNG.encode(bitmap).write(to: folder.file(name))
  }

  /// The widths and heights of the pictures in an answer.
  private func sides(_ arguments: [String: JSONValue]) throws -> [[Int]] {
    try AnswerPictures(arguments).read(.all, in: folder.url).pictures.map { picture in
      let bitmap = try PNG.read(picture.data, name: "").bitmap
      return [bitmap.width, bitmap.height]
    }
  }

  @Test(
    arguments: [
      // The height limits a tall sheet, and the width a wide one; nothing is made larger.
      ([:], [[50, 3200], [800, 40], [30, 20]]),
      (["max_width": .integer(100)], [[6, 400], [100, 5], [30, 20]]),
      (["max_height": .integer(320)], [[5, 320], [800, 40], [30, 20]]),
      (["max_width": .integer(20), "max_height": .integer(16)], [[1, 16], [20, 1], [20, 13]]),
    ] as [([String: JSONValue], [[Int]])])
  func `a picture is no wider and no higher than asked, and keeps its shape`(
    arguments: [String: JSONValue], sides: [[Int]]
  ) throws {
    try write("a-tall.png", 100, 6400)
    try write("b-wide.png", 4000, 200)
    try write("c-small.png", 30, 20)
    #expect(try self.sides(arguments) == sides)
  }

  @Test func `pictures that are more than asked are named, and so is one that is broken`() throws {
    try write("a.png", 20, 20)
    try write("b.png", 20, 20)
    let shown = AnswerPictures(["max_pictures": .integer(1)]).read(.all, in: folder.url)
    #expect(shown.pictures.count == 1)
    #expect(shown.text == "picture 1: a.png (20 × 20 pixels)\nleft out, see max_pictures: b.png")
    try Data("no picture".utf8).write(to: folder.file("a.png"))
    let broken = AnswerPictures([:]).read(.named("a.png"), in: folder.url)
    #expect(broken.pictures.isEmpty)
    #expect(broken.text.hasPrefix("a.png cannot be shown: "))
  }
}
