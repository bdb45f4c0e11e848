import Foundation
import RasterCore
import TestSupport
import Testing

@testable import UIKit

/// The colours of symbols' layers, variable values and directions.
@MainActor struct SymbolRenderingTests {
  private typealias Configuration = UIImage.SymbolConfiguration
  private let size = Configuration(pointSize: 40)

  private func view(_ name: String, _ configuration: Configuration) throws -> UIImageView {
    let image: UIImage = try #require(
      UIImage(systemName: name, withConfiguration: size.applying(configuration)))
    let view = UIImageView(image: image)
    view.tintColor = .green
    return view
  }

  /// The most frequent pixels of a view, most frequent first, without clear ones.
  private func pixels(of view: UIView, _ count: Int) -> [String] {
    let bitmap = view.bitmap(scale: 2)
    var counts: [String: Int] = [:]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 {
        let pixel = bitmap[x, y]
        counts["\(pixel.red) \(pixel.green) \(pixel.blue) \(pixel.alpha)", default: 0] += 1
      }
    }
    return counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(count).map(\.key)
  }

  @Test func `a template has one color, and its inner symbol is cut out (AS15)`() throws {
    let view = try view("xmark.circle.fill", .unspecified)
    #expect(view.image?.isTemplate == true)
    #expect(pixels(of: view, 1) == ["0 255 0 255"])
    let bitmap = view.bitmap(scale: 2)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 0)
  }

  @Test func `a hierarchy has less opacity on the secondary layer (AS15)`() throws {
    let view = try view("xmark.circle.fill", Configuration(hierarchicalColor: .red))
    #expect(pixels(of: view, 2) == ["128 0 0 128", "255 0 0 255"])
  }

  @Test func `a palette paints the layer that a template cuts out (AS15)`() throws {
    let view = try view("xmark.circle.fill", Configuration(paletteColors: [.white, .red]))
    #expect(pixels(of: view, 2) == ["255 0 0 255", "255 255 255 255"])
  }

  @Test func `a palette of one color has it on all layers (AS15)`() throws {
    let view = try view("person.crop.circle.badge.plus", Configuration(paletteColors: [.red]))
    #expect(pixels(of: view, 1) == ["255 0 0 255"])
  }

  @Test func `a template mode overrides a palette (AS15)`() throws {
    let view = try view("xmark.circle.fill", Configuration(paletteColors: [.white, .red]))
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(pixels(of: view, 1) == ["0 255 0 255"])
  }

  @Test func `monochrome is preferred over a palette (AS15)`() throws {
    let palette = Configuration(paletteColors: [.white, .red])
    let view = try view("xmark.circle.fill", palette.applying(Configuration.preferringMonochrome()))
    #expect(pixels(of: view, 1) == ["0 255 0 255"])
  }

  @Test func `a symbol has the colors of its meaning, or is a template (AS16)`() throws {
    let sign = try view("xmark.circle.fill", .preferringMulticolor())
    let disc = try view("circle.fill", Configuration(paletteColors: [.systemRed]))
    #expect(pixels(of: sign, 1) == pixels(of: disc, 1))
    #expect(try view("chevron.right", .preferringMulticolor()).image?.isTemplate == true)
  }

  @Test func `what is in a filled circle of its own color is white (AS16)`() throws {
    let star = try view("star.circle.fill", .preferringMulticolor())
    let same = try view(
      "star.circle.fill", Configuration(paletteColors: [.white, .systemYellow]))
    let disc = try view("circle.fill", Configuration(paletteColors: [.systemYellow]))
    #expect(star.bitmap(scale: 2) == same.bitmap(scale: 2))
    #expect(star.bitmap(scale: 2) != disc.bitmap(scale: 2))
  }

  @Test func `colors are those of the view's appearance (AS15)`() throws {
    let image = try view("circle.fill", Configuration(paletteColors: [.label]))
    image.overrideUserInterfaceStyle = .dark
    #expect(pixels(of: image, 1) == ["255 255 255 255"])
  }

  @Test func `a variable value leaves the waves beyond it pale (AS18)`() throws {
    func alphas(_ value: Double) throws -> [Bool] {
      let image: UIImage = try #require(
        UIImage(systemName: "cellularbars", variableValue: value, configuration: size))
      let view = UIImageView(image: image)
      let bitmap = view.bitmap(scale: 1)
      let y = bitmap.height * 3 / 4
      let row = (0..<bitmap.width).map { bitmap[$0, y].alpha }
      return row.split { $0 < 60 }.map { ($0.max() ?? 0) > 200 }
    }
    #expect(try alphas(1) == [true, true, true, true])
    #expect(try alphas(0.5) == [true, true, false, false])
    #expect(try alphas(0.51) == [true, true, true, false])
    #expect(try alphas(0) == [false, false, false, false])
    #expect(try alphas(.nan) == [false, false, false, false])
  }

  @Test func `a variable value is no part of the configuration (AS18)`() throws {
    let image: UIImage = try #require(UIImage(systemName: "wifi", variableValue: 0.5))
    #expect(image.symbolConfiguration == .unspecified)
    #expect(image != UIImage(systemName: "wifi"))
    #expect(
      image.applyingSymbolConfiguration(size)
        == UIImage(
          systemName: "wifi", variableValue: 0.5, configuration: size))
  }

  @Test(arguments: [("chevron.forward", true), ("chevron.right", false), ("forward.fill", false)])
  func `forward is mirrored in right-to-left layouts (AS17)`(
    name: String, isMirrored: Bool
  ) throws {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let image: UIImage = try #require(UIImage(systemName: name))
    let turned: UIImage = try #require(UIImage(systemName: name, compatibleWith: traits))
    #expect(image.size == turned.size)
    #expect((image._cgImage.bitmap != turned._cgImage.bitmap) == isMirrored)
  }

  @Test func `chevron forward is chevron right, and its mirror image is chevron left (AS17)`()
    throws
  {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    func bitmap(_ name: String, _ traits: UITraitCollection? = nil) throws -> Bitmap {
      let image: UIImage = try #require(UIImage(systemName: name, compatibleWith: traits))
      return image._cgImage.bitmap
    }
    #expect(try bitmap("chevron.forward") == bitmap("chevron.right"))
    #expect(try bitmap("chevron.forward", traits) == bitmap("chevron.left"))
  }

  @Test func `effects compile and change nothing but the image`() throws {
    let view = try view("star", .unspecified)
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeating.speed(2))
    view.addSymbolEffect(.variableColor.iterative.reversing)
    view.addSymbolEffect(.pulse, options: .repeat(3), animated: true) { _ in }
    view.removeSymbolEffect(ofType: .pulse)
    view.removeAllSymbolEffects()
    let other: UIImage = try #require(UIImage(systemName: "heart"))
    view.setSymbolImage(other, contentTransition: .replace.downUp)
    #expect(view.image == other)
  }
}
