import Foundation
import LayoutCore
import RasterCore
import RasterPNG
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ImageVariantTests {
  private let folder: TemporaryFolder
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  init() throws {
    folder = try TemporaryFolder()
    let set = folder.file("Assets.xcassets/plate.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let appearance = #"[{"appearance": "luminosity", "value": "dark"}]"#
    let contents = """
      {"images": [{"filename": "usual.png"},
        {"filename": "dark.png", "appearances": \(appearance)}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try PNG.write(Bitmap(width: 1, height: 1), to: set.appendingPathComponent("usual.png"))
    try PNG.write(Bitmap(width: 2, height: 2), to: set.appendingPathComponent("dark.png"))
  }

  private func plate(in traits: UITraitCollection? = nil) throws -> UIImage {
    let old = NamedImages.folders
    NamedImages.folders = [folder.url]
    defer { NamedImages.folders = old }
    return try #require(UIImage(named: "plate", in: nil, compatibleWith: traits))
  }

  private func view(showing image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = .dark
    return view
  }

  @Test func `an image is found with its dark variant (H36)`() throws {
    #expect(try plate().size.width == 1)
    #expect(try plate(in: dark).size.width == 2)
  }

  @Test func `an image view shows the variant for its own appearance (H36)`() throws {
    #expect(try view(showing: plate()).shownImage?.size.width == 2)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(try UIImageView(image: plate(in: light)).shownImage?.size.width == 1)
    #expect(try UIImageView(image: plate(in: dark)).shownImage?.size.width == 1)
  }

  @Test func `a template keeps its variants (H36)`() throws {
    let template = try plate().withRenderingMode(.alwaysTemplate)
    let shown = view(showing: template).shownImage
    #expect(shown?.size.width == 2)
    #expect(shown?.renderingMode == .alwaysTemplate)
  }

  @Test func `a file for another appearance is left out`() throws {
    let tinted = #"[{"appearance": "luminosity", "value": "tinted"}]"#
    let text = "{\"images\": [{\"filename\": \"a.png\", \"appearances\": \(tinted)}]}"
    let set = ImageSet(try JSONDocument([UInt8](text.utf8), .message).value)
    #expect(set.candidates(for: SlotTraits()).isEmpty)
    #expect(set.candidates(for: SlotTraits(dark)).isEmpty)
  }
}
