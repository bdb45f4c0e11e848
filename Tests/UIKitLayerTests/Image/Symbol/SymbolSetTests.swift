import Foundation
import RasterCore
import TestSupport
import Testing

@testable import UIKit

/// Symbol sets of asset catalogues, by their names and as resources.
@MainActor struct SymbolSetTests {
  private let catalogue: TestCatalogue

  init() throws { catalogue = try TestCatalogue() }

  private let document = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Guides"><line id="Baseline-S" x1="0" x2="3000" y1="700" y2="700"/></g>
    <g id="Symbols"><g id="Regular-S"><path d="M100 600H180V700H100Z"/></g></g></svg>
    """

  private func write(_ name: String, _ document: String?) throws {
    if let document { try catalogue.write("\(name).symbolset/leaf.svg", document) }
    let file = document == nil ? "" : "\"filename\": \"leaf.svg\", "
    try catalogue.write(
      "\(name).symbolset/Contents.json", "{\"symbols\": [{\(file)\"idiom\": \"universal\"}]}")
  }

  private func failure(_ name: String) -> String {
    do {
      _ = try AssetPicture(
        symbol: catalogue.url("\(name).symbolset"), name: name, pointSize: 17, scale: 2)
      return ""
    } catch {
      return error.description.replacing(catalogue.folder.url.path, with: "")
    }
  }

  @Test func `a resource may be a symbol set`() throws {
    try write("leaf", document)
    let image = catalogue.searching {
      UIImage(resource: ImageResource(name: "leaf", bundle: .main))
    }
    #expect(image.isSymbolImage)
    #expect(image.size.width > 5)
  }

  @Test func `the picture of a symbol set has its areas in black`() throws {
    try write("leaf", document)
    let picture = try AssetPicture(
      symbol: catalogue.url("leaf.symbolset"), name: "leaf", pointSize: 100, scale: 1)
    let bitmap = picture.bitmap
    #expect(bitmap.width > 80)
    let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2] == black)
  }

  @Test func `a symbol set that cannot be drawn says why`() throws {
    try write("none", nil)
    #expect(failure("none").hasSuffix("none.symbolset names no file"))
    try write("empty", "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
    #expect(failure("empty").hasSuffix("empty.symbolset/leaf.svg has no drawing of a symbol"))
    try write("broken", "<svg")
    #expect(failure("broken").contains("broken.symbolset/leaf.svg:1:"))
    #expect(failure("absent").hasSuffix("absent.symbolset has no list of symbols"))
  }
}
