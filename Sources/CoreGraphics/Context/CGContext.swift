// Mirrors CGContext (iOS 17). Missing: bitmaps and documents as targets, text, patterns, colour
// spaces, image masks, conic gradients.
public import Foundation
package import RasterCore

/// A drawing context: a canvas with a graphics state (colours, line style, transform) and a current
/// path.
///
/// The y axis points down, as in all contexts that UIKit makes.
public final class CGContext: NSObject {
  /// The graphics state saved by `saveGState`.
  package struct State {
    package var fillColor = Color.black { didSet { fillPattern = nil } }
    /// The pattern with which shapes are filled instead of the fill colour; nil if there is none.
    package var fillPattern: ColorPattern?
    package var strokeColor = Color.black
    package var stroke = StrokeStyle()
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    package var sampling = Sampling.linear
  }

  /// The canvas that records the drawing.
  package let canvas: Canvas
  package var state = State()
  var states: [State] = []
  var current = Path()

  /// Makes a context that draws on a canvas.
  package init(_ canvas: Canvas) { self.canvas = canvas }

  /// Saves the graphics state, clip and transform until the matching `restoreGState`.
  public func saveGState() {
    states.append(state)
    canvas.save()
  }

  /// Restores the state saved by the matching `saveGState`.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    state = last
    canvas.restore()
  }

  /// The current transform, from user coordinates to the canvas's.
  public var ctm: CGAffineTransform { canvas.transform }
  /// Translates the coordinate system, so that its origin moves to the given point.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { canvas.translate(x: tx, y: ty) }
  /// Scales the coordinate system by a factor for each axis.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { canvas.scale(x: sx, y: sy) }
  /// Rotates the coordinate system by an angle in radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) { canvas.rotate(by: angle) }
  /// Concatenates a transform with the current one; the new transform is applied to coordinates
  /// first.
  public func concatenate(_ transform: CGAffineTransform) { canvas.concatenate(transform) }
}

extension CGContext {
  /// Returns a paint with a colour whose alpha is multiplied by the current opacity.
  package func paint(_ color: Color) -> Paint { .color(color.withAlpha(color.alpha * state.alpha)) }

  /// Calls a closure that draws; if there is a current shadow, the closure's drawing is a group
  /// that casts it.
  package func drawShadowed(_ draw: () -> Void) {
    guard let shadow = state.shadow else { return draw() }
    // A canvas supports shadows only for groups, so a shape with a shadow is drawn as a group.
    canvas.beginGroup(shadow: shadow)
    draw()
    canvas.endGroup()
  }
}
