import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Slices and alignment rectangles of images in asset catalogues: `r` red, `g` green, `b` blue,
/// `w` white, `·` nothing.
@MainActor struct CatalogueSliceTests {
  private let letters: [Character: Color] = [
    "r": Color(red: 1, green: 0, blue: 0), "g": Color(red: 0, green: 1, blue: 0),
    "b": Color(red: 0, green: 0, blue: 1), "w": .white, "·": .clear,
  ]

  /// Returns the image of rows of letters, whose catalogue has `keys` in its slot.
  private func image(_ rows: String..., keys: String, scale: Int = 1) throws -> UIImage {
    var bitmap = Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() { bitmap[x, y] = (letters[letter] ?? .clear).pixel }
    }
    // Folders and files are read once, so that each image has a folder of its own.
    let folder = try TemporaryFolder()
    let set = folder.file("Assets.xcassets/plate.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try PNG.write(bitmap, to: set.appendingPathComponent("plate.png"))
    let text = #"{"images": [{"filename": "plate.png", "scale": "\#(scale)x", \#(keys)}]}"#
    try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let old = NamedImages.folders
    NamedImages.folders = [folder.url]
    defer { NamedImages.folders = old }
    return try #require(UIImage(named: "plate"))
  }

  private func picture(_ image: UIImage, _ width: CGFloat, _ height: CGFloat) -> String {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.image = image
    return Picture.colors(of: view.bitmap(scale: 1), letters)
  }

  /// The keys of a catalogue's slices.
  private func slices(
    _ mode: String, caps: String, center: String
  ) -> String {
    #""resizing": {"mode": "\#(mode)", "cap-insets": {\#(caps)}, "center": {\#(center)}}"#
  }

  @Test func `nine parts keep the corners, and stretch or repeat the rest (H23)`() throws {
    let caps = #""top": 1, "left": 1, "bottom": 1, "right": 1"#
    let one = #""mode": "tile", "width": 1, "height": 1"#
    let plate = try image("rgr", "gbg", "rgr", keys: slices("9-part", caps: caps, center: one))
    #expect(picture(plate, 5, 4) == "rgggr\ngbbbg\ngbbbg\nrgggr")
    let two = #""mode": "tile", "width": 2, "height": 1"#
    let striped = try image(
      "rwgr", "rwgr", "rwgr", keys: slices("9-part", caps: caps, center: two))
    #expect(picture(striped, 7, 3) == "rwgwgwr\nrwgwgwr\nrwgwgwr")
    let stretched = #""mode": "stretch", "width": 2, "height": 1"#
    let wide = try image(
      "rwwr", "rwwr", "rwwr", keys: slices("9-part", caps: caps, center: stretched))
    #expect(wide.resizingMode == .stretch)
    #expect(picture(wide, 7, 3) == "rwwwwwr\nrwwwwwr\nrwwwwwr")
  }

  @Test func `three parts have caps along one axis (H23)`() throws {
    let all = #""top": 1, "left": 1, "bottom": 1, "right": 1"#
    let one = #""mode": "stretch", "width": 1, "height": 1"#
    let lying = try image("rgb", keys: slices("3-part-horizontal", caps: all, center: one))
    #expect(lying.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(picture(lying, 5, 2) == "rgggb\nrgggb")
    let standing = try image("r", "g", "b", keys: slices("3-part-vertical", caps: all, center: one))
    #expect(standing.capInsets == UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
    #expect(picture(standing, 2, 5) == "rr\ngg\ngg\ngg\nbb")
  }

  @Test func `pixels beside the centre are left out of the image (H23)`() throws {
    let caps = #""top": 0, "left": 1, "bottom": 0, "right": 1"#
    let one = #""mode": "tile", "width": 1"#
    let plate = try image("rgwwb", keys: slices("3-part-horizontal", caps: caps, center: one))
    #expect(plate.size == CGSize(width: 3, height: 1))
    #expect(picture(plate, 3, 1) == "rgb")
  }

  @Test func `caps and insets are pixels of the file (H23, H24)`() throws {
    let caps = #""top": 2, "left": 2, "bottom": 2, "right": 2"#
    let one = #""mode": "tile", "width": 2, "height": 2"#
    let row = "rrggbb"
    let plate = try image(
      row, row, row, row, row, row,
      keys: slices("9-part", caps: caps, center: one)
        + #", "alignment-insets": {"top": 2, "left": 1, "bottom": 1, "right": 0}"#, scale: 2)
    #expect(plate.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(plate.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0.5, bottom: 0.5, right: 0))
  }

  @Test func `a view is constrained by the alignment rectangle of its image (H24)`() throws {
    let shadow = try image(
      "wwww", "wrrw", "wrrw", "wwww", "wwww",
      keys: #""alignment-insets": {"top": 1, "left": 1, "bottom": 2, "right": 1}"#)
    let view = UIImageView(image: shadow)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 2))
    let stage = ConstraintStage()
    stage.add(view)
    stage.pinCorner(of: view)
    stage.layOut()
    #expect(view.frame == CGRect(x: -1, y: -1, width: 4, height: 5))
  }

  @Test func `a button has the alignment rectangle of its background (H24)`() throws {
    let button = UIButton()
    let plate = UIImage(Bitmap(width: 40, height: 50))
      .withAlignmentRectInsets(UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
    button.setBackgroundImage(plate, for: .normal)
    #expect(button.alignmentRectInsets == plate.alignmentRectInsets)
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 44))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 40, height: 50))
  }

  @Test func `a centre of one pixel is drawn in one piece, and not in a thousand`() throws {
    let caps = #""top": 1, "left": 1, "bottom": 1, "right": 1"#
    let one = #""mode": "tile", "width": 1, "height": 1"#
    let plate = try image("rgr", "gbg", "rgr", keys: slices("9-part", caps: caps, center: one))
    let rect = CGRect(x: 0, y: 0, width: 375, height: 44)
    #expect(ImageSlices(plate).pieces(in: rect).count == 9)
  }
}
