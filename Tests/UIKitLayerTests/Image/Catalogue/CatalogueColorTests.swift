import Foundation
import RasterCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct CatalogueColorTests {
  private let catalogue: TestCatalogue

  init() throws { catalogue = try TestCatalogue() }

  /// Returns the colour of entries, written as JSON.
  private func color(_ entries: String...) throws -> UIColor? {
    try catalogue.write(
      "leaf.colorset/Contents.json", "{\"colors\": [\(entries.joined(separator: ", "))]}")
    return catalogue.searching { UIColor(named: "leaf") }
  }

  private func white(_ number: String, _ keys: String = "") -> String {
    "{\(keys) \"color\": {\"components\": {\"white\": \"\(number)\", \"alpha\": \"1.000\"}}}"
  }

  private func appearances(_ values: String...) -> String {
    let entries = values.map { value in
      let kind = value == "high" ? "contrast" : "luminosity"
      return "{\"appearance\": \"\(kind)\", \"value\": \"\(value)\"}"
    }
    return "\"appearances\": [\(entries.joined(separator: ", "))],"
  }

  @Test(arguments: [("0x80", 128.0 / 255), ("0.250", 0.25), ("128", 128.0 / 255), ("1.000", 1)])
  func `a component is written in one of three forms (AC13)`(text: String, number: Double) throws {
    #expect(try color(white(text)) == UIColor(white: number, alpha: 1))
  }

  @Test(arguments: [("1", 1.0), ("0.500", 0.5), ("0", 0)])
  func `the opacity is from 0 to 1, with a point or without (AC14)`(
    text: String, number: Double
  ) throws {
    let entry = "{\"color\": {\"components\": {\"white\": \"0\", \"alpha\": \"\(text)\"}}}"
    #expect(try color(entry) == UIColor(white: 0, alpha: number))
  }

  @Test func `a reference is a system colour by its selector (AC15)`() throws {
    let entry = #"{"color": {"platform": "ios", "reference": "systemRedColor"}}"#
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let found = try color(entry)?.resolvedColor(with: dark)
    #expect(found == UIColor.systemRed.resolvedColor(with: dark))
  }

  @Test func `a colour in Display P3 is converted to sRGB (AC16)`() throws {
    let components = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
    let found = try color(
      "{\"color\": {\"color-space\": \"display-p3\", \"components\": \(components)}}")
    let value = try #require(found).value(in: UITraitCollection())
    // Published: the red of Display P3 is (1.0930, −0.2267, −0.1501) in extended sRGB.
    #expect(abs(value.red - 1.0930) < 1e-4)
    #expect(abs(value.green + 0.2267) < 1e-4)
    #expect(abs(value.blue + 0.1501) < 1e-4)
    #expect(value.pixel == Color(red: 1, green: 0, blue: 0).pixel)
  }

  @Test(arguments: [0.0, 0.02, 0.5, 1])
  func `a grey is the same in Display P3 and in sRGB (AC16)`(white: Double) {
    let grey = UIColor(displayP3Red: white, green: white, blue: white, alpha: 1)
    let value = grey.value(in: UITraitCollection())
    #expect(abs(value.red - white) < 1e-6 && abs(value.blue - white) < 1e-6)
  }

  @Test func `an entry without a colour is an empty place (AC17)`() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let found = try color(white("0.250"), "{\(appearances("dark")) \"idiom\": \"universal\"}")
    #expect(found?.resolvedColor(with: dark) == UIColor(white: 0.25, alpha: 1))
  }

  @Test func `high contrast falls back to the normal colour of its appearance (AC7)`() throws {
    let high = UITraitCollection(accessibilityContrast: .high)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [high, dark])
    let found = try #require(
      try color(
        white("0.125"), white("0.250", appearances("dark")), white("0.500", appearances("high")),
        white("1.000", appearances("dark", "high"))))
    let greys = [UITraitCollection(), dark, high, both].map {
      found.resolvedColor(with: $0).value(in: $0).red
    }
    #expect(greys == [0.125, 0.25, 0.5, 1])
  }

  @Test func `a colour follows the contrast of its view (AC11)`() throws {
    let found = try color(white("0.125"), white("0.500", appearances("high")))
    let view = UIView()
    view.backgroundColor = found
    view.traitOverrides.accessibilityContrast = .high
    let shown = view.backgroundColor?.value(in: view.traitCollection)
    #expect(shown?.red == 0.5)
  }
}
