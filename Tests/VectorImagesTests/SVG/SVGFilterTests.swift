import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

@Suite struct SVGFilterTests {
  private let text = SVGText(size: CGSize(width: 8, height: 4))
  private let region = "filterUnits='userSpaceOnUse' x='0' y='0' width='8' height='4'"

  private func filtered(_ steps: String, _ shape: String = "width='3' height='2'") -> String {
    "<filter id='f' \(region)>\(steps)</filter><g filter='url(#f)'><rect \(shape)/></g>"
  }

  /// A drop shadow as Figma exports it, without blur so that pixels are exact.
  private let dropShadow = """
    <feFlood flood-opacity='0' result='BackgroundImageFix'/>
    <feColorMatrix in='SourceAlpha' type='matrix' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='hardAlpha'/>
    <feOffset dx='2' dy='1'/><feGaussianBlur stdDeviation='0'/>
    <feComposite in2='hardAlpha' operator='out'/>
    <feColorMatrix type='matrix' values='0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'/>
    <feBlend mode='normal' in2='BackgroundImageFix' result='effect1_dropShadow'/>
    <feBlend mode='normal' in='SourceGraphic' in2='effect1_dropShadow' result='shape'/>
    """

  @Test func `a drop shadow of exporters is a moved copy in one colour below (VG17)`() throws {
    #expect(
      try text.colors(filtered(dropShadow)) == "kkk·····\nkkkrr···\n··rrr···\n········")
  }

  @Test func `an inner shadow of exporters stays inside the shape (VG17)`() throws {
    let steps = """
      <feFlood flood-opacity='0' result='BackgroundImageFix'/>
      <feBlend mode='normal' in='SourceGraphic' in2='BackgroundImageFix' result='shape'/>
      <feColorMatrix in='SourceAlpha' type='matrix' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='hardAlpha'/>
      <feOffset dx='1' dy='1'/><feGaussianBlur stdDeviation='0'/>
      <feComposite in2='hardAlpha' operator='arithmetic' k2='-1' k3='1'/>
      <feColorMatrix type='matrix' values='0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'/>
      <feBlend mode='normal' in2='shape' result='effect1_innerShadow'/>
      """
    #expect(try text.colors(filtered(steps)) == "rrr·····\nrkk·····\n········\n········")
  }

  @Test func `a blur spreads and keeps the amount of ink (VG17)`() throws {
    let text = SVGText(size: CGSize(width: 40, height: 40))
    let filter =
      "<filter id='f' x='-1' y='-1' width='3' height='3'><feGaussianBlur stdDeviation='2'/>"
    let body = "\(filter)</filter><rect x='15' y='15' width='10' height='10' filter='url(#f)'/>"
    let bitmap = try text.bitmap(body)
    let sum = bitmap.withUnsafePixels { $0.reduce(0) { $0 + Int($1 >> 24) } }
    #expect(abs(sum - 25_500) < 500)
    #expect(bitmap[20, 20].alpha > 230 && (100...155).contains(bitmap[15, 20].alpha))
    #expect(bitmap[12, 20].alpha > 5 && bitmap[5, 20].alpha == 0)
  }

  @Test func `feDropShadow is a shadow too (VG17)`() throws {
    let step = "<feDropShadow dx='2' dy='1' stdDeviation='0' flood-color='red'/>"
    #expect(try text.colors(filtered(step)) == "kkk·····\nkkkrr···\n··rrr···\n········")
  }

  @Test func `results are merged in their order (VG17)`() throws {
    let steps = """
      <feOffset dx='1' result='a'/><feFlood flood-color='red'/><feComposite in2='a' operator='in' \
      result='b'/><feMerge><feMergeNode in='SourceGraphic'/><feMergeNode in='b'/></feMerge>
      """
    #expect(try text.colors(filtered(steps)) == "krrr····\nkrrr····\n········\n········")
  }

  @Test func `a step ends at its own rectangle (VG17)`() throws {
    let steps = "<feFlood flood-color='red' x='1' y='1' width='2' height='9'/>"
    #expect(try text.colors(filtered(steps)) == "········\n·rr·····\n·rr·····\n·rr·····")
  }

  @Test func `a filter without steps hides, and a function as a filter is named (VG17)`() throws {
    #expect(try text.alpha(filtered("")) == "········\n········\n········\n········")
    let image = try text.image("<rect width='2' height='2' filter='blur(2px)'/>")
    #expect(image.omissions == ["filter blur"] && !image.drawing.isEmpty)
  }

  @Test func `a filter ends at its region (VG17)`() throws {
    let filter = "<filter id='f' x='0' y='0' width='1' height='1'><feOffset dx='2'/></filter>"
    let body = "\(filter)<rect width='4' height='2' filter='url(#f)'/>"
    #expect(try text.alpha(body) == "··██····\n··██····\n········\n········")
  }

  @Test func `a shape grows or shrinks by morphology (VG17)`() throws {
    let shape = "x='2' y='1' width='3' height='2'"
    let grown = "<feMorphology operator='dilate' radius='1'/>"
    #expect(try text.alpha(filtered(grown, shape)) == "·█████··\n·█████··\n·█████··\n·█████··")
    let shrunk = "<feMorphology operator='erode' radius='1'/>"
    let tall = "x='2' width='4' height='4'"
    #expect(try text.alpha(filtered(shrunk, tall)) == "········\n···██···\n···██···\n········")
  }

  @Test func `a step that is not known is named, and its input continues (VG17)`() throws {
    let image = try text.image(filtered("<feTurbulence/><feTile/><feTurbulence/>"))
    #expect(image.omissions == ["<feTurbulence>", "<feTile>"])
    #expect(!image.drawing.isEmpty)
  }

  @Test(arguments: ["multiply", "screen"])
  func `blend modes mix with what is below inside the picture (VG18)`(mode: String) throws {
    let body = """
      <rect width='4' height='4' fill='red'/>\
      <rect x='2' width='4' height='4' fill='blue' style='mix-blend-mode:\(mode)'/>
      """
    let bitmap = try text.bitmap(body)
    let mixed = mode == "multiply" ? Color.black : Color(red: 1, green: 0, blue: 1)
    #expect(bitmap[3, 1] == mixed.pixel)
    #expect(bitmap[5, 1] == Color(red: 0, green: 0, blue: 1).pixel)
  }

  @Test func `a picture that blends is not blended with what is below it (VG18)`() throws {
    let body = "<rect width='8' height='4' fill='blue' style='mix-blend-mode:multiply'/>"
    let drawing = try text.image(body).drawing
    let bitmap = Drawing { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 4), with: .color(.black))
      canvas.draw(drawing)
    }.rasterized(width: 8, height: 4)
    #expect(bitmap[1, 1] == Color(red: 0, green: 0, blue: 1).pixel)
  }

  @Test func `a blend mode that is not known is named (VG18)`() throws {
    let body = "<rect width='8' height='4' style='mix-blend-mode:banana'/>"
    #expect(try text.image(body).omissions == ["blend mode banana"])
  }
}
