import Basics
import Foundation
import RasterCore
import TestSupport
import Testing

@testable import RasterText

/// Fonts with colours that are not drawn.
@Suite struct OmittedColorsTests {
  /// Returns JetBrains Mono with one more table.
  private func font(with table: String, _ content: [UInt8]) throws -> FontFace {
    var bytes = [UInt8](try #require(EmbeddedFiles.fonts.data(at: "JetBrainsMono-Regular.ttf")))
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) } }
    let count = number(4, 2)
    // The directory is sorted by tag, and all offsets are later by one record.
    var records = (0..<count).map { index -> (tag: [UInt8], rest: [UInt8]) in
      let place = 12 + 16 * index
      let moved = big(number(place + 8, 4) + 16)
      return (
        Array(bytes[place..<place + 4]),
        Array(bytes[place + 4..<place + 8]) + moved + bytes[place + 12..<place + 16]
      )
    }
    records.append(
      (Array(table.utf8), big(0) + big(bytes.count + 16) + big(content.count)))
    records.sort { $0.tag.lexicographicallyPrecedes($1.tag) }
    let head = bytes[0..<4] + [0, UInt8(count + 1)] + bytes[6..<12]
    let directory = records.flatMap { $0.tag + $0.rest }
    bytes = Array(head) + directory + bytes[(12 + 16 * count)...] + content
    return try FontFace(data: Data(bytes), name: "\(table).ttf")
  }

  /// A table COLR of version 1 without layers, whose list of paints is at its end.
  private let paints: [UInt8] =
    [0, 1] + Array(repeating: 0, count: 12) + [0, 0, 0, 34] + Array(repeating: 0, count: 20)

  @Test func `paints of COLR version 1 are named`() throws {
    #expect(try font(with: "COLR", paints).omittedColors == "COLR version 1")
  }

  @Test(arguments: [
    ("sbix", "sbix bitmaps"), ("CBDT", "CBDT bitmaps"), ("SVG ", "SVG documents"),
  ])
  func `pictures of glyphs are named`(table: String, words: String) throws {
    #expect(
      try font(with: table, Array(repeating: 0, count: 16)).omittedColors == words)
  }

  @Test func `no font of the package has colours that are not drawn`() {
    #expect(FontLibrary.shared.all.allSatisfy { $0.omittedColors == nil })
  }

  @Test func `a drawing of such a font has a note, once`() throws {
    let face = try font(with: "COLR", paints)
    let canvas = Canvas()
    let font = TextFont(stack: FontStack(primary: face), size: 12)
    layout("one\ntwo", font: font).draw(in: canvas, at: .zero)
    #expect(
      canvas.drawing.notes == ["not here: colours of JetBrains Mono Regular (COLR version 1)"])
  }

  @Test func `outlines of a text are those that are drawn`() {
    let text = layout("Hi", font: .system(size: 40))
    let box = text.outlines(at: CGPoint(x: 5, y: 3)).boundingBox
    let bitmap = drawn(text, width: 120, height: 60, at: CGPoint(x: 5, y: 3))
    let columns = bitmap.inkColumns ?? 0...0
    #expect(abs(box.minX - CGFloat(columns.lowerBound)) < 1)
    #expect(abs(box.maxX - CGFloat(columns.upperBound + 1)) < 1)
  }
}
