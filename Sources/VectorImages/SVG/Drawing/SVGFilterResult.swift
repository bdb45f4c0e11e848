import Foundation
import RasterCore

/// The result of a step of a filter, as a drawing.
///
/// Results are display lists, so that shadows are equally sharp at every size; only a blur of
/// several colours consists of pixels (`SVGPixelBlur`).
struct SVGFilterResult {
  let drawing: Drawing
  /// The number of commands; commands of repeated content are counted each time.
  let cost: Int
  /// The colour of all pixels, ignoring their alpha; nil if they have several, or if it is not
  /// known.
  var color: Color?

  /// The result that draws nothing.
  static let clear = SVGFilterResult(drawing: Drawing(), cost: 0, color: .black)

  /// Makes a result whose drawing a closure records.
  ///
  /// Its cost is that of the results that it draws (`inputs`) plus `own`.
  init(
    of inputs: [SVGFilterResult], color: Color? = nil, cost own: Int = 2,
    _ record: (Canvas) -> Void
  ) {
    let cost = inputs.reduce(own) { $0 + $1.cost }
    self.init(drawing: Drawing(record), cost: min(cost, 1 << 40), color: color)
  }

  init(drawing: Drawing, cost: Int, color: Color?) {
    (self.drawing, self.cost, self.color) = (drawing, cost, color)
  }

  /// Returns the result in one colour, with its alpha multiplied by a factor of at most 1.
  func painted(_ color: Color, alpha: CGFloat, in region: CGRect) -> SVGFilterResult {
    SVGFilterResult(of: [self], color: color) { canvas in
      canvas.beginGroup(alpha: alpha, isIsolated: true)
      canvas.draw(drawing)
      canvas.fill(region, with: .color(color.withAlpha(1)), blendMode: .sourceIn)
      canvas.endGroup()
    }
  }

  /// Returns the result with its alpha replaced according to a table of 256 values.
  func transferred(_ values: [UInt8], in region: CGRect) -> SVGFilterResult {
    SVGFilterResult(of: [self], color: color) { canvas in
      canvas.beginGroup(mask: GroupMask(drawing, transfer: values))
      canvas.fill(region, with: .color(color ?? .black))
      canvas.endGroup()
    }
  }

  /// Returns the result moved by a distance.
  func moved(_ x: CGFloat, _ y: CGFloat) -> SVGFilterResult {
    SVGFilterResult(of: [self], color: color) { canvas in
      canvas.translate(x: x, y: y)
      canvas.draw(drawing)
    }
  }

  /// The cost in commands of a blur, which reads and writes many pixels.
  private static let blurCost = 200

  /// Returns the result blurred, in one colour.
  func blurred(_ deviation: CGFloat, _ color: Color) -> SVGFilterResult {
    SVGFilterResult(of: [self], color: color, cost: Self.blurCost) { canvas in
      let shadow = Shadow(color: color.withAlpha(1), offset: .zero, blur: deviation)
      canvas.drawShadow(shadow, of: drawing)
    }
  }

  /// Returns the result with another one drawn on top of it in a blend mode.
  func below(_ other: SVGFilterResult, _ mode: BlendMode = .sourceOver) -> SVGFilterResult {
    let common = color == other.color && mode == .sourceOver ? color : nil
    return SVGFilterResult(of: [self, other], color: common) { canvas in
      canvas.beginGroup(isIsolated: true)
      canvas.draw(drawing)
      canvas.beginGroup(blendMode: mode)
      canvas.draw(other.drawing)
      canvas.endGroup()
      canvas.endGroup()
    }
  }

  /// Returns the result masked by another one with a compositing mode, such as `destinationIn`.
  func kept(by other: SVGFilterResult, _ mode: BlendMode) -> SVGFilterResult {
    SVGFilterResult(of: [self, other], color: color) { canvas in
      canvas.beginGroup(isIsolated: true)
      canvas.draw(drawing)
      canvas.beginGroup(blendMode: mode)
      canvas.draw(other.drawing)
      canvas.endGroup()
      canvas.endGroup()
    }
  }

  /// Returns the result enlarged by a distance along both axes, as a union of moved copies.
  func grown(_ x: CGFloat, _ y: CGFloat) -> SVGFilterResult {
    SVGFilterResult(of: Array(repeating: self, count: 25), color: color) { canvas in
      for row in -2...2 {
        for column in -2...2 {
          canvas.save()
          canvas.translate(x: CGFloat(column) * x / 2, y: CGFloat(row) * y / 2)
          canvas.draw(drawing)
          canvas.restore()
        }
      }
    }
  }

  /// Returns the part of a rectangle outside the result, in black.
  func inverse(in region: CGRect) -> SVGFilterResult {
    SVGFilterResult(of: [self], color: .black) { canvas in
      canvas.beginGroup(isIsolated: true)
      canvas.fill(region, with: .color(.black))
      canvas.beginGroup(blendMode: .destinationOut)
      canvas.draw(drawing)
      canvas.endGroup()
      canvas.endGroup()
    }
  }
}
