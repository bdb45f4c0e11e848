import Foundation
import LayoutCore
import RasterCore
import RasterPNG
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct AssetCatalogueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "Plants/leaf.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x80", "green": "0.250", "blue": "255", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components":
          {"white": "1.000", "alpha": "1.000"}}}]}
      """)
    try write(
      "basil.imageset/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "filename": "three.png", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try write("broken.colorset/Contents.json", "{")
    let images = folder.file("Assets.xcassets/basil.imageset")
    try PNG.write(
      Bitmap(width: 4, height: 4), to: images.appendingPathComponent("two.png"))
    try PNG.write(
      Bitmap(width: 9, height: 9), to: images.appendingPathComponent("three.png"))
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file("Assets.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func searching<Value>(_ body: () throws -> Value) rethrows -> Value {
    let old = NamedImages.folders
    NamedImages.folders = [folder.url]
    defer { NamedImages.folders = old }
    return try body()
  }

  @Test func `a colour is found by its name, with its dark form`() throws {
    let color = try #require(searching { UIColor(named: "leaf") })
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 128 / 255, green: 0.25, blue: 1, alpha: 0.5))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 1, alpha: 1))
  }

  @Test(arguments: [
    (MissingAssets.Kind.image, "basli", "; did you mean \"basil\"?"), (.image, "unlike", ""),
    (.color, "lefa", "; did you mean \"leaf\"?"), (.color, "basil", ""),
  ])
  func `a name that is not found is told with the nearest one`(
    kind: MissingAssets.Kind, name: String, nearest: String
  ) {
    #expect(
      MissingAssets.message(kind, name, in: [folder.url])
        == "no \(kind) is called \"\(name)\" in Assets.xcassets" + nearest)
  }

  @Test func `a name is told once`() {
    let log = ConsoleLog()
    let name = "nothing has this name"
    log.recording {
      for _ in 0..<2 { #expect(searching { UIImage(named: name) } == nil) }
    }
    let told = "no image is called \"\(name)\" in Assets.xcassets"
    #expect(log.lines.filter { $0.hasPrefix(told) }.count == 1)
    #expect(MissingAssets.told.contains { $0.hasPrefix(told) })
  }

  @Test func `what is there and cannot be read is told so`() throws {
    try write("vector.imageset/Contents.json", #"{"images": [{"filename": "a.pdf"}]}"#)
    #expect(
      MissingAssets.message(.image, "vector", in: [folder.url])
        == "the image \"vector\" in Assets.xcassets is not shown: a.pdf is not there")
    #expect(
      MissingAssets.message(.color, "broken", in: [folder.url])
        .hasPrefix("the color \"broken\" in Assets.xcassets is not shown"))
  }

  @Test func `without a catalogue a missing name says so`() {
    #expect(
      MissingAssets.message(.image, "basil", in: [])
        == "no image is called \"basil\", and there is no asset catalogue")
  }

  @Test func `a catalogue behind a link is read`() throws {
    let links = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: links.file("Assets.xcassets"), withDestinationURL: folder.file("Assets.xcassets"))
    #expect(AssetCatalogue.names(of: "imageset", in: links.url).contains("basil"))
  }

  @Test func `resources of images and colours are found as their names are`() {
    searching {
      let image = UIImage(resource: ImageResource(name: "basil", bundle: .main))
      #expect(image == UIImage(named: "basil"))
      let color = UIColor(resource: ColorResource(name: "leaf", bundle: .main))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
      #expect(UIImage(resource: ImageResource(name: "no", bundle: .main)).size == .zero)
    }
  }

  @Test func `a colour that is not there, or that cannot be read, is nil`() {
    searching {
      #expect(UIColor(named: "none") == nil)
      #expect(UIColor(named: "broken") == nil)
      #expect(UIColor(named: "basil") == nil)
    }
  }

  @Test(arguments: ["nan", "inf", "-infinity", "1e999", "", "0x", "red"])
  func `a colour of what is no number is nil`(text: String) throws {
    for (name, components) in [
      ("white", "\"white\": \"\(text)\""), ("alpha", "\"white\": \"1\", \"alpha\": \"\(text)\""),
      ("blue", "\"red\": \"0\", \"green\": \"0\", \"blue\": \"\(text)\""),
    ] {
      try write(
        "\(name).colorset/Contents.json",
        "{\"colors\": [{\"color\": {\"components\": {\(components)}}}]}")
      #expect(searching { UIColor(named: name) } == nil)
    }
  }

  @Test(arguments: ["0x", "-1x", "nanx", "infx", "x", "2", ""])
  func `a file of what is no scale is left out`(scale: String) throws {
    let other = ", {\"filename\": \"good.png\", \"scale\": \"1x\"}, {\"filename\": \"plain.png\"}"
    func names(_ more: String) throws -> [String] {
      let odd = "{\"filename\": \"odd.png\", \"scale\": \"\(scale)\"}"
      let text = "{\"images\": [\(odd)\(more)]}"
      let set = ImageSet(try JSONDocument([UInt8](text.utf8), .message).value)
      return set.candidates(for: SlotTraits()).map(\.name)
    }
    #expect(try names("").isEmpty)
    #expect(try names(other) == ["good.png", "plain.png"])
  }

  @Test func `an image is found by its name, in the file for the scale`() throws {
    let two = UITraitCollection(displayScale: 2)
    let image = try #require(
      searching { UIImage(named: "basil", in: nil, compatibleWith: two) })
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(image.renderingMode == .alwaysTemplate)
    let three = UITraitCollection(displayScale: 3)
    #expect(searching { UIImage(named: "basil", in: nil, compatibleWith: three) }?.scale == 3)
  }

  @Test func `a literal is an image by its name`() {
    let image: UIImage = searching { #imageLiteral(resourceName: "basil") }
    #expect(image.scale > 1)
  }
}
