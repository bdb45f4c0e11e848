/// A drawing converted to device space, ready to be replayed by any number of bands.
///
/// Operations refer to their clips and masks by index, so a plan consists of a few flat arrays that
/// all threads read. The invariants are: every edge is inside `region`, an operation changes no
/// pixel outside its bounds, the clip in which a clip is nested precedes it, and each beginning of
/// a layer has an end.
struct RenderPlan: Sendable {
  /// The pixels that edges may touch.
  private(set) var region: PixelRect
  /// The pixels of the picture.
  private(set) var visible: PixelRect
  var operations: [Operation] = []
  let edges: EdgeStore
  var clips: [Clip] = []
  var masks: [PlacedMask] = []
  /// The coverages, and at the same indices the pointers to their spans, which kernels read.
  private(set) var coverages: [CoverageSpans] = []
  private(set) var memories: [CoverageSpans.Memory] = []
  var places: [PlacedCoverage] = []

  /// Makes an empty plan.
  ///
  /// `edges` is the store to which the edges of the plan's shapes are appended.
  init(region: PixelRect, edges: EdgeStore) {
    self.region = region
    visible = region
    self.edges = edges
  }

  /// Appends a coverage and returns its index.
  mutating func number(of coverage: CoverageSpans) -> UInt32 {
    coverages.append(coverage)
    memories.append(coverage.memory)
    return UInt32(coverages.count - 1)
  }

  func bounds(of place: PlacedCoverage) -> PixelRect {
    let memory = memories[Int(place.coverage)]
    return PixelRect(
      x: Int(memory.minX + place.x), y: Int(memory.minY + place.y), width: Int(memory.width),
      height: Int(memory.height))
  }

  /// Crops the picture to a rectangle that contains all operations.
  mutating func crop(to extent: PixelRect) {
    visible = extent
    // The region must contain all edges, and the edges of clips may be outside the new picture.
    region = clips.reduce(extent) { $0.union($1.shape.bounds) }
  }

  /// A clip with anti-aliased edges.
  struct Clip: Sendable {
    let shape: Shape
    /// The index of the clip that this one is nested in, or nil if there is none.
    let parent: Int?
  }

  /// A mask and the pixels it covers.
  struct PlacedMask: Sendable {
    let mask: CoverageMask
    let place: PixelRect

    /// Places a mask with its first pixel at a position.
    init(_ mask: CoverageMask, x: Int, y: Int) {
      self.mask = mask
      place = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    }
  }

  /// A coverage, given by its index in `coverages`, and the pixel at which it is placed.
  ///
  /// A picture has thousands of glyphs, so the struct has the layout that the kernel reads, and no
  /// references to retain.
  struct PlacedCoverage: Sendable {
    let coverage: UInt32
    let x: Int32, y: Int32
  }

  /// A set of pixels with their coverage.
  struct Shape: Sendable {
    let bounds: PixelRect
    let area: Area

    enum Area: Sendable {
      /// All pixels of the bounds.
      case all
      /// The area that edges enclose by a fill rule; the range is that of the edges in
      /// `RenderPlan.edges`.
      case edges(Range<Int>, FillRule)
      /// A coverage, given by the index of its placement in `places`.
      case spans(Int)
    }

    /// Whether the shape consists of all pixels of its bounds.
    var isAll: Bool {
      if case .all = area { true } else { false }
    }
  }

  /// A drawing operation.
  struct Operation: Sendable {
    /// The pixels that the operation may change.
    let bounds: PixelRect
    /// The index in `clips` of the operation's clip, or nil if there is none.
    let clip: Int?
    let kind: Kind

    enum Kind: Sendable {
      case fill(Shape, Shader, BlendMode)
      /// Coverages, given by the indices of their placements in `places`.
      case glyphs(Range<Int>, Shader)
      /// A mask, given by its index in `masks`.
      case mask(Int, Shader)
      case beginLayer
      /// The end of a layer that is a mask, which multiplies the pixels of the layer below it.
      case endMask(MaskValue)
      case endLayer(alpha: UInt8, BlendMode)
    }
  }
}
