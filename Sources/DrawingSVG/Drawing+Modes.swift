import RasterCore

extension Drawing {
  /// Whether a command of the list is blended with the pixels under the list.
  var mixes: Bool { commands.contains { $0.content.isMixed } }

  /// Whether only pixels can show the list: a blend mode in it removes pixels under it.
  var needsPixels: Bool { commands.contains(where: \.needsPixels) }
}

extension Command {
  fileprivate var needsPixels: Bool {
    switch content {
    // A clip around a list is an element of its own, which nothing in it is mixed through.
    case .drawing(let drawing): drawing.needsPixels || (clip != nil && drawing.mixes)
    default: content.mode.isTakingAway
    }
  }
}

extension Command.Content {
  /// The name in CSS of the mode that blends the step with the pixels under it; nil for the usual
  /// one.
  var mixing: String? {
    switch mode {
    case .multiply: "multiply"
    case .screen: "screen"
    case .plusLighter: "plus-lighter"
    default: nil
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
  /// Whether the mode has no counterpart in SVG.
  fileprivate var isTakingAway: Bool {
    switch self {
    case .sourceOver, .multiply, .screen, .plusLighter: false
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor:
      true
    }
  }
}
