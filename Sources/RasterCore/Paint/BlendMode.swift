/// The way in which a source is combined with the picture below it: a Porter–Duff mode or a mix.
///
/// With premultiplied colours S and D and alphas a and b, each Porter–Duff mode is `S·f + D·g`. The
/// modes from `overlay` on are those of PDF and CSS (ISO 32000-1, 11.3.5): S·(1−b) + D·(1−a) + a·b·B,
/// where B is a function of the colours s and d, which are not premultiplied.
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
  /// The product of dark colours, the screen of light ones, as the destination decides.
  case overlay
  /// The darker of both: min(s, d).
  case darken
  /// The lighter of both: max(s, d).
  case lighten
  /// The destination, lightened by the source: d / (1 − s).
  case colorDodge
  /// The destination, darkened by the source: 1 − (1 − d) / s.
  case colorBurn
  /// The product of dark colours, the screen of light ones, as the source decides.
  case hardLight
  /// A weaker `hardLight`.
  case softLight
  /// The distance of both: |s − d|.
  case difference
  /// A weaker `difference`: s + d − 2·s·d.
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity
}
