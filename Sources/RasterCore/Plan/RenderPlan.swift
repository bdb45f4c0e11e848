/// A drawing resolved to device space, ready to be replayed by any number of bands.
struct RenderPlan: Sendable {
  /// The pixels that may have edges.
  private(set) var region: PixelRect
  /// The pixels of the picture.
  private(set) var visible: PixelRect
  var operations: [Operation] = []
  let edges: EdgeStore
  var clips: [Clip] = []
  var masks: [GlyphMask] = []
  /// Where the masks are drawn, as many as there are masks.
  var places: [PixelRect] = []

  /// Makes a plan of nothing whose shapes will have their edges in a store.
  init(region: PixelRect, edges: EdgeStore) {
    (self.region, visible, self.edges) = (region, region, edges)
  }

  /// Leaves out of the picture what is outside a rectangle, in which all operations are.
  mutating func crop(to extent: PixelRect) {
    visible = extent
    region = clips.reduce(extent) { $0.union($1.shape.bounds) }
  }

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
  struct Operation: Sendable {
    /// The pixels it may change.
    let bounds: PixelRect
    /// The number of the clip it is seen through, or nil.
    let clip: Int?
    let kind: Kind

    enum Kind: Sendable {
      case fill(Shape, Shader, BlendMode)
      /// Masks by their numbers.
      case masks(Range<Int>, Shader)
      case beginLayer
      case endLayer(alpha: UInt8, BlendMode)
    }
  }
}
