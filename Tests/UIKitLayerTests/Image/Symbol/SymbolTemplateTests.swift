import Foundation
import RasterCore
import TestSupport
import Testing

@testable import UIKit

/// Custom symbols, which are SVG documents with guides.
struct SymbolTemplateTests {
  /// A document with a square in three weights, 40, 60 and 80 units wide, on the baseline.
  private static func document(_ variants: [(name: String, side: Int)], style: String = "") -> Data
  {
    let margins = variants.map { variant in
      """
      <line id="left-margin-\(variant.name)" x1="90" x2="90" y1="600" y2="720"/>
      <line id="right-margin-\(variant.name)" x1="\(110 + variant.side)" \
      x2="\(110 + variant.side)" y1="600" y2="720"/>
      """
    }
    let groups = variants.map { variant in
      """
      <g id="\(variant.name)" transform="translate(100 \(700 - variant.side))">
      <path class="hierarchical-0:secondary" d="M0 0H\(variant.side)V\(variant.side)H0Z"/>\(style)
      </g>
      """
    }
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><text id="template-version">Template v.3.0</text></g>
      <g id="Guides"><line id="Baseline-S" x1="0" x2="3000" y1="700" y2="700"/>
      <line id="Capline-S" x1="0" x2="3000" y1="629.54" y2="629.54"/>\(margins.joined())</g>
      <g id="Symbols">\(groups.joined())</g></svg>
      """.utf8)
  }

  private static let masters = [
    (name: "Ultralight-S", side: 40), ("Regular-S", 60), ("Black-S", 80),
  ]

  private func template(_ data: Data = document(masters)) throws -> SymbolTemplate {
    try #require(try SymbolTemplate(data, named: "leaf"))
  }

  private func image(
    _ configuration: UIImage.SymbolConfiguration, _ template: SymbolTemplate
  ) -> UIImage {
    UIImage(template, configuration, in: nil)
  }

  @Test func `the margins of a template are the edges of its image (AS19)`() throws {
    let image = image(.init(pointSize: 100, scale: .small), try template())
    // 60 units and margins of 10 on both sides.
    #expect(image.size.width == 80)
    #expect(image.isSymbolImage)
  }

  @Test func `a hundred units are the size of the font, from the baseline (AS14)`() throws {
    let image = image(.init(pointSize: 50, scale: .small), try template())
    let bitmap = image._cgImage.bitmap
    let inked = { (x: Int, y: Int) in bitmap[x, y].alpha == 255 }
    let rows = (0..<bitmap.height).filter { inked(bitmap.width / 2, $0) }
    let baseline = (image.size.height - (image.baselineOffsetFromBottom ?? 0)) * image.scale
    #expect(rows.count == Int(30 * image.scale))
    #expect(CGFloat(rows.last ?? 0) + 1 == baseline)
    #expect((0..<bitmap.width).count { inked($0, rows[0]) } == Int(30 * image.scale))
  }

  @Test func `a custom symbol is aligned like a line of text (AS19)`() throws {
    let (custom, own) = (image(.unspecified, try template()), UIImage(systemName: "star"))
    let height = { (image: UIImage) in
      image.size.height - image.alignmentRectInsets.top - image.alignmentRectInsets.bottom
    }
    #expect(height(custom) == own.map(height))
  }

  @Test(arguments: [(UIImage.SymbolWeight.ultraLight, 60), (.regular, 80), (.black, 100)])
  func `a weight has its own drawing (AS14)`(
    weight: UIImage.SymbolWeight, width: CGFloat
  ) throws {
    let image = image(.init(pointSize: 100, weight: weight, scale: .small), try template())
    #expect(image.size.width == width)
  }

  @Test func `a weight without a drawing is between those with one (AS14)`() throws {
    let template = try template()
    let widths = UIImage.SymbolWeight.drawn.map { weight in
      template.variant(weight, .small)?.width ?? 0
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 9)
  }

  @Test func `one drawing serves all weights (AS14)`() throws {
    let template = try template(Self.document([("Regular-S", 60)]))
    for weight in UIImage.SymbolWeight.drawn {
      #expect(template.variant(weight, .small)?.width == 0.8)
    }
  }

  @Test func `a scale without a drawing is a multiple of the small one (AS14)`() throws {
    let template = try template()
    let small = try #require(template.variant(.regular, .small))
    let large = try #require(template.variant(.regular, .large))
    #expect(abs(large.width / small.width - 1.29 / 0.79) < 1e-9)
    #expect(abs(large.bounds.height / small.bounds.height - 1.29 / 0.79) < 1e-9)
  }

  @Test func `layers have levels, and are ignored in one color (AS14)`() throws {
    let template = try template(
      Self.document(Self.masters, style: "<path d=\"M0 0H10V10H0Z\"/>"))
    let variant = try #require(template.variant(.regular, .small))
    #expect(variant.steps.map(\.level) == [2, 1])
    let plain = image(.init(pointSize: 50), template)
    let palette = plain.applyingSymbolConfiguration(.init(paletteColors: [.red, .blue]))
    #expect(plain.isTemplate)
    #expect(palette?._cgImage.bitmap != plain._cgImage.bitmap)
  }

  /// A template of a square with a smaller one inside, of which one colour is cut out.
  private static let layered = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <style>.monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
    .multicolor-0:custom {fill:#5865F2}
    .multicolor-1:tintColor {opacity:0.0;-sfsymbols-clear-behind:true}
    .multicolor-2:systemRedColor {-sfsymbols-motion-group:0}
    .hierarchical-0:secondary {fill:#4D4D4D}
    </style>
    <g id="Guides"><line id="Baseline-S" x1="0" x2="3000" y1="700" y2="700"/></g>
    <g id="Symbols"><g id="Regular-S" transform="translate(100 600)">
    <path class="monochrome-0 multicolor-0:custom hierarchical-0:secondary" d="M0 0H90V90H0Z"/>
    <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" d="M30 0H60V90H30Z"/>
    <path class="monochrome-2 multicolor-2:systemRedColor" d="M40 0H50V90H40Z"/>
    </g></g></svg>
    """.utf8)

  @Test func `one color cuts out a layer that a hierarchy paints (AS14)`() throws {
    let template = try template(Self.layered)
    let steps = try #require(template.variant(.regular, .small)).steps
    #expect(steps.map(\.action) == [.paint, .inset, .paint])
    #expect(steps.map(\.level) == [2, 1, 1])
    let bitmap = image(.init(pointSize: 100, scale: .small), template)._cgImage.bitmap
    let row = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2].alpha == 255 }
    let runs = row.split(separator: false).map(\.count)
    #expect(runs.count == 3 && runs[0] == 3 * runs[1])
  }

  @Test func `a custom symbol in multicolor has the colors of its layers (AS14)`() throws {
    let template = try template(Self.layered)
    let image = image(.preferringMulticolor(), template)
    #expect(!image.isTemplate)
    let bitmap = image._cgImage.bitmap
    let middle = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2] }
      .filter { $0.alpha == 255 }
    #expect(middle.first == Pixel(red: 0x58, green: 0x65, blue: 0xF2, alpha: 255))
    #expect(middle[middle.count / 2] == Pixel(red: 0xFF, green: 0x3B, blue: 0x30, alpha: 255))
    #expect(Set(middle.map(\.red)).count == 2)
  }

  @Test func `a symbol set may say that its symbol is multicolored (AS14)`() throws {
    let template = try #require(
      try SymbolTemplate(Self.layered, named: "chat", prefersMulticolor: true))
    #expect(!image(.unspecified, template).isTemplate)
    #expect(image(.preferringMonochrome(), template).isTemplate)
    #expect(try self.image(.unspecified, self.template(Self.layered)).isTemplate)
  }

  @Test func `a document without drawings is no template`() throws {
    let data = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>".utf8)
    #expect(try SymbolTemplate(data, named: "leaf") == nil)
  }

  @Test func `a document that is no SVG is an error with its name`() {
    #expect(throws: (any Error).self) {
      try SymbolTemplate(Data("leaf".utf8), named: "leaf.svg")
    }
  }

  @Test func `a symbol set of a catalogue is found by its name (AS14)`() throws {
    let folder = try TemporaryFolder()
    let set = folder.url.appendingPathComponent("Assets.xcassets/leaf.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"symbols": [{"filename": "leaf.svg", "idiom": "universal"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Self.document(Self.masters).write(to: set.appendingPathComponent("leaf.svg"))
    let found = SymbolTemplates.template("leaf", in: folder.url)
    #expect(found?.name == "leaf")
    #expect(found == SymbolTemplates.template("leaf", in: folder.url))
    #expect(SymbolTemplates.template("tree", in: folder.url) == nil)
  }
}
