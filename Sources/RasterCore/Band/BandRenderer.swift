/// A renderer that replays plans for one band of the picture's rows at a time.
///
/// It runs stages 3 and 4 of `Rasteriser`.
///
/// Each thread has one renderer and draws its bands one after another with the same memory, which
/// has cells and a coverage row for the full width of the plans' region.
struct BandRenderer {
  private let plans: [RenderPlan]
  /// The plan being replayed.
  private(set) var plan: RenderPlan
  /// The band's rows, and all columns that edges may touch.
  private(set) var region: PixelRect
  private let memory: BandMemory
  private let cells: CellBuffer
  /// The coverage of the row being drawn.
  var row: CoverageRow
  /// The coverage of the row multiplied by a clip.
  private var clipped: CoverageRow
  /// The masks of the plan's clips in this band.
  ///
  /// Each mask is made when it is first needed.
  private var clipMasks: [ClipMask?] = []
  /// Whether the C kernels are used.
  let isWide: Bool
  /// The surface of the picture's rows, followed by the surface of each open layer.
  private var surfaces: [Surface] = []

  /// Makes a renderer for bands of at most `rows` rows.
  ///
  /// Call `finish()` after the last band.
  ///
  /// There must be at least one plan, and all plans must be for the same rectangle of the picture.
  init(_ plans: [RenderPlan], rows: Int, wide: Bool) {
    self.plans = plans
    plan = plans[0]
    isWide = wide
    region = plan.region
    region.maxY = region.minY + rows
    memory = BandMemory.take(region)
    cells = memory.cells
    (row, clipped) = (memory.row, memory.clipped)
    (row.left, clipped.left) = (region.minX, region.minX)
  }

  /// Returns the memory to the pool of kept memory.
  ///
  /// The renderer must not be used afterwards.
  func finish() { memory.giveBack() }

  /// Draws all plans into the rows of a surface.
  mutating func render(into surface: Surface) {
    region.minY = surface.region.minY
    region.maxY = surface.region.maxY
    for next in plans {
      plan = next
      replay(onto: surface)
    }
  }

  private mutating func replay(onto surface: Surface) {
    clipMasks = Array(repeating: nil, count: plan.clips.count)
    surfaces = [surface]
    plan.operations.withUnsafeBufferPointer { operations in
      for index in operations.indices {
        let seen = operations[index].bounds.intersection(region)
        // The operations that begin and end a layer have the same bounds, so both are skipped or
        // neither is.
        if !seen.isEmpty { draw(operations[index], in: seen) }
      }
    }
  }

  /// Draws the part of an operation that is in the band.
  private mutating func draw(_ operation: RenderPlan.Operation, in seen: PixelRect) {
    switch operation.kind {
    case .fill(let shape, let shader, let mode):
      prepare(operation.clip)
      fill(shape, seen, clip: operation.clip, shader, mode)
    case .glyphs(let places, let shader):
      prepare(operation.clip)
      draw(places, seen, clip: operation.clip, shader)
    case .mask(let index, let shader):
      prepare(operation.clip)
      draw(mask: index, seen, clip: operation.clip, shader)
    case .beginLayer: surfaces.append(Surface(region: seen))
    case .endMask(let value): endMask(value)
    case .endLayer(let alpha, let mode):
      prepare(operation.clip)
      endLayer(clip: operation.clip, alpha: alpha, mode)
    }
  }

  private mutating func fill(
    _ shape: RenderPlan.Shape, _ seen: PixelRect, clip: Int?, _ shader: Shader, _ mode: BlendMode
  ) {
    // In the usual case, one colour is blended over the existing pixels without a clip, and a
    // single kernel both sweeps and blends.
    if isWide, clip == nil, mode == .sourceOver, case .solid(let word) = shader,
      fill(shape, seen, with: word)
    {
      return
    }
    let rows = add(shape, in: seen)
    for y in seen.minY..<seen.maxY {
      sweep(shape, seen, y, rows)
      paint(y, clip: clip, shader, mode)
    }
  }

  /// Fills a shape with one colour, using a kernel.
  ///
  /// Returns false if there is no kernel for this kind of shape.
  private func fill(_ shape: RenderPlan.Shape, _ seen: PixelRect, with word: UInt32) -> Bool {
    switch shape.area {
    case .all: return false
    case .edges(_, let rule):
      let rows = add(shape, in: seen)
      painter.surface.fill(cells, in: seen, rows: rows, rule, with: word, using: row)
    case .spans(let number):
      painter.surface.fill(plan, number..<number + 1, in: seen, with: word)
    }
    return true
  }

  /// Adds the edges of a shape to the cells, and returns the rows to sweep, as one bit per row from
  /// the first.
  private func add(_ shape: RenderPlan.Shape, in seen: PixelRect) -> UInt64 {
    // Every touched row was swept, which left its cells clean, so the cells can be laid out anew:
    // as narrow as the shape, so that a small shape's cells are adjacent in memory.
    cells.move(to: seen)
    guard case .edges(let range, _) = shape.area else {
      // All rows of a rectangle are equal, so only the first is swept. Rows of spans are not
      // compared, so each is swept.
      return shape.isAll ? 1 : .max
    }
    return cells.add(plan.edges[range], wide: isWide)
  }

  /// Computes a shape's coverage of a row, unless it equals that of the row above.
  private mutating func sweep(
    _ shape: RenderPlan.Shape, _ bounds: PixelRect, _ y: Int, _ rows: UInt64
  ) {
    guard cells.differs(y, rows) else { return }
    switch shape.area {
    case .all:
      row.count = 0
      row.append(bounds.minX, bounds.maxX, value: 255)
    case .edges(_, let rule): cells.sweep(y, rule: rule, into: &row, wide: isWide)
    case .spans(let number):
      let place = plan.places[number]
      row.set(
        plan.coverages[Int(place.coverage)], row: y - Int(place.y), x: Int(place.x),
        in: bounds.columns)
    }
  }

  /// The painter of the innermost layer.
  var painter: Painter {
    Painter(surface: surfaces[surfaces.count - 1], scratch: memory.scratch, isWide: isWide)
  }

  /// Paints the row, through a clip's mask if there is one.
  mutating func paint(_ y: Int, clip: Int?, _ shader: Shader, _ mode: BlendMode) {
    guard row.count > 0 else { return }
    guard let clip, let mask = clipMasks[clip] else {
      return painter.paint(row, y: y, shader, mode)
    }
    mask.multiply(row, row: y, into: &clipped)
    painter.paint(clipped, y: y, shader, mode)
  }

  /// Makes the masks of a clip and of its ancestors for the band's rows, unless they exist.
  private mutating func prepare(_ clip: Int?) {
    guard let clip, clipMasks[clip] == nil else { return }
    let shape = plan.clips[clip].shape
    let parent = plan.clips[clip].parent
    // The parent's mask is made first, because it is swept from the same buffer of cells that this
    // clip's edges fill below.
    prepare(parent)
    let bounds = shape.bounds.intersection(region)
    var mask = ClipMask(bounds: bounds, left: region.minX)
    let rows = add(shape, in: bounds)
    for y in bounds.minY..<bounds.maxY {
      sweep(shape, bounds, y, rows)
      if let parent, let outer = clipMasks[parent] {
        outer.multiply(row, row: y, into: &clipped)
        mask.append(clipped)
      } else {
        mask.append(row)
      }
    }
    clipMasks[clip] = mask
  }

  /// Removes the innermost layer, which is a mask, and multiplies the layer below it by the mask's
  /// values.
  private mutating func endMask(_ value: MaskValue) {
    let mask = surfaces.removeLast()
    defer { mask.deallocate() }
    let (layer, region) = (surfaces[surfaces.count - 1], mask.region)
    for y in region.minY..<region.maxY {
      value.multiply(
        layer.pixels(x: region.minX, y: y), by: mask.pixels(x: region.minX, y: y),
        count: region.width)
    }
  }

  /// Blends the innermost layer into the layer or picture below it.
  private mutating func endLayer(clip: Int?, alpha: UInt8, _ mode: BlendMode) {
    let layer = surfaces.removeLast()
    defer { layer.deallocate() }
    for y in layer.region.minY..<layer.region.maxY {
      row.count = 0
      row.append(layer.region.minX, layer.region.maxX, value: 255)
      var source = row
      if let clip, let mask = clipMasks[clip] {
        mask.multiply(row, row: y, into: &clipped)
        source = clipped
      }
      painter.paint(source, y: y, layer, alpha: UInt32(alpha), mode)
    }
  }
}
