import DrawingSVG
import Foundation
import RasterCore
import Testing

/// Blend modes, groups, shadows and images in documents.
@Suite struct SVGModesTests {
  private let size = CGSize(width: 20, height: 20)

  private func document(_ record: (Canvas) -> Void) throws(PictureTooLarge) -> String {
    try SVG(size: size).document(of: Drawing(record))
  }

  /// The modes that CSS has a name for.
  private static let known: [BlendMode: String] = [
    .multiply: "multiply", .screen: "screen", .plusLighter: "plus-lighter",
    .overlay: "overlay", .darken: "darken", .lighten: "lighten", .colorDodge: "color-dodge",
    .colorBurn: "color-burn", .hardLight: "hard-light", .softLight: "soft-light",
    .difference: "difference", .exclusion: "exclusion", .hue: "hue", .saturation: "saturation",
    .color: "color", .luminosity: "luminosity",
  ]

  @Test(arguments: BlendMode.allCases)
  func `a mode that SVG has is named, any other is drawn by the rasteriser`(mode: BlendMode) throws
  {
    let document = try document { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.black))
      canvas.fill(
        CGRect(x: 4, y: 4, width: 9, height: 9), with: .color(Color(white: 1, alpha: 0.5)),
        blendMode: mode)
    }
    let name = Self.known[mode].map { "mix-blend-mode:\($0)" }
    #expect(document.contains("mix-blend-mode") == (name != nil))
    #expect(document.contains(name ?? "<svg"))
    #expect(document.contains("data:image/png") == (name == nil && mode != .sourceOver))
  }

  @Test func `a mode that takes away makes pixels of its group and of nothing else`() throws {
    let document = try document { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.black))
      canvas.beginGroup(alpha: 0.5)
      canvas.fill(CGRect(x: 1, y: 1, width: 9, height: 9), with: .color(.white))
      canvas.fill(
        CGRect(x: 4, y: 4, width: 2, height: 2), with: .color(.black), blendMode: .clear)
      canvas.endGroup()
    }
    #expect(document.contains("<rect width=\"9\" height=\"9\" fill=\"#000\"/>"))
    #expect(
      document.contains("<g opacity=\".5\">\n<image x=\"1\" y=\"1\" width=\"9\" height=\"9\""))
  }

  @Test func `a mask is an element of its own, once for all groups that it masks`() throws {
    let mask = Drawing { $0.fill(CGRect(x: 2, y: 0, width: 3, height: 9), with: .color(.white)) }
    let document = try document { canvas in
      for _ in 0..<2 {
        canvas.beginGroup(mask: GroupMask(mask, by: .luminance()))
        canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.black))
        canvas.endGroup()
      }
    }
    let tag = "<mask id=\"k0\" maskUnits=\"userSpaceOnUse\" width=\"9\" height=\"9\""
    #expect(document.contains(tag + " mask-type=\"luminance\">"))
    #expect(document.components(separatedBy: "<mask").count == 2)
    #expect(document.components(separatedBy: "<g mask=\"url(#k0)\">").count == 3)
  }

  @Test func `a mask with a transfer is drawn by the rasteriser`() throws {
    let document = try document { canvas in
      canvas.beginGroup(mask: GroupMask(Drawing(), transfer: (0...255).map { 255 - $0 }))
      canvas.fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .color(.black))
      canvas.endGroup()
    }
    #expect(document.contains("<image") && !document.contains("<mask"))
  }

  @Test func `a shadow is a filter around all that it reaches`() throws {
    let document = try document { canvas in
      canvas.beginGroup(
        shadow: Shadow(color: .black, offset: CGVector(dx: 1, dy: 2), blur: 3))
      canvas.fill(CGRect(x: 10, y: 10, width: 5, height: 5), with: .color(.white))
      canvas.endGroup()
    }
    #expect(
      document.contains(
        "<filter id=\"f0\" filterUnits=\"userSpaceOnUse\" x=\"2\" y=\"3\" width=\"23\" height=\"23\""
      ))
    #expect(document.contains("<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\""))
  }

  @Test func `a gradient that becomes clear has the colours on the way`() throws {
    let clear = Gradient(colors: [.white, Color(red: 1, green: 0, blue: 0, alpha: 0)])
    let document = try document { canvas in
      canvas.fill(
        CGRect(x: 0, y: 0, width: 5, height: 5),
        with: .linearGradient(clear, from: .zero, to: CGPoint(x: 5, y: 0)))
    }
    // Colours are mixed premultiplied, and a clear one has none: the gradient is white throughout.
    #expect(document.contains("<stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\".5\"/>"))
    #expect(!document.contains("#f00"))
  }

  @Test func `an image that is drawn twice is embedded once`() throws {
    let image = Bitmap(width: 2, height: 2, filledWith: Color.black.pixel)
    let document = try document { canvas in
      for x in [0, 10] {
        canvas.draw(
          image, in: CGRect(x: x, y: 0, width: 4, height: 4), sampling: .nearest)
      }
    }
    #expect(document.components(separatedBy: "data:image/png").count == 2)
    #expect(document.components(separatedBy: "<use href=\"#i0\"/>").count == 3)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `numbers that are none make a document all the same`(number: CGFloat) throws {
    let document = try document { canvas in
      canvas.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)
      canvas.fill(CGRect(x: 0, y: 0, width: number, height: 9), with: .color(.black))
      var path = Path()
      path.move(to: CGPoint(x: number, y: 1))
      path.addCurve(
        to: CGPoint(x: 4, y: number), control1: .zero, control2: CGPoint(x: number, y: number))
      canvas.stroke(path, StrokeStyle(width: number), with: .color(.black))
      // A finite one would make a picture too large to be embedded.
      guard !number.isFinite else { return }
      canvas.draw(Drawing { $0.fill(path, with: .color(.white), blendMode: .clear) })
    }
    #expect(document.hasSuffix("</svg>\n"))
    #expect(!document.contains("nan") && !document.contains("inf"))
  }

  @Test(arguments: [CGFloat(200_000), 1e300])
  func `a list that is to be embedded and is larger than any picture is an error`(width: CGFloat) {
    let list = Drawing { canvas in
      let rect = CGRect(x: 0, y: 0, width: width, height: 9)
      canvas.fill(rect, with: .color(.white), blendMode: .clear)
    }
    #expect(throws: PictureTooLarge.self) { _ = try document { $0.draw(list) } }
    #expect(throws: PictureTooLarge.self) {
      _ = try document { canvas in
        canvas.beginGroup(alpha: 0.5)
        canvas.draw(list)
        canvas.endGroup()
      }
    }
  }
}
