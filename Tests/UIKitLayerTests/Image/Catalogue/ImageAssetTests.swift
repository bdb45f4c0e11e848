import Foundation
import RasterCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct ImageAssetTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func image(width: Int) -> UIImage { UIImage(Bitmap(width: width, height: 1)) }

  @Test func `an image view shows the file for its own size class (AC11)`() throws {
    let catalogue = try TestCatalogue()
    try catalogue.writeImages("basil", [(1, ""), (2, #""height-class": "compact""#)])
    let view = UIImageView(image: catalogue.searching { UIImage(named: "basil") })
    #expect(view.shownImage?.cgImage?.width == 1)
    view.traitOverrides.verticalSizeClass = .compact
    #expect(view.shownImage?.cgImage?.width == 2)
  }

  @Test func `a registered image is that for its traits (AC12)`() {
    let asset = UIImageAsset()
    asset.register(image(width: 1), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(image(width: 2), with: dark)
    #expect(asset.image(with: dark).cgImage?.width == 2)
    #expect(asset.image(with: UITraitCollection()).cgImage?.width == 1)
    asset.unregister(with: dark)
    #expect(asset.image(with: dark).cgImage?.width == 0)
  }

  @Test func `the image that specifies most traits is used (AC12)`() {
    let asset = UIImageAsset()
    let low = UITraitCollection(traitsFrom: [dark, UITraitCollection(verticalSizeClass: .compact)])
    asset.register(image(width: 2), with: low)
    asset.register(image(width: 1), with: dark)
    #expect(asset.image(with: low).cgImage?.width == 2)
  }

  @Test func `an image in no catalogue has an asset, whose images a view shows (AC12)`() {
    let light = image(width: 1)
    light.imageAsset?.register(image(width: 2), with: dark)
    let view = UIImageView(image: light)
    #expect(view.shownImage?.cgImage?.width == 1)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.shownImage?.cgImage?.width == 2)
    #expect(light.withConfiguration(UIImage.Configuration(traitCollection: dark)).size.width == 2)
  }

  @Test func `all images of a name have one asset (AC12)`() throws {
    let catalogue = try TestCatalogue()
    try catalogue.writeImages("basil", [(1, "")])
    try catalogue.searching {
      let asset = try #require(UIImage(named: "basil")?.imageAsset)
      #expect(UIImage(named: "basil")?.withRenderingMode(.alwaysTemplate).imageAsset === asset)
      #expect(asset.image(with: dark).cgImage?.width == 1)
    }
  }
}
