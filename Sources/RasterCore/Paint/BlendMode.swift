/// The way in which a source is combined with the picture below it: a Porter–Duff mode or one of
/// two mixes.
///
/// With premultiplied colours S and D and alphas a and b, each Porter–Duff mode is `S·f + D·g`.
package enum BlendMode: Sendable, Hashable, CaseIterable {
  /// A transparent result: 0.
  case clear
  /// Only the source: S.
  case copy
  /// The source over the destination: S + D·(1−a).
  case sourceOver
  /// The source inside the destination: S·b.
  case sourceIn
  /// The source outside the destination: S·(1−b).
  case sourceOut
  /// The source inside the destination, over it: S·b + D·(1−a).
  case sourceAtop
  /// The destination over the source: S·(1−b) + D.
  case destinationOver
  /// The destination inside the source: D·a.
  case destinationIn
  /// The destination outside the source: D·(1−a).
  case destinationOut
  /// The destination inside the source, over it: S·(1−b) + D·a.
  case destinationAtop
  /// The source and the destination outside each other: S·(1−b) + D·(1−a).
  case xor
  /// The sum S + D, with each channel limited to its maximum.
  case plusLighter
  /// The product of the colours: S·D + S·(1−b) + D·(1−a).
  case multiply
  /// The inverse of the product of the inverses: S + D − S·D.
  case screen
}
