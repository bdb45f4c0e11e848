import Foundation

/// Resolves a drawing to device space.
struct Planner {
  /// A clip as far as it is known: everything outside its bounds is hidden.
  struct Clip {
    var bounds: PixelRect
    /// The number of the mask inside the bounds, or nil when all of them can be seen.
    var mask: Int?
  }

  var plan: RenderPlan
  var builder: EdgeBuilder
  var images = ImageCache()
  var shadows = ShadowCache()

  private init(region: PixelRect) {
    builder = EdgeBuilder()
    plan = RenderPlan(region: region, edges: builder.edges)
  }

  /// Makes a plan of a drawing under a map, for the pixels of a region.
  static func plan(
    _ drawing: Drawing, transform: CGAffineTransform, region: PixelRect
  ) -> RenderPlan {
    var planner = Planner(region: region)
    planner.add(drawing, transform: transform, clip: Clip(bounds: region, mask: nil))
    return planner.plan
  }

  /// Appends the steps of a drawing.
  mutating func add(_ drawing: Drawing, transform: CGAffineTransform, clip: Clip) {
    var known: [ObjectIdentifier: Clip] = [:]
    for command in drawing.commands {
      let inner = resolve(command.clip, inside: clip, transform, &known)
      guard !inner.bounds.isEmpty else { continue }
      add(command.content, transform: command.transform.concatenating(transform), clip: inner)
    }
  }

  private mutating func add(
    _ content: Command.Content, transform: CGAffineTransform, clip: Clip
  ) {
    switch content {
    case .fill(let path, let rule, let paint, let mode):
      fill(path, rule, paint, mode, transform, clip)
    case .stroke(let path, let style, let paint, let mode):
      stroke(path, style, paint, mode, transform, clip)
    case .image(let image): draw(image, transform, clip)
    case .glyphs(let run, let origin, let paint): draw(run, at: origin, paint, transform, clip)
    case .drawing(let drawing): add(drawing, transform: transform, clip: clip)
    case .group(let drawing, let style): group(drawing, style, transform, clip)
    }
  }

  /// Returns a clip node's intersection with all those around it.
  private mutating func resolve(
    _ node: ClipNode?, inside outer: Clip, _ transform: CGAffineTransform,
    _ known: inout [ObjectIdentifier: Clip]
  ) -> Clip {
    guard let node else { return outer }
    if let clip = known[ObjectIdentifier(node)] { return clip }
    let parent = resolve(node.parent, inside: outer, transform, &known)
    let clip = intersect(parent, node, transform)
    known[ObjectIdentifier(node)] = clip
    return clip
  }

  private mutating func intersect(
    _ parent: Clip, _ node: ClipNode, _ transform: CGAffineTransform
  ) -> Clip {
    let shape = shape(of: node.path, node.rule, transform, parent.bounds)
    guard !shape.bounds.isEmpty else { return Clip(bounds: .empty, mask: nil) }
    guard shape.edges != nil else { return Clip(bounds: shape.bounds, mask: parent.mask) }
    plan.clips.append(RenderPlan.Clip(shape: shape, parent: parent.mask))
    return Clip(bounds: shape.bounds, mask: plan.clips.count - 1)
  }

  /// Returns a path's shape, without edges when it is a rectangle of whole pixels.
  mutating func shape(
    of path: Path, _ rule: FillRule, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) -> RenderPlan.Shape {
    if let rect = path.pixelRect(under: transform) {
      return RenderPlan.Shape(bounds: rect.intersection(bounds), edges: nil, rule: rule)
    }
    return shape(rule, bounds) { $0.add(path, transform: transform) }
  }

  /// Returns the shape of the edges that a closure adds.
  mutating func shape(
    _ rule: FillRule, _ bounds: PixelRect, _ add: (inout EdgeBuilder) -> Void
  ) -> RenderPlan.Shape {
    let first = builder.edges.count
    builder.begin(clip: bounds)
    add(&builder)
    let seen = builder.end()
    return RenderPlan.Shape(bounds: seen, edges: first..<builder.edges.count, rule: rule)
  }
}
