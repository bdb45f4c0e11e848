/// The way in which a source is combined with the picture below it: a Porter–Duff mode or a mix.
///
/// With premultiplied colours S and D and alphas a and b, each Porter–Duff mode is `S·f + D·g`. The
/// modes from `overlay` on are those of PDF and CSS (ISO 32000-1, 11.3.5): S·(1−b) + D·(1−a) +
/// a·b·B, where B is a function of the colours s and d, which are not premultiplied.
package enum BlendMode: Sendable, Hashable, CaseIterable {
  /// A transparent result: 0.
  case clear
  /// Only the source: S.
  case copy
  /// The source over the destination: S + D·(1−a).
  case sourceOver
  /// The source where the destination is opaque: S·b.
  case sourceIn
  /// The source where the destination is transparent: S·(1−b).
  case sourceOut
  /// The source where the destination is opaque, over the destination: S·b + D·(1−a).
  case sourceAtop
  /// The destination over the source: S·(1−b) + D.
  case destinationOver
  /// The destination where the source is opaque: D·a.
  case destinationIn
  /// The destination where the source is transparent: D·(1−a).
  case destinationOut
  /// The destination where the source is opaque, over the source: S·(1−b) + D·a.
  case destinationAtop
  /// The source and the destination, each where the other is transparent: S·(1−b) + D·(1−a).
  case xor
  /// The sum S + D, with each channel limited to its maximum.
  case plusLighter
  /// The product of the colours: S·D + S·(1−b) + D·(1−a).
  case multiply
  /// The inverse of the product of the inverses: S + D − S·D.
  case screen
  /// `multiply` if the destination is dark, `screen` if it is light.
  case overlay
  /// The darker colour: min(s, d).
  case darken
  /// The lighter colour: max(s, d).
  case lighten
  /// The destination, lightened by the source: d / (1 − s).
  case colorDodge
  /// The destination, darkened by the source: 1 − (1 − d) / s.
  case colorBurn
  /// `multiply` if the source is dark, `screen` if it is light.
  case hardLight
  /// A darkening or lightening by the source, as in `hardLight` but with less contrast.
  case softLight
  /// The difference of the colours: |s − d|.
  case difference
  /// A difference with less contrast: s + d − 2·s·d.
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
