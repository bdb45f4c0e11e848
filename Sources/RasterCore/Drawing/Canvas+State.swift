package import Foundation

extension Canvas {
  /// Concatenates a transform with the current one.
  package func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin by a distance in the current coordinates.
  package func translate(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the axes by two factors.
  package func scale(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates the axes by an angle in radians.
  ///
  /// A positive angle is clockwise on a screen.
  package func rotate(by angle: CGFloat) {
    let (cosine, sine) = Trigonometry.direction(at: angle)
    concatenate(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Restricts drawing to a rectangle until the state is restored.
  package func clip(to rect: CGRect) { clip(to: Path(rect)) }

  /// Restricts drawing to a path until the state is restored.
  ///
  /// The edges of the clip are anti-aliased.
  package func clip(to path: Path, using rule: FillRule = .nonZero) {
    state.clip = ClipNode(parent: state.clip, path: path.applying(state.transform), rule: rule)
  }
}
