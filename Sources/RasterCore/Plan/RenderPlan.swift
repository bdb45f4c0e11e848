/// A drawing resolved to device space, ready to be replayed by any number of bands.
struct RenderPlan: Sendable {
  /// The pixels that shapes and clips were cut to.
  let region: PixelRect
  /// The pixels of the picture: all of the region or those that anything is drawn on.
  var visible: PixelRect
  var operations: [Operation] = []
  var edges: [Edge] = []
  var clips: [Clip] = []

  /// Makes a plan of nothing.
  init(region: PixelRect) { (self.region, visible) = (region, region) }

  /// A clip with anti-aliased edges.
  struct Clip: Sendable {
    let shape: Shape
    /// The number of the clip it was made inside of, or nil.
    let parent: Int?
  }

  /// Edges and how they enclose pixels.
  struct Shape: Sendable {
    let bounds: PixelRect
    /// Which edges, or nil for all pixels of the bounds.
    let edges: Range<Int>?
    let rule: FillRule
  }

  /// What is drawn, in order.
  enum Operation: Sendable {
    case fill(Shape, clip: Int?, Shader, BlendMode)
    case masks([PlacedMask], bounds: PixelRect, clip: Int?, Shader)
    case beginLayer(bounds: PixelRect)
    case endLayer(bounds: PixelRect, clip: Int?, alpha: UInt8, BlendMode)
  }

  /// A mask and the pixel its first byte lies on.
  struct PlacedMask: Sendable {
    let mask: GlyphMask
    let x: Int, y: Int

    var bounds: PixelRect {
      PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    }
  }
}
