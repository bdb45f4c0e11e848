import Foundation
import LocalizedStrings
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The entry of an image set that is used for traits: each file has a width of its own.
@MainActor struct CatalogueEntryTests {
  private let catalogue: TestCatalogue
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let high = UITraitCollection(accessibilityContrast: .high)
  private let pad = UITraitCollection(userInterfaceIdiom: .pad)
  private let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)

  init() throws { catalogue = try TestCatalogue() }

  private func appearances(_ values: String...) -> String {
    let entries = values.map { value in
      let kind = value == "high" ? "contrast" : "luminosity"
      return "{\"appearance\": \"\(kind)\", \"value\": \"\(value)\"}"
    }
    return "\"appearances\": [\(entries.joined(separator: ", "))]"
  }

  @Test func `the entry that fulfils most conditions is used (AC5)`() throws {
    try catalogue.writeImages(
      "basil",
      [
        (1, ""), (2, appearances("dark")), (3, #""idiom": "ipad""#),
        (4, appearances("dark") + #", "idiom": "ipad""#),
      ])
    #expect(catalogue.width("basil") == 1)
    #expect(catalogue.width("basil", dark) == 2)
    #expect(catalogue.width("basil", pad) == 3)
    let both = UITraitCollection(traitsFrom: [dark, pad])
    #expect(catalogue.width("basil", both) == 4)
  }

  @Test func `of entries that fulfil equally many conditions, that for the appearance (AC5)`()
    throws
  {
    try catalogue.writeImages("basil", [(1, #""idiom": "ipad""#), (2, appearances("dark"))])
    #expect(catalogue.width("basil", UITraitCollection(traitsFrom: [dark, pad])) == 2)
  }

  @Test func `among entries that fit equally well, the scale decides (AC5)`() throws {
    try catalogue.writeImages(
      "basil",
      [
        (1, #""scale": "1x""#), (3, #""scale": "3x""#),
        (4, appearances("dark") + #", "scale": "1x""#),
      ])
    #expect(catalogue.width("basil", UITraitCollection(displayScale: 2)) == 3)
    #expect(catalogue.width("basil", dark) == 4)
  }

  @Test func `a file for another idiom is not used (AC6)`() throws {
    try catalogue.writeImages("basil", [(1, #""idiom": "watch""#)])
    #expect(catalogue.width("basil") == nil)
    #expect(catalogue.width("basil", UITraitCollection(userInterfaceIdiom: .pad)) == nil)
  }

  @Test func `a file for pads alone is used on a phone too (AC6)`() throws {
    try catalogue.writeImages("basil", [(1, #""idiom": "ipad""#)])
    #expect(catalogue.width("basil") == 1)
  }

  @Test func `dark and high contrast fall back to the usual file (AC7)`() throws {
    try catalogue.writeImages("basil", [(1, "")])
    #expect(catalogue.width("basil", dark) == 1)
    #expect(catalogue.width("basil", high) == 1)
  }

  @Test func `a high contrast falls back to the normal one of its appearance (AC7)`() throws {
    try catalogue.writeImages(
      "basil", [(1, ""), (2, appearances("dark")), (3, appearances("high"))])
    #expect(catalogue.width("basil", high) == 3)
    #expect(catalogue.width("basil", UITraitCollection(traitsFrom: [dark, high])) == 2)
  }

  @Test func `a light file is that of light interfaces (AC7)`() throws {
    try catalogue.writeImages(
      "basil", [(1, ""), (2, appearances("light")), (3, appearances("dark"))])
    #expect(catalogue.width("basil") == 2)
    #expect(catalogue.width("basil", dark) == 3)
  }

  @Test func `a file for one direction alone is mirrored in the other (AC8)`() throws {
    try catalogue.writeImages("basil", [(1, #""language-direction": "left-to-right""#)])
    func orientation(_ traits: UITraitCollection?) -> UIImage.Orientation? {
      catalogue.searching {
        UIImage(named: "basil", in: nil, compatibleWith: traits)?.imageOrientation
      }
    }
    #expect(orientation(nil) == .up)
    #expect(orientation(rightToLeft) == .upMirrored)
  }

  @Test func `a file for each direction is not mirrored (AC8)`() throws {
    try catalogue.writeImages(
      "basil",
      [
        (1, #""language-direction": "left-to-right""#),
        (2, #""language-direction": "right-to-left""#),
      ])
    #expect(catalogue.width("basil") == 1)
    #expect(catalogue.width("basil", rightToLeft) == 2)
  }

  @Test(arguments: [
    ("de", "de", true), ("de", "de-AT", true), ("en-GB", "en_GB", true), ("en-GB", "en", false),
    ("de", "den", false),
  ])
  func `a locale is a language, or the language of regions (AC9)`(
    locale: String, language: String, fits: Bool
  ) {
    #expect(AssetLanguage.language(language, isOf: locale) == fits)
  }

  @Test func `a file for another language is not used (AC9)`() throws {
    try catalogue.writeImages("basil", [(1, #""locale": "xx""#), (2, "")])
    #expect(catalogue.width("basil") == 2)
  }

  @Test func `the language of the device chooses a file (AC9)`() throws {
    try catalogue.writeImages("basil", [(1, #""locale": "de""#), (2, "")])
    var device = UIEnvironment()
    device.language = try #require(InterfaceLanguage("de"))
    #expect(UIEnvironment.with(device) { catalogue.width("basil") } == 1)
  }

  @Test func `size classes and the gamut choose a file (AC10)`() throws {
    try catalogue.writeImages(
      "basil",
      [(1, ""), (2, #""height-class": "compact""#), (3, #""display-gamut": "display-P3""#)])
    let low = UITraitCollection(verticalSizeClass: .compact)
    #expect(catalogue.width("basil") == 1)
    #expect(catalogue.width("basil", low) == 2)
    #expect(catalogue.width("basil", UITraitCollection(displayGamut: .P3)) == 3)
  }
}
