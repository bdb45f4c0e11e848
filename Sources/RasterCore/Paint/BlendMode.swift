/// The combination of a source with the picture under it: the Porter–Duff modes and two mixes.
///
/// With premultiplied colours S and D and alphas a and b, each Porter–Duff mode is `S·f + D·g`.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// Nothing: 0.
  case clear
  /// The source alone: S.
  case copy
  /// The source above: S + D·(1−a).
  case sourceOver
  /// The source where something was: S·b.
  case sourceIn
  /// The source where nothing was: S·(1−b).
  case sourceOut
  /// The source where the destination is opaque: S·b + D·(1−a).
  case sourceAtop
  /// The source below: S·(1−b) + D.
  case destinationOver
  /// The destination, inside the source: D·a.
  case destinationIn
  /// The destination, outside the source: D·(1−a).
  case destinationOut
  /// The destination, on top of the source: S·(1−b) + D·a.
  case destinationAtop
  /// Each where the other is not: S·(1−b) + D·(1−a).
  case xor
  /// The sum, at most white: S + D.
  case plusLighter
  /// The product of the colours: S·D + S·(1−b) + D·(1−a).
  case multiply
  /// The inverse of the product of the inverses: S + D − S·D.
  case screen
}
