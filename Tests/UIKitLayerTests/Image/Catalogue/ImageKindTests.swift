import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ImageKindTests {
  private let catalogue: TestCatalogue

  init() throws { catalogue = try TestCatalogue() }

  @Test func `a file of a kind that is not drawn is reported with its kind (AC25)`() throws {
    let heic = Data([0, 0, 0, 24]) + Data("ftypheic".utf8) + Data(count: 12)
    try catalogue.write("photo.imageset/photo.heic", heic)
    try catalogue.write(
      "photo.imageset/Contents.json", #"{"images": [{"filename": "photo.heic"}]}"#)
    #expect(catalogue.width("photo") == nil)
    #expect(
      MissingAssets.message(.image, "photo", in: [catalogue.folder.url])
        == """
        the image "photo" in Assets.xcassets is not shown: photo.heic is a HEIF picture, which is \
        not drawn
        """)
  }

  @Test func `a file that the contents do not name is no part of the image (AC26)`() throws {
    try catalogue.writeImages("basil", [(1, #""scale": "1x""#)])
    try catalogue.write("basil.imageset/3.png", TestCatalogue.png(width: 3))
    #expect(catalogue.width("basil", UITraitCollection(displayScale: 3)) == 1)
  }

  @Test func `an entry without a file is left out (AC26)`() throws {
    try catalogue.writeImages("basil", [(1, "")])
    try catalogue.write(
      "basil.imageset/Contents.json",
      #"{"images": [{"scale": "2x"}, {"filename": "gone.png"}, {"filename": "1.png"}]}"#)
    #expect(catalogue.width("basil") == 1)
  }

  @Test(arguments: [
    ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal),
    ("automatic", .automatic),
  ])
  func `the intent in the catalogue is the rendering mode (AC27)`(
    intent: String, mode: UIImage.RenderingMode
  ) throws {
    try catalogue.writeImages(
      "basil", [(1, "")], properties: "{\"template-rendering-intent\": \"\(intent)\"}")
    #expect(catalogue.searching { UIImage(named: "basil")?.renderingMode } == mode)
  }

  @Test func `compression and resource tags change nothing (AC28)`() throws {
    try catalogue.writeImages(
      "basil", [(1, "")],
      properties: #"{"compression-type": "gpu-optimized-smallest", "auto-scaling": "auto"}"#)
    #expect(catalogue.width("basil") == 1)
  }

  @Test func `an app icon is no image (AC29)`() throws {
    try catalogue.write("AppIcon.appiconset/1.png", TestCatalogue.png(width: 1))
    try catalogue.write(
      "AppIcon.appiconset/Contents.json", #"{"images": [{"filename": "1.png"}]}"#)
    #expect(catalogue.width("AppIcon") == nil)
  }

  @Test func `a data set is bytes by their name (AC35)`() throws {
    try catalogue.write("prices.dataset/prices.json", "[1, 2]")
    try catalogue.write(
      "prices.dataset/Contents.json",
      """
      {"data": [{"filename": "prices.json", "idiom": "universal",
        "universal-type-identifier": "public.json"}]}
      """)
    try catalogue.searching {
      let asset = try #require(NSDataAsset(name: "prices"))
      #expect(asset.data == Data("[1, 2]".utf8))
      #expect(asset.typeIdentifier == "public.json")
      #expect(NSDataAsset(name: "none") == nil)
    }
  }
}
