extension BlendMode {
  /// Returns the result of blending a source `s` with a destination `d` in a fully covered pixel.
  func combine(_ s: UInt32, _ d: UInt32) -> UInt32 {
    let (a, b) = (s >> 24, d >> 24)
    switch self {
    case .clear: return 0
    case .copy: return s
    case .sourceOver: return Blending.over(s, d)
    case .sourceIn: return Blending.scaled(s, by: b)
    case .sourceOut: return Blending.scaled(s, by: 255 - b)
    case .sourceAtop: return Self.sum(s, b, d, 255 - a)
    case .destinationOver: return Blending.over(d, s)
    case .destinationIn: return Blending.scaled(d, by: a)
    case .destinationOut: return Blending.scaled(d, by: 255 - a)
    case .destinationAtop: return Self.sum(s, 255 - b, d, a)
    case .xor: return Self.sum(s, 255 - b, d, 255 - a)
    case .plusLighter: return Blending.sum(s, d)
    case .multiply: return Self.eachChannel(s, d, Self.multiplied)
    case .screen: return Self.eachChannel(s, d) { s, _, d, _ in s + d - Blending.product(s, d) }
    default: return mixed(s, d)
    }
  }

  /// Returns `s·f + d·g`, with each channel limited to 255.
  private static func sum(_ s: UInt32, _ f: UInt32, _ d: UInt32, _ g: UInt32) -> UInt32 {
    Blending.sum(Blending.scaled(s, by: f), Blending.scaled(d, by: g))
  }

  /// Returns S·D + S·(1−b) + D·(1−a) for one channel, where a and b are the alphas.
  private static func multiplied(_ s: UInt32, _ a: UInt32, _ d: UInt32, _ b: UInt32) -> UInt32 {
    min(255, (s * d + s * (255 - b) + d * (255 - a) + 127) / 255)
  }

  private static func eachChannel(
    _ s: UInt32, _ d: UInt32, _ body: (UInt32, UInt32, UInt32, UInt32) -> UInt32
  ) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result |= body(s >> shift & 255, s >> 24, d >> shift & 255, d >> 24) << shift
    }
    return result
  }
}
