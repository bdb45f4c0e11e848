// Mirrors CGContext (iOS 17). Missing: bitmaps and documents as targets, text, patterns, colour
// spaces, image masks, conic gradients.
public import Foundation
package import RasterCore

/// Where shapes are drawn: a canvas with a current colour, line and path.
///
/// Points have y down, as in every context that UIKit makes.
public final class CGContext: NSObject {
  /// What `saveGState` keeps.
  struct State {
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var sampling = Sampling.linear
  }

  /// What is drawn on.
  package let canvas: Canvas
  var state = State()
  var states: [State] = []
  var current = Path()

  /// Makes a context that draws on a canvas.
  package init(_ canvas: Canvas) { self.canvas = canvas }

  /// Keeps colours, line, clip and map for the matching `restoreGState`.
  public func saveGState() {
    states.append(state)
    canvas.save()
  }

  /// Brings back what the matching `saveGState` kept.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    state = last
    canvas.restore()
  }

  /// From the coordinates of the next shape to those of the picture.
  public var ctm: CGAffineTransform { canvas.transform }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { canvas.translate(x: tx, y: ty) }
  /// Stretches the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { canvas.scale(x: sx, y: sy) }
  /// Turns the axes by an angle in radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) { canvas.rotate(by: angle) }
  /// Puts a map before the current one.
  public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }
}

extension CGContext {
  /// The colour with the current opacity as a paint.
  func paint(_ color: Color) -> Paint { .color(color.withAlpha(color.alpha * state.alpha)) }

  /// Draws under the current shadow.
  func drawShadowed(_ draw: () -> Void) {
    guard let shadow = state.shadow else { return draw() }
    canvas.beginGroup(shadow: shadow)
    draw()
    canvas.endGroup()
  }
}
