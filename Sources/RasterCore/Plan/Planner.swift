import Foundation

/// A planner that converts a drawing to device space: the second stage of `Rasteriser`.
///
/// The planner visits the commands in order and appends the following for each:
///
/// ```
/// a path or a stroke      its edges or its cached coverage, and an operation that fills it
/// an image                the shape of its rectangle, filled with the image's pixels
/// unrotated glyphs        their coverages; other glyphs are treated as paths
/// a group                 its operations, inside a layer unless the group is plain
/// a group with a shadow   a picture of the group, over a mask of its blurred alpha
/// a clip                  smaller bounds, and edges unless it is a rectangle of whole pixels
/// ```
struct Planner {
  /// The clip of the commands that are being planned.
  ///
  /// Everything outside its bounds is hidden.
  struct Clip {
    var bounds: PixelRect
    /// The index in `RenderPlan.clips` of the clip inside the bounds, or nil if all pixels inside
    /// the bounds are visible.
    var number: Int?
  }

  /// The transform and the clip with which a command is planned.
  struct Scope {
    /// The transform from the command's coordinates to device space.
    let transform: CGAffineTransform
    let clip: Clip

    /// The scope for drawing into a layer.
    ///
    /// The clip's anti-aliased edges are not applied inside the layer, but once, at the layer's
    /// end.
    var insideLayer: Scope {
      Scope(transform: transform, clip: Clip(bounds: clip.bounds, number: nil))
    }
  }

  var plan: RenderPlan
  var builder: EdgeBuilder
  let images: ImageCache
  var shadows = ShadowCache()
  let glyphs = GlyphMemo()
  let shapes: ShapeMemo

  /// Makes a planner with an empty plan.
  ///
  /// Planners may share a cache of reduced images.
  init(
    region: PixelRect, images: ImageCache = ImageCache(), shapes: ShapeMemo = .learned()
  ) {
    self.shapes = shapes
    builder = EdgeBuilder()
    plan = RenderPlan(region: region, edges: builder.edges)
    self.images = images
  }

  /// Makes a plan of a drawing under a transform, for the pixels of a region.
  static func plan(
    _ drawing: Drawing, transform: CGAffineTransform, region: PixelRect,
    shapes: ShapeMemo = .learned()
  ) -> RenderPlan {
    var planner = Planner(region: region, shapes: shapes)
    let clip = Clip(bounds: region, number: nil)
    planner.add(drawing, in: Scope(transform: transform, clip: clip))
    return planner.plan
  }

  /// Appends the commands of a drawing.
  mutating func add(_ drawing: Drawing, in scope: Scope) {
    add(drawing.commands[...], in: scope)
  }

  /// Appends consecutive commands of a drawing.
  mutating func add(_ commands: ArraySlice<Command>, in scope: Scope) {
    // Commands share clip nodes, so the edges of each node are planned only once.
    var known: [ObjectIdentifier: Clip] = [:]
    for command in commands {
      let clip = resolve(command.clip, in: scope, &known)
      guard !clip.bounds.isEmpty else { continue }
      let transform = command.transform.concatenating(scope.transform)
      add(command.content, in: Scope(transform: transform, clip: clip))
    }
  }

  private mutating func add(_ content: Command.Content, in scope: Scope) {
    switch content {
    case .fill(let path, let rule, let paint, let mode): fill(path, rule, paint, mode, in: scope)
    case .stroke(let path, let style, let paint, let mode):
      stroke(path, style, paint, mode, in: scope)
    case .image(let image): draw(image, in: scope)
    case .glyphs(let run, let origin, let paint): draw(run, at: origin, paint, in: scope)
    case .drawing(let drawing): add(drawing, in: scope)
    case .group(let drawing, let style): group(drawing, style, in: scope)
    }
  }

  /// Returns the clip of a node, intersected with those of all its ancestors.
  private mutating func resolve(
    _ node: ClipNode?, in scope: Scope, _ known: inout [ObjectIdentifier: Clip]
  ) -> Clip {
    guard let node else { return scope.clip }
    if let clip = known[ObjectIdentifier(node)] { return clip }
    let parent = resolve(node.parent, in: scope, &known)
    let clip = intersect(parent, node, scope.transform)
    known[ObjectIdentifier(node)] = clip
    return clip
  }

  private mutating func intersect(
    _ parent: Clip, _ node: ClipNode, _ transform: CGAffineTransform
  ) -> Clip {
    let shape = shape(of: node.path, node.rule, transform, parent.bounds)
    guard !shape.bounds.isEmpty else { return Clip(bounds: .empty, number: nil) }
    // A rectangle of whole pixels has no edges to anti-alias, so its bounds are enough.
    guard !shape.isAll else { return Clip(bounds: shape.bounds, number: parent.number) }
    plan.clips.append(RenderPlan.Clip(shape: shape, parent: parent.number))
    return Clip(bounds: shape.bounds, number: plan.clips.count - 1)
  }
}
