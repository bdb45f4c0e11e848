/// Replays a plan for some rows of the picture after others.
struct BandRenderer {
  let plan: RenderPlan
  /// The band's rows in all columns that edges may be in.
  private(set) var region: PixelRect
  private let cells: CellBuffer
  var row: CoverageRow
  var clipped: CoverageRow
  private(set) var masks: [ClipMask?] = []
  let scratch: UnsafeMutablePointer<UInt32>
  var surfaces: [Surface] = []

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
    plan.operations.withUnsafeBufferPointer { operations in
      for index in operations.indices {
        let seen = operations[index].bounds.intersection(region)
        if !seen.isEmpty { draw(operations[index], in: seen) }
      }
    }
  }

  /// Draws what can be seen of an operation in the band.
  private mutating func draw(_ operation: RenderPlan.Operation, in seen: PixelRect) {
    switch operation.kind {
    case .fill(let shape, let shader, let mode):
      prepare(operation.clip)
      add(shape)
      for y in seen.minY..<seen.maxY {
        sweep(shape, seen, y)
        paint(y, clip: operation.clip, shader, mode)
      }
    case .masks(let masks, let shader):
      prepare(operation.clip)
      for index in masks { draw(mask: index, seen, clip: operation.clip, shader) }
    case .beginLayer: surfaces.append(Surface(region: seen))
    case .endLayer(let alpha, let mode):
      prepare(operation.clip)
      endLayer(clip: operation.clip, alpha: alpha, mode)
    }
  }

  /// Adds a shape's edges to the cells.
  private func add(_ shape: RenderPlan.Shape) {
    if let range = shape.edges { cells.add(plan.edges[range]) }
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

  /// What draws into the innermost layer.
  var painter: Painter { Painter(surface: surfaces[surfaces.count - 1], scratch: scratch) }

  /// Paints the row, through a clip's mask if there is one.
  mutating func paint(_ y: Int, clip: Int?, _ shader: Shader, _ mode: BlendMode) {
    guard row.count > 0 else { return }
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
}
