/// A drawing resolved to device space, ready to be replayed by any number of bands.
///
/// Operations name their clips and masks by numbers, so that a plan is a few flat arrays that all
/// threads read. Invariants: every edge is inside `region`, an operation changes no pixel outside
/// its bounds, a clip's parent is before it, and each beginning of a layer has its end.
struct RenderPlan: Sendable {
  /// The pixels that may have edges.
  private(set) var region: PixelRect
  /// The pixels of the picture.
  private(set) var visible: PixelRect
  var operations: [Operation] = []
  let edges: EdgeStore
  var clips: [Clip] = []
  var masks: [PlacedMask] = []
  /// Coverages by their numbers, and their fields for kernels.
  private(set) var coverages: [CoverageSpans] = []
  private(set) var memories: [CoverageSpans.Memory] = []
  var places: [PlacedCoverage] = []

  /// Makes a plan of nothing whose shapes will have their edges in a store.
  init(region: PixelRect, edges: EdgeStore) {
    self.region = region
    visible = region
    self.edges = edges
  }

  /// Appends a coverage, and returns its number.
  mutating func number(of coverage: CoverageSpans) -> UInt32 {
    coverages.append(coverage)
    memories.append(coverage.memory)
    return UInt32(coverages.count - 1)
  }

  /// The pixels of a placed coverage.
  func bounds(of place: PlacedCoverage) -> PixelRect {
    let memory = memories[Int(place.coverage)]
    return PixelRect(
      x: Int(memory.minX + place.x), y: Int(memory.minY + place.y), width: Int(memory.width),
      height: Int(memory.height))
  }

  /// Crops the picture to a rectangle, in which all operations are.
  mutating func crop(to extent: PixelRect) {
    visible = extent
    // Edges were cut to the old region; those of clips may be outside the new picture.
    region = clips.reduce(extent) { $0.union($1.shape.bounds) }
  }

  /// A clip with anti-aliased edges.
  struct Clip: Sendable {
    let shape: Shape
    /// The number of the clip it was made inside of, or nil.
    let parent: Int?
  }

  /// A mask and the pixels it covers.
  struct PlacedMask: Sendable {
    let mask: CoverageMask
    let place: PixelRect

    /// Places a mask with its first pixel in a column of a row.
    init(_ mask: CoverageMask, x: Int, y: Int) {
      self.mask = mask
      place = PixelRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    }
  }

  /// A coverage by its number in `coverages`, and the pixel that it is on.
  ///
  /// A picture has thousands of glyphs: this is what the kernel reads, and nothing to be retained.
  struct PlacedCoverage: Sendable {
    let coverage: UInt32
    let x: Int32, y: Int32
  }

  /// Pixels with their coverage.
  struct Shape: Sendable {
    let bounds: PixelRect
    let area: Area

    enum Area: Sendable {
      /// All pixels of the bounds.
      case all
      /// The area that edges enclose.
      case edges(Range<Int>, FillRule)
      /// A coverage by its number in `places`.
      case spans(Int)
    }

    /// Whether the shape is all pixels of its bounds.
    var isAll: Bool {
      if case .all = area { true } else { false }
    }
  }

  /// One drawing operation, in order.
  struct Operation: Sendable {
    /// The pixels it may change.
    let bounds: PixelRect
    /// The number in `clips` of the clip it is seen through, or nil.
    let clip: Int?
    let kind: Kind

    enum Kind: Sendable {
      case fill(Shape, Shader, BlendMode)
      /// Coverages by their numbers in `places`.
      case glyphs(Range<Int>, Shader)
      /// A mask by its number in `masks`.
      case mask(Int, Shader)
      case beginLayer
      case endLayer(alpha: UInt8, BlendMode)
    }
  }
}
