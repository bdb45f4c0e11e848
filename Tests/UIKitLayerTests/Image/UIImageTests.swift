import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import UIKit

@MainActor struct UIImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a picture of a width that tells it from others.
  private func write(_ name: String, width: Int) throws {
    try PNG.write(Bitmap(width: width, height: 1), to: folder.file(name))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 350, height: 0), CGSize(width: 0, height: 350)])
  func `a renderer without a width or a height draws an empty image (H33)`(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
  }

  @Test func `a file is read with one pixel a point`() throws {
    try write("leaf.png", width: 4)
    let image = try #require(UIImage(contentsOfFile: folder.file("leaf.png").path))
    #expect(image.size == CGSize(width: 4, height: 1))
    #expect(image.scale == 1)
  }

  @Test func `a name ending in @3x gives the scale`() throws {
    try write("leaf@3x.png", width: 6)
    let image = try #require(UIImage(contentsOfFile: folder.file("leaf@3x.png").path))
    #expect(image.scale == 3)
    #expect(image.size.width == 2)
  }

  @Test func `a plain path finds the file of the device's scale`() throws {
    try write("leaf.png", width: 1)
    try write("leaf@2x.png", width: 2)
    try write("leaf@3x.png", width: 3)
    #expect(UIImage(contentsOfFile: folder.file("leaf.png").path)?.scale == 2)
  }

  @Test func `a missing or damaged file is no picture`() throws {
    try Data("no picture".utf8).write(to: folder.file("text.png"))
    #expect(UIImage(contentsOfFile: folder.file("none.png").path) == nil)
    #expect(UIImage(contentsOfFile: folder.file("text.png").path) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test(
    arguments: [
      (1, ["a.png", "a@2x.png", "a@3x.png"]), (2, ["a@2x.png", "a@3x.png", "a.png"]),
      (3, ["a@3x.png", "a@2x.png", "a.png"]),
    ] as [(CGFloat, [String])])
  func `the device's scale is tried first, then larger, then smaller ones`(
    scale: CGFloat, names: [String]
  ) {
    #expect(ImageFile.candidates(for: "a", scale: scale).map(\.name) == names)
  }

  @Test func `a name with its ending or its scale means the same picture`() {
    #expect(ImageFile.candidates(for: "a.png", scale: 1).first?.name == "a.png")
    #expect(ImageFile.candidates(for: "a@2x", scale: 1).map(\.name) == ["a@2x.png"])
  }

  @Test func `a picture becomes a file and the same picture again`() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[1, 0] = Color(red: 1, green: 0.5, blue: 0).pixel
    let image = UIImage(bitmap, scale: 2)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2) == image)
  }

  @Test func `pictures are equal when pixels and style are`() {
    let image = UIImage(Bitmap(width: 1, height: 1))
    #expect(image == UIImage(Bitmap(width: 1, height: 1)))
    #expect(image != image.withRenderingMode(.alwaysTemplate))
    #expect(image != UIImage(Bitmap(width: 1, height: 1), scale: 2))
  }

  @Test func `a part of the pixels is cut at whole ones`() throws {
    var bitmap = Bitmap(width: 3, height: 3)
    bitmap[1, 2] = Color.white.pixel
    let image = CGImage(bitmap)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1.5, width: 9, height: 9)))
    #expect(part.width == 2 && part.height == 2)
    #expect(part.bitmap[0, 1] == Color.white.pixel)
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }
}
