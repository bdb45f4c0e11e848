public import Foundation

extension Canvas {
  /// Concatenates a transform with the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin by a distance in the current coordinates.
  public func translate(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the axes by two factors.
  public func scale(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates the axes by an angle in radians.
  ///
  /// A positive angle is clockwise on a screen.
  public func rotate(by angle: CGFloat) {
    let (cosine, sine) = Trigonometry.direction(at: angle)
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Restricts drawing to a rectangle until the state is restored.
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }

  /// Restricts drawing to a path until the state is restored.
  ///
  /// The edges of the clip are anti-aliased.
  public func clip(to path: Path, using rule: FillRule = .nonZero) {
    state.clip = ClipNode(parent: state.clip, path: path.applying(state.transform), rule: rule)
  }
}
