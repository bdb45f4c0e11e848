import Foundation

extension Planner {
  /// Appends a group to the plan.
  ///
  /// A plain group is drawn directly. Of the other groups, one with a mask is drawn in a layer that
  /// the mask multiplies, one with a shadow is drawn over its shadow, and any other in a layer.
  mutating func group(_ drawing: Drawing, _ style: GroupStyle, in scope: Scope) {
    if style.isPlain { return add(drawing, in: scope) }
    if let mask = style.mask { return masked(drawing, mask, style, in: scope) }
    if let shadow = style.shadow { return shadowed(drawing, shadow, style, in: scope) }
    layer(style, scope.clip) { $0.add(drawing, in: scope.insideLayer) }
  }

  /// Appends a group whose layer is multiplied by a mask before it is composited.
  private mutating func masked(
    _ drawing: Drawing, _ mask: GroupMask, _ style: GroupStyle, in scope: Scope
  ) {
    let inner = GroupStyle(shadow: style.shadow, isShadowOnly: style.isShadowOnly)
    layer(style, scope.clip) { planner in
      let first = planner.plan.operations.count
      planner.group(drawing, inner, in: scope.insideLayer)
      // The mask is planned only for the pixels that the group draws.
      let extent = planner.plan.extent(from: first)
      guard !extent.isEmpty else { return }
      planner.plan.operations.append(.beginLayer(bounds: extent))
      let clip = Clip(bounds: extent, number: nil)
      planner.add(mask.drawing, in: Scope(transform: scope.transform, clip: clip))
      planner.plan.operations.append(
        RenderPlan.Operation(bounds: extent, clip: nil, kind: .endMask(MaskValue(mask))))
    }
  }

  /// Appends a layer with the operations that a closure appends.
  mutating func layer(_ style: GroupStyle, _ clip: Clip, _ add: (inout Planner) -> Void) {
    let alpha = UInt8(Color.clamp(Double(style.alpha)) * 255 + 0.5)
    // A fully transparent layer is omitted, unless its blend mode changes the pixels below it even
    // if the source is transparent.
    guard alpha > 0 || !style.blendMode.ignoresClearSource else { return }
    let first = plan.operations.count
    plan.operations.append(.beginLayer(bounds: clip.bounds))
    add(&self)
    // The final size of the layer is known only now; the clip's bounds were a placeholder. If the
    // mode changes pixels even for a transparent source, the layer must cover the whole clip.
    let bounds =
      style.blendMode.ignoresClearSource ? plan.extent(from: first + 1) : clip.bounds
    guard !bounds.isEmpty else {
      plan.operations.removeSubrange(first...)
      return
    }
    plan.operations[first] = .beginLayer(bounds: bounds)
    plan.operations.append(
      RenderPlan.Operation(
        bounds: bounds, clip: clip.number, kind: .endLayer(alpha: alpha, style.blendMode)))
  }

  /// Appends a group over its shadow, or only the shadow if the style says so.
  ///
  /// The group is drawn once, into a separate bitmap, whose blurred alpha is the shadow.
  private mutating func shadowed(
    _ drawing: Drawing, _ shadow: Shadow, _ style: GroupStyle, in scope: Scope
  ) {
    let clip = scope.clip
    let cast = ShadowCast(shadow, transform: scope.transform)
    // Content outside the clip is drawn too if its shadow may be inside the clip.
    let casting = cast.source(of: clip.bounds)
    let region = style.isShadowOnly ? casting : clip.bounds.union(casting)
    var content = Planner.plan(drawing, transform: scope.transform, region: region)
    let extent = content.extent(from: 0)
    guard !extent.isEmpty else { return }
    content.crop(to: extent)
    let bitmap = BandScheduler.rasterized(PlanChunks([content]), background: 0, bands: nil)
    guard !style.isShadowOnly else { return placeShadow(of: bitmap, extent, cast, clip) }
    guard style.isPlainApartFromShadow else {
      return layer(style, clip) { $0.place(bitmap, extent, cast, scope.insideLayer.clip) }
    }
    place(bitmap, extent, cast, clip)
  }

  /// Appends the shadow of a finished group and then the group itself.
  private mutating func place(
    _ bitmap: Bitmap, _ extent: PixelRect, _ cast: ShadowCast, _ clip: Clip
  ) {
    placeShadow(of: bitmap, extent, cast, clip)
    let bounds = extent.intersection(clip.bounds)
    append(
      RenderPlan.Shape(bounds: bounds, area: .all),
      .image(ImageShader(bitmap, at: extent)), .sourceOver, clip)
  }

  /// Appends the shadow of a finished group without the group itself.
  private mutating func placeShadow(
    of bitmap: Bitmap, _ extent: PixelRect, _ cast: ShadowCast, _ clip: Clip
  ) {
    guard let shadow = cast.mask(of: bitmap, at: extent, seenIn: clip.bounds, &shadows) else {
      return
    }
    let bounds = shadow.place.intersection(clip.bounds)
    guard !bounds.isEmpty else { return }
    plan.masks.append(shadow)
    plan.operations.append(
      RenderPlan.Operation(
        bounds: bounds, clip: clip.number, kind: .mask(plan.masks.count - 1, .solid(cast.color))))
  }
}

extension GroupStyle {
  /// Whether the group needs no layer, apart from its shadow.
  fileprivate var isPlainApartFromShadow: Bool { alpha >= 1 && blendMode == .sourceOver }
}

extension BlendMode {
  /// Whether a transparent source leaves the destination unchanged.
  var ignoresClearSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}

extension RenderPlan {
  /// Returns the pixels that the operations from an index on may change.
  func extent(from first: Int) -> PixelRect {
    operations[first...].reduce(.empty) { extent, operation in
      if case .beginLayer = operation.kind { return extent }
      return extent.union(operation.bounds)
    }
  }
}

extension RenderPlan.Operation {
  /// Returns the operation that begins a layer of the pixels in `bounds`.
  fileprivate static func beginLayer(bounds: PixelRect) -> RenderPlan.Operation {
    RenderPlan.Operation(bounds: bounds, clip: nil, kind: .beginLayer)
  }
}
