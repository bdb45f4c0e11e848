import Foundation
import LayoutCore
import RasterCore
import TestSupport
import Testing
import UIKitTestSupport
import VectorImages

@testable import UIKit

/// PDF and SVG files in image sets: `r` red, `g` green, `·` nothing.
@MainActor struct VectorImageTests {
  private let letters: [Character: Color] = [
    "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0), "·": .clear,
  ]
  private let catalogue: TestCatalogue
  private let plain = UITraitCollection(displayScale: 1)
  private let kept = #"{"preserves-vector-representation": true}"#

  init() throws { catalogue = try TestCatalogue() }

  /// Returns the text of an SVG file with a red left and an empty right half.
  private func halves(width: Double = 4, height: Double = 2) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
    <path d="M0 0H\(width / 2)V\(height)H0Z" fill="#ff0000"/></svg>
    """
  }

  private func image(
    _ text: String, keys: String = "", properties: String = "{}", scale: CGFloat = 1
  ) throws -> UIImage {
    try catalogue.writeVector("icon", text, keys: keys, properties: properties)
    let traits = UITraitCollection(displayScale: scale)
    return try #require(
      catalogue.searching { UIImage(named: "icon", in: nil, compatibleWith: traits) })
  }

  private func picture(_ image: UIImage, _ width: CGFloat, _ height: CGFloat) -> String {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.image = image
    view.tintColor = UIColor.green
    return Picture.colors(of: view.bitmap(scale: 1), letters)
  }

  @Test func `a vector image is as large as its page, in pixels of the display (AC18)`() throws {
    let icon = try image(halves(), scale: 3)
    #expect(icon.size == CGSize(width: 4, height: 2))
    #expect(icon.cgImage?.width == 12)
    #expect(picture(icon, 4, 2) == "rr··\nrr··")
  }

  @Test func `a vector image in the slot of a scale is drawn at all scales (AC19)`() throws {
    let icon = try image(halves(), keys: #""scale": "1x""#, scale: 2)
    #expect(icon.size == CGSize(width: 4, height: 2))
    #expect(icon.scale == 2)
  }

  @Test func `a vector image in the slot 2x has two points of its page a point (AC19)`() throws {
    let icon = try image(halves(), keys: #""scale": "2x""#)
    #expect(icon.size == CGSize(width: 2, height: 1))
    #expect(picture(icon, 2, 1) == "r·")
  }

  @Test func `a part of a pixel counts as a whole one (AC20)`() throws {
    #expect(try image(halves(width: 24.5), scale: 2).size.width == 24.5)
    let other = try TestCatalogue()
    try other.writeVector("icon", halves(width: 24.5))
    #expect(other.width("icon", UITraitCollection(displayScale: 3)) == 74)
  }

  @Test func `a kept vector image is sharp at any size (AC21)`() throws {
    let icon = try image(halves(width: 2, height: 1), properties: kept)
    #expect(picture(icon, 6, 2) == "rrr···\nrrr···")
  }

  @Test func `a kept vector image is sharp in a context too (AC21)`() throws {
    let icon = try image(halves(width: 2, height: 1), properties: kept)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: format)
      .image { _ in icon.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
    #expect(Picture.colors(of: try #require(drawn.cgImage).bitmap, letters) == "rrr···")
  }

  @Test func `a vector image that is not kept is enlarged as pixels (AC21)`() throws {
    let icon = try image(halves(width: 2, height: 1))
    #expect(picture(icon, 6, 1).contains("?"))
  }

  @Test func `a template is drawn in the tint of its view at any size (AC22)`() throws {
    let properties =
      #"{"preserves-vector-representation": true, "template-rendering-intent": "template"}"#
    let icon = try image(halves(width: 2, height: 1), properties: properties)
    #expect(picture(icon, 2, 1) == "g·")
    #expect(picture(icon, 6, 1) == "ggg···")
  }

  @Test func `an image with parts that are not drawn has a note and a record (AC23)`() {
    let size = CGSize(width: 2, height: 1)
    let picture = VectorImage(size: size, drawing: Drawing(), omissions: ["text", "a filter"])
    let art = VectorArt(picture, name: "icon.pdf")
    let bitmap = CGImage(Bitmap(width: 2, height: 1))
    let view = UIImageView(image: UIImage(bitmap, scale: 1, vector: art))
    #expect(view.drawing().notes == ["not here: text, a filter of icon.pdf"])
    #expect(view.viewRecord.properties[.omissions] == "text, a filter")
  }

  @Test func `a file that cannot be read is nil, and reported once (AC24)`() throws {
    try catalogue.writeVector("broken", "<svg")
    let log = ConsoleLog()
    log.recording {
      for _ in 0..<2 { #expect(catalogue.width("broken") == nil) }
    }
    #expect(log.lines.filter { $0.contains("broken.imageset/icon.svg:") }.count == 1)
  }

  @Test func `loose files are found by their names (AC18)`() throws {
    let file = catalogue.folder.file("loose.svg")
    try Data(halves().utf8).write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 4, height: 2))
    #expect(catalogue.width("loose.svg", plain) == 4)
  }
}
