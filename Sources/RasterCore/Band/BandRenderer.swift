/// Replays a plan for some rows of the picture after others.
struct BandRenderer {
  private let plan: RenderPlan
  /// The band's rows in all columns that edges may be in.
  private var region: PixelRect
  private let cells: CellBuffer
  private var row: CoverageRow
  private var clipped: CoverageRow
  private var masks: [ClipMask?] = []
  private let scratch: UnsafeMutablePointer<UInt32>
  private var surfaces: [Surface] = []

  /// Makes a renderer for bands of up to a number of rows, to be deallocated.
  init(_ plan: RenderPlan, rows: Int) {
    self.plan = plan
    region = plan.region
    region.maxY = region.minY + rows
    cells = CellBuffer(region: region)
    row = CoverageRow(left: region.minX, width: region.width)
    clipped = CoverageRow(left: region.minX, width: region.width)
    scratch = .allocate(capacity: max(1, region.width))
  }

  func deallocate() {
    row.deallocate()
    clipped.deallocate()
    scratch.deallocate()
  }

  /// Draws the rows of a surface.
  mutating func render(into surface: Surface) {
    (region.minY, region.maxY) = (surface.region.minY, surface.region.maxY)
    cells.move(toRows: region.minY, region.maxY)
    masks = Array(repeating: nil, count: plan.clips.count)
    surfaces = [surface]
    for operation in plan.operations { draw(operation) }
  }

  private mutating func draw(_ operation: RenderPlan.Operation) {
    switch operation {
    case .fill(let shape, let clip, let shader, let mode):
      fill(shape, clip: clip, shader, mode)
    case .masks(let masks, let bounds, let clip, let shader):
      for mask in masks { draw(mask, bounds: bounds, clip: clip, shader) }
    case .beginLayer(let bounds):
      surfaces.append(Surface(region: bounds.intersection(region)))
    case .endLayer(let bounds, let clip, let alpha, let mode):
      endLayer(bounds, clip: clip, alpha: alpha, mode)
    }
  }

  private mutating func fill(
    _ shape: RenderPlan.Shape, clip: Int?, _ shader: Shader, _ mode: BlendMode
  ) {
    let bounds = shape.bounds.intersection(region)
    guard !bounds.isEmpty else { return }
    prepare(clip)
    add(shape)
    for y in bounds.minY..<bounds.maxY {
      sweep(shape, bounds, y)
      paint(y, clip: clip, shader, mode)
    }
  }

  /// Adds a shape's edges to the cells.
  private func add(_ shape: RenderPlan.Shape) {
    guard let range = shape.edges else { return }
    plan.edges.withUnsafeBufferPointer {
      cells.add(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Makes a shape's coverage of a row.
  private mutating func sweep(_ shape: RenderPlan.Shape, _ bounds: PixelRect, _ y: Int) {
    if shape.edges == nil {
      row.count = 0
      row.append(bounds.minX, bounds.maxX, value: 255)
    } else {
      cells.sweep(y, from: bounds.minX, to: bounds.maxX, rule: shape.rule, into: &row)
    }
  }

  /// Paints the row, through a clip's mask if there is one.
  private mutating func paint(_ y: Int, clip: Int?, _ shader: Shader, _ mode: BlendMode) {
    guard row.count > 0 else { return }
    let painter = Painter(surface: surfaces[surfaces.count - 1], scratch: scratch)
    guard let clip, let mask = masks[clip] else {
      return painter.paint(row, y: y, shader, mode)
    }
    mask.multiply(row, row: y, into: &clipped)
    painter.paint(clipped, y: y, shader, mode)
  }

  /// Makes the masks of a clip and of those around it for the band's rows.
  private mutating func prepare(_ clip: Int?) {
    guard let clip, masks[clip] == nil else { return }
    let (shape, parent) = (plan.clips[clip].shape, plan.clips[clip].parent)
    prepare(parent)
    let bounds = shape.bounds.intersection(region)
    var mask = ClipMask(firstRow: bounds.minY, width: region.width, rows: bounds.height)
    add(shape)
    for y in bounds.minY..<bounds.maxY {
      sweep(shape, bounds, y)
      if let parent, let outer = masks[parent] {
        outer.multiply(row, row: y, into: &clipped)
        mask.append(clipped)
      } else {
        mask.append(row)
      }
    }
    masks[clip] = mask
  }

  private mutating func draw(
    _ placed: RenderPlan.PlacedMask, bounds: PixelRect, clip: Int?, _ shader: Shader
  ) {
    let seen = placed.bounds.intersection(bounds).intersection(region)
    guard !seen.isEmpty else { return }
    prepare(clip)
    for y in seen.minY..<seen.maxY {
      row.count = 0
      row.append(seen.minX, seen.maxX, value: Int(CoverageRow.Run.bytes))
      let start = (y - placed.y) * placed.mask.width + seen.minX - placed.x
      placed.mask.coverage.withUnsafeBufferPointer { coverage in
        guard let base = coverage.baseAddress else { return }
        (row.bytes + (seen.minX - row.left)).update(from: base + start, count: seen.width)
      }
      paint(y, clip: clip, shader, .sourceOver)
    }
  }

  /// Draws the innermost layer into the one around it.
  private mutating func endLayer(
    _ bounds: PixelRect, clip: Int?, alpha: UInt8, _ mode: BlendMode
  ) {
    let layer = surfaces.removeLast()
    defer { layer.deallocate() }
    let seen = layer.region
    guard !seen.isEmpty else { return }
    prepare(clip)
    for y in seen.minY..<seen.maxY {
      row.count = 0
      row.append(seen.minX, seen.maxX, value: 255)
      var source = row
      if let clip, let mask = masks[clip] {
        mask.multiply(row, row: y, into: &clipped)
        source = clipped
      }
      Painter(surface: surfaces[surfaces.count - 1], scratch: scratch)
        .paint(source, y: y, layer, alpha: UInt32(alpha), mode)
    }
  }
}
