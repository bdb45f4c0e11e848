import RasterCore

extension Drawing {
  /// Whether any command of the list is blended with the pixels below the list.
  var mixes: Bool { commands.contains { $0.content.isMixed } }

  /// Whether the list must be embedded as pixels, because SVG has no equivalent of one of its
  /// commands.
  var needsPixels: Bool { commands.contains(where: \.needsPixels) }
}

extension Command {
  fileprivate var needsPixels: Bool {
    switch content {
    // A clipped list becomes a separate element, inside which no command can be blended with pixels
    // outside of it.
    case .drawing(let drawing): drawing.needsPixels || (clip != nil && drawing.mixes)
    // SVG's masks have no transfer function.
    case .group(_, let style) where style.mask?.transfer != nil: true
    default: content.mode.isTakingAway
    }
  }
}

extension Command.Content {
  /// The CSS name of the mode that blends the command with the pixels below it; nil for the normal
  /// mode, and for modes that CSS does not have.
  var mixing: String? {
    switch mode {
    case .multiply: "multiply"
    case .screen: "screen"
    case .plusLighter: "plus-lighter"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .clear, .copy, .sourceOver, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut, .destinationAtop, .xor:
      nil
    }
  }

  fileprivate var isMixed: Bool {
    if case .drawing(let drawing) = self { return drawing.mixes }
    return mode != .sourceOver
  }

  fileprivate var mode: BlendMode {
    switch self {
    case .fill(_, _, _, let mode), .stroke(_, _, _, let mode): mode
    case .image(let image): image.blendMode
    case .group(_, let style): style.blendMode
    case .glyphs, .drawing: .sourceOver
    }
  }
}

extension BlendMode {
  /// Whether SVG has no equivalent of the mode.
  fileprivate var isTakingAway: Bool {
    switch self {
    case .sourceOver, .multiply, .screen, .plusLighter, .overlay, .darken, .lighten, .colorDodge,
      .colorBurn, .hardLight, .softLight, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      false
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor:
      true
    }
  }
}
